import { z } from "zod";
import { fieldBase } from "../../schema-parts";

export const textSchema = z.object({
  ...fieldBase,
  kind: z.literal("text"),
  maxLength: z.number().int().min(1).max(300).optional(),
});
