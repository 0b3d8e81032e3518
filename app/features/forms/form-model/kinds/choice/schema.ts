import { z } from "zod";
import { fieldBase, optionsSchema } from "../../schema-parts";

export const choiceSchema = z.object({
  ...fieldBase,
  kind: z.literal("choice"),
  options: optionsSchema,
  other: z.boolean().optional(),
});
