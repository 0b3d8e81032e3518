import { z } from "zod";
import type { Answer } from "../answers";
import type { FieldKind } from "../schema";
import { moneyPeriodSchema } from "../schema-parts";

const line = z.string().max(300);
const day = z.string().regex(/^\d{4}-\d{2}(-\d{2})?$/);
/** Options have ids of their own in each form: the key of the ready option stands for them. */
const option = z.object({ key: line });

/** What a browser keeps of answers for another form. Kinds that are not here are never kept: files, signatures, several ticks. */
export const savedAnswerSchemas: Partial<Record<FieldKind, z.ZodType<Answer | { key: string }>>> = {
  text: line,
  longText: z.string().max(2000),
  email: line,
  phone: line,
  number: z.number(),
  money: z.object({
    amountMinor: z.number().int(),
    currency: z.string().length(3),
    period: moneyPeriodSchema.optional(),
    basis: z.enum(["gross", "net"]).optional(),
    none: z.literal(true).optional(),
  }),
  date: day,
  dateRange: z.object({ from: day, to: day.optional(), present: z.literal(true).optional() }),
  yesNo: z.boolean(),
  name: z.object({ first: line, last: line }),
  address: z.object({
    line1: line,
    line2: line.optional(),
    city: line,
    region: line.optional(),
    postcode: line.optional(),
    country: z.string().length(2).or(z.literal("")),
    none: z.literal(true).optional(),
  }),
  choice: option,
  dropdown: option,
};
