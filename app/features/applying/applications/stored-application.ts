import { z } from "zod";
import { nodeIdSchema } from "../../../kernel/ids";
import type { DataKey } from "../../../platform/crypto";
import type { Answers, RawAnswers } from "../../forms/form-model/answers";
import { isDrawing } from "../../forms/form-model/drawing";
import { moneyPeriodSchema } from "../../forms/form-model/schema";
import { stepFeedbackSchema } from "./step-feedback";

/** What stands encrypted about one applicant; each ciphertext is bound to its purpose. */
export const sealPurposes = {
  draft: "draft",
  answers: "answers",
  document: (documentId: string) => `document:${documentId}`,
  documentName: (documentId: string) => `document-name:${documentId}`,
  note: (noteId: string) => `note:${noteId}`,
  mentions: (noteId: string) => `mentions:${noteId}`,
  letter: (letterId: string) => `letter:${letterId}`,
  message: (messageId: string) => `message:${messageId}`,
  memberContact: (memberId: string) => `member-contact:${memberId}`,
} as const;

const answerSchema = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.string()),
  z.strictObject({ first: z.string(), last: z.string() }),
  z.strictObject({
    line1: z.string(),
    line2: z.string().optional(),
    city: z.string(),
    region: z.string().optional(),
    postcode: z.string().optional(),
    country: z.string(),
    none: z.literal(true).optional(),
  }),
  z.strictObject({
    amountMinor: z.number().int(),
    currency: z.string(),
    period: moneyPeriodSchema.optional(),
    basis: z.enum(["gross", "net"]).optional(),
    convertedMinor: z.number().int().optional(),
    none: z.literal(true).optional(),
  }),
  z.strictObject({ from: z.string(), to: z.string().optional(), present: z.literal(true).optional() }),
  z.strictObject({ option: z.string() }),
  z.strictObject({ other: z.string() }),
  z.strictObject({ options: z.array(z.string()), other: z.string().optional() }),
  z.strictObject({ typedName: z.string(), drawing: z.string().refine(isDrawing).optional() }),
]);

const answersSchema: z.ZodType<Answers> = z.record(
  nodeIdSchema,
  z.union([answerSchema, z.array(z.record(nodeIdSchema, answerSchema))]),
);

const rawAnswersSchema: z.ZodType<RawAnswers> = z.record(z.string(), z.array(z.string()));

/** A consent with the words the applicant had before the eyes. */
const storedConsentSchema = z.object({ id: nodeIdSchema, text: z.string(), accepted: z.boolean() });

const fingerprintSchema = z.object({ at: z.iso.datetime(), hash: z.string().regex(/^[0-9a-f]{64}$/) });

/** The JSON in application_data.data: the answers as parsed by the version they were given to. */
const storedApplicationSchema = z.object({
  v: z.literal(1),
  answers: answersSchema,
  consents: z.array(storedConsentSchema),
  locale: z.string(),
  /** Sections that the applicant was asked, in order: a hidden one was never seen. */
  visibleSections: z.array(nodeIdSchema),
  /** What else stood before the applicant when sending: the words of the signature, the privacy notice, how the landlord decides, texts of the form; a paragraph each. */
  notices: z.array(z.string()).optional(),
  /** Papers that a correction took out: their names alone, the files are gone. */
  formerPapers: z.array(z.object({ id: z.string(), name: z.string() })).optional(),
  /** Ids of the questions of a later stage that were asked since: see `asAsked`. */
  asked: z.array(nodeIdSchema).optional(),
  /** See signing.ts. */
  signed: fingerprintSchema,
  /** Answers were changed or added since, last at that moment, without a new signature. */
  amended: fingerprintSchema.optional(),
});

/** The JSON in application_draft.data: everything exactly as typed, hidden questions included. */
const storedDraftSchema = z.object({
  v: z.literal(1),
  raw: rawAnswersSchema,
  /** Sections that were continued from. */
  done: z.array(nodeIdSchema),
  /** Where the link to finish later goes. */
  email: z.string().optional(),
  /** Which page saved a section last. */
  savedBy: z.record(nodeIdSchema, z.string()).optional(),
  /** Questions about answers that need not be asked again. */
  settled: z.array(z.string()).optional(),
  /** What the last post was answered; the next save ends it. */
  feedback: stepFeedbackSchema.optional(),
});

export type StoredApplication = z.infer<typeof storedApplicationSchema>;
export type UnsignedApplication = Omit<StoredApplication, "signed" | "amended">;
export type StoredDraft = z.infer<typeof storedDraftSchema>;

export function sealApplication(key: DataKey, application: StoredApplication): Promise<string> {
  return key.encryptText(sealPurposes.answers, JSON.stringify(application));
}

/** Tells the same answers sent twice from others; under the applicant's own key, so that equal answers of two people differ. */
export function hashOfApplication(key: DataKey, { answers, consents }: UnsignedApplication): Promise<string> {
  return key.digest(new TextEncoder().encode(JSON.stringify([answers, consents])));
}

/** Throws when the ciphertext was changed, belongs elsewhere, or holds another shape. */
export async function openApplication(key: DataKey, sealed: string): Promise<StoredApplication> {
  return storedApplicationSchema.parse(JSON.parse(await key.decryptText(sealPurposes.answers, sealed)));
}

export function sealDraft(key: DataKey, draft: StoredDraft): Promise<string> {
  return key.encryptText(sealPurposes.draft, JSON.stringify(draft));
}

/** Throws when the ciphertext was changed, belongs elsewhere, or holds another shape. */
export async function openDraft(key: DataKey, sealed: string): Promise<StoredDraft> {
  return storedDraftSchema.parse(JSON.parse(await key.decryptText(sealPurposes.draft, sealed)));
}
