import { z } from "zod";
import { pageLocales } from "../../../kernel/page-locale";
import type { DataKey } from "../../../platform/crypto";
import { moneyPeriodSchema } from "../../forms/form-model/schema";

/** What an applicant said that a referee can confirm, and no more of the application than that. */
const statedSchema = z.object({
  /** Street and town of the home that was let. */
  place: z.string().optional(),
  /** ISO day or month; without `to` it goes on. */
  from: z.string().optional(),
  to: z.string().optional(),
  rent: z
    .object({
      amountMinor: z.number().int(),
      currency: z.string(),
      period: moneyPeriodSchema.optional(),
      basis: z.enum(["gross", "net"]).optional(),
    })
    .optional(),
  employer: z.string().optional(),
  jobTitle: z.string().optional(),
  contract: z.string().optional(),
  relation: z.string().optional(),
});
export type Stated = z.infer<typeof statedSchema>;

/** The JSON in reference_request.contact: as it stood when the person was asked. */
const referenceContactSchema = z.object({
  v: z.literal(1),
  name: z.string(),
  email: z.string(),
  /** Language of the mail. */
  locale: z.enum(pageLocales),
  /** Whom it is about. */
  applicant: z.string(),
  stated: statedSchema,
});
export type ReferenceContact = z.infer<typeof referenceContactSchema>;

/** The JSON in reference_request.answer: as given, in the order of the questions. */
const referenceAnswerSchema = z.object({
  v: z.literal(1),
  /** Language of the page that was answered. */
  locale: z.enum(pageLocales),
  answers: z.array(z.object({ key: z.string(), reply: z.string().nullable(), text: z.string() })),
  comment: z.string(),
});
export type ReferenceAnswer = z.infer<typeof referenceAnswerSchema>;

const purposes = {
  contact: (id: string) => `reference-contact:${id}`,
  answer: (id: string) => `reference-answer:${id}`,
};

export function sealReferenceContact(key: DataKey, id: string, contact: ReferenceContact): Promise<string> {
  return key.encryptText(purposes.contact(id), JSON.stringify(contact));
}

/** Throws when the ciphertext was changed or belongs elsewhere. */
export async function openReferenceContact(key: DataKey, id: string, sealed: string): Promise<ReferenceContact> {
  return referenceContactSchema.parse(JSON.parse(await key.decryptText(purposes.contact(id), sealed)));
}

export function sealReferenceAnswer(key: DataKey, id: string, answer: ReferenceAnswer): Promise<string> {
  return key.encryptText(purposes.answer(id), JSON.stringify(answer));
}

/** Throws when the ciphertext was changed or belongs elsewhere. */
export async function openReferenceAnswer(key: DataKey, id: string, sealed: string): Promise<ReferenceAnswer> {
  return referenceAnswerSchema.parse(JSON.parse(await key.decryptText(purposes.answer(id), sealed)));
}
