import { z } from "zod";
import { fieldBase, optionsSchema } from "../../schema-parts";

export const multiChoiceSchema = z.object({
  ...fieldBase,
  kind: z.literal("multiChoice"),
  options: optionsSchema,
  other: z.boolean().optional(),
  min: z.number().int().min(0).max(100).optional(),
  max: z.number().int().min(1).max(100).optional(),
});
