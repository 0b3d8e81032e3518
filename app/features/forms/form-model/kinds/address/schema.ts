import { z } from "zod";
import { fieldBase } from "../../schema-parts";

export const addressSchema = z.object({ ...fieldBase, kind: z.literal("address") });
