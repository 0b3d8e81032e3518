import { z } from "zod";
import { dayMs } from "../../../kernel/durations";
import { emailSchema } from "../../../kernel/email";
import { multiLine, singleLine } from "../../../kernel/typed-text";
import { visibleText } from "../../../kernel/visible-text";

const time = z.number().int().positive();

const audienceSchema = z.discriminatedUnion("audience", [
  z.object({ audience: z.literal("any") }),
  z.object({ audience: z.literal("new") }),
  z.object({ audience: z.literal("email"), audienceRef: emailSchema }),
  z.object({
    audience: z.literal("domain"),
    audienceRef: singleLine()
      .trim()
      .toLowerCase()
      .regex(/^(?:[a-z0-9-]+\.)+[a-z]{2,}$/),
  }),
]);

/** What an admin says of a voucher; times in milliseconds. Figures: money.md, part C. */
export const newVoucherSchema = z
  .object({
    label: singleLine().trim().min(1).max(80),
    campaign: singleLine().trim().min(1).max(40).nullable().default(null),
    credits: z.number().int().min(1).max(100),
    giftMonths: z.number().int().min(1).max(36).default(12),
    maxRedemptions: z.number().int().min(1).max(10_000).default(1),
    validFrom: time.nullable().default(null),
    validUntil: time.nullable().default(null),
    note: multiLine().trim().max(500).nullable().default(null),
  })
  .and(audienceSchema)
  .refine(({ validFrom, validUntil }) => validUntil === null || validUntil > (validFrom ?? 0), {
    path: ["validUntil"],
  });
export type NewVoucher = z.output<typeof newVoucherSchema>;

/** A batch is vouchers of the same kind. */
const batchSizeSchema = z.number().int().min(1).max(500);

/** Until when, null: for good, and for how many in all. */
const extendVoucherSchema = z.object({
  validUntil: time.nullable(),
  maxRedemptions: z.number().int().min(1).max(10_000),
});
export type ExtendVoucher = z.output<typeof extendVoucherSchema>;

export const revokeReasonSchema = singleLine().trim().min(1).max(200);

/** Codes of why an account gets credits without paying; the audit log keeps the code. */
export const goodwillReasons = ["our-fault", "lost-credits", "thanks", "trial", "other"] as const;
/** What one press gives; more asks to be sure. */
export const goodwillFreely = 20;

export const goodwillSchema = z.object({
  requestId: z.uuid(),
  email: emailSchema,
  credits: singleLine().pipe(z.coerce.number<string>().int().min(1).max(100)),
  reason: z.enum(goodwillReasons),
  isSure: z
    .literal("on")
    .optional()
    .transform((value) => value === "on"),
});
export type Goodwill = z.output<typeof goodwillSchema>;

/** A day of a date field: its first millisecond or its last, in UTC. Null where nothing was chosen; NaN where it is no day. */
function timeOf(day: string | undefined, edge: "begin" | "end"): number | null {
  if (!day) return null;
  const at = Date.parse(`${day}T00:00:00Z`);
  return edge === "begin" ? at : at + dayMs - 1;
}

export type PostedFields = Record<string, string>;

/** The form that makes vouchers, as what a voucher is made of; empty fields are left out. */
export function readNewVoucher(fields: PostedFields) {
  const text = (name: string) => visibleText(fields[name] ?? "").trim() || null;
  const number = (name: string) => (text(name) === null ? undefined : Number(fields[name]));
  const made = newVoucherSchema.safeParse({
    label: fields.label ?? "",
    campaign: text("campaign"),
    credits: number("credits"),
    giftMonths: number("giftMonths"),
    maxRedemptions: number("maxRedemptions"),
    validFrom: timeOf(fields.validFrom, "begin"),
    validUntil: timeOf(fields.validUntil, "end"),
    note: text("note"),
    audience: fields.audience ?? "any",
    audienceRef: text("audienceRef") ?? undefined,
  });
  const count = batchSizeSchema.safeParse(number("count") ?? 1);
  const wrong = [...(made.error?.issues.map(({ path }) => String(path[0])) ?? []), ...(count.success ? [] : ["count"])];
  return made.success && count.success
    ? { ok: true as const, wanted: made.data, count: count.data }
    : { ok: false as const, wrong };
}

/** Until when and for how many, of a posted form. */
export function readExtension(fields: PostedFields) {
  return extendVoucherSchema.safeParse({
    validUntil: timeOf(fields.validUntil, "end"),
    maxRedemptions: Number(visibleText(fields.maxRedemptions ?? "")),
  });
}
