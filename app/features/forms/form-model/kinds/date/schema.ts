import { z } from "zod";
import { fieldBase, isoDateSchema } from "../../schema-parts";

export const dateSchema = z.object({
  ...fieldBase,
  kind: z.literal("date"),
  precision: z.enum(["day", "month"]).optional(),
  earliest: isoDateSchema.optional(),
  latest: isoDateSchema.optional(),
  /** Bounds relative to the day of answering: -7 to 366 for a move-in date. Beside `earliest` and `latest`. */
  withinDays: z
    .object({ from: z.number().int().min(-50_000).max(50_000), to: z.number().int().min(-50_000).max(50_000) })
    .partial()
    .optional(),
});
