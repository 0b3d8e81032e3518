import { z } from "zod";
import { fieldBase } from "../../schema-parts";

export const nameSchema = z.object({ ...fieldBase, kind: z.literal("name") });
