import { z } from "zod";
import { fieldBase } from "../../schema-parts";

export const severalDaysSchema = z.object({
  ...fieldBase,
  kind: z.literal("severalDays"),
  maxDays: z.number().int().min(1).max(5).optional(),
});
