import { z } from "zod";
import { currencySchema, fieldBase } from "../../schema-parts";

export const moneySchema = z.object({
  ...fieldBase,
  kind: z.literal("money"),
  currency: currencySchema.optional(),
  withPeriod: z.boolean().optional(),
  withBasis: z.boolean().optional(),
  /** Asks for one person's own; without it, for the household's. */
  ofPerson: z.literal(true).optional(),
});
