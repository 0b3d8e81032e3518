import { z } from "zod";
import { fieldBase } from "../../schema-parts";

export const numberSchema = z.object({
  ...fieldBase,
  kind: z.literal("number"),
  min: z.number().optional(),
  max: z.number().optional(),
  decimals: z.number().int().min(0).max(4).optional(),
});
