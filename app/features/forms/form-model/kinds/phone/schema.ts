import { z } from "zod";
import { fieldBase } from "../../schema-parts";

export const phoneSchema = z.object({ ...fieldBase, kind: z.literal("phone") });
