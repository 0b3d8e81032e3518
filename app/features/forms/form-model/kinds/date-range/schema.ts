import { z } from "zod";
import { fieldBase } from "../../schema-parts";

export const dateRangeSchema = z.object({
  ...fieldBase,
  kind: z.literal("dateRange"),
  precision: z.enum(["day", "month"]).optional(),
  openEnd: z.boolean().optional(),
});
