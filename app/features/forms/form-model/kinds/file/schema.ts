import { z } from "zod";
import { fieldBase } from "../../schema-parts";

export const fileSchema = z.object({
  ...fieldBase,
  kind: z.literal("file"),
  maxFiles: z.number().int().min(1).max(5).optional(),
});
