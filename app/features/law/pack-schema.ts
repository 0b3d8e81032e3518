import { z } from "zod";

/**
 * The shape of packs/*.json: what a landlord may ask in one place, each entry with its law, where it was read and on which
 * day. A test holds every file to it; the running product takes only the types.
 */
export const ruleLevels = ["off", "reason", "note", "ok"] as const;
export const noticeMoments = ["start", "form", "consent", "decline"] as const;

const line = z.string().trim().min(2).max(700);
const source = z.url({ protocol: /^https?$/ }).nullable();
/** "known" is general knowledge that nobody has read up yet: it is never more than a note. */
const confidence = z.enum(["read", "known"]);
/** A city or county inside the place: the entry holds only there. */
const subplace = z.string().min(2).max(60).optional();

const ruleSchema = z.strictObject({
  question: z.string().regex(/^[a-zA-Z0-9]+$/),
  subplace,
  level: z.enum(ruleLevels),
  law: line,
  why: line,
  askInstead: line.nullable(),
  source,
  confidence,
});

const noticeSchema = z.strictObject({
  at: z.enum(noticeMoments),
  subplace,
  text: line,
  law: line,
  source,
  confidence,
});

export const packFileSchema = z.strictObject({
  place: z.string().regex(/^[A-Z]{2}(-[A-Z]{2,3})?$/),
  name: z.string().min(2).max(80),
  inherits: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  /** The day it was checked and eight digits of the SHA-256 over the rest: a published form names it. */
  version: z.string().regex(/^\d{4}-\d{2}-\d{2}\.[0-9a-f]{8}$/),
  checkedOn: z.iso.date(),
  languages: z.array(z.string().regex(/^[a-z]{2}$/)).min(1),
  currency: z.string().regex(/^[A-Z]{3}$/),
  rentPeriod: z.enum(["week", "fortnight", "month"]),
  incomeMultiple: z.strictObject({ default: z.number().min(1).max(5), note: line }).nullable(),
  rules: z.array(ruleSchema),
  protected: z.array(line),
  notices: z.array(noticeSchema),
  stages: line.nullable(),
  fees: line,
  deposit: line,
  decline: line,
  retention: z.strictObject({
    unsuccessfulMonths: z.number().int().min(1).max(60),
    documentsDays: z.number().int().min(1).max(400),
    law: line,
    source,
    confidence,
  }),
  mustOffer: z.array(line),
});

export type RuleLevel = (typeof ruleLevels)[number];
export type NoticeMoment = (typeof noticeMoments)[number];
export type PackFile = z.infer<typeof packFileSchema>;
export type PackRule = z.infer<typeof ruleSchema>;
export type PackNotice = z.infer<typeof noticeSchema>;
