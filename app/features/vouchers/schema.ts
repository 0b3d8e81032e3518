import { z } from "zod";
import { emailSchema } from "../../kernel/email";

const time = z.number().int().positive();

const audienceSchema = z.discriminatedUnion("audience", [
  z.object({ audience: z.literal("any") }),
  z.object({ audience: z.literal("new") }),
  z.object({ audience: z.literal("email"), audienceRef: emailSchema }),
  z.object({
    audience: z.literal("domain"),
    audienceRef: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^(?:[a-z0-9-]+\.)+[a-z]{2,}$/, "A domain such as example.org"),
  }),
]);

/** What an admin says of a voucher; times in milliseconds. Figures: money.md, part C. */
export const newVoucherSchema = z
  .object({
    label: z.string().trim().min(1).max(80),
    campaign: z.string().trim().min(1).max(40).nullable().default(null),
    credits: z.number().int().min(1).max(100),
    giftMonths: z.number().int().min(1).max(36).default(12),
    maxRedemptions: z.number().int().min(1).max(10_000).default(1),
    validFrom: time.nullable().default(null),
    validUntil: time.nullable().default(null),
    note: z.string().trim().max(500).nullable().default(null),
  })
  .and(audienceSchema)
  .refine(({ validFrom, validUntil }) => validUntil === null || validUntil > (validFrom ?? 0), {
    path: ["validUntil"],
    error: "It ends before it begins",
  });
export type NewVoucher = z.output<typeof newVoucherSchema>;

/** A batch is vouchers of the same kind. */
export const batchSizeSchema = z.number().int().min(1).max(500);

/** Until when, null: for good, and for how many in all. */
export const extendVoucherSchema = z.object({
  validUntil: time.nullable(),
  maxRedemptions: z.number().int().min(1).max(10_000),
});
export type ExtendVoucher = z.output<typeof extendVoucherSchema>;

export const revokeReasonSchema = z.string().trim().min(1).max(200);
