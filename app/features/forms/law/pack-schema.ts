import { z } from "zod";

/** The shape of packs/*.json (docs/law.md); a test holds every file to it, and the product takes the types. */
const ruleLevels = ["off", "reason", "note", "ok"] as const;
const noticeMoments = ["start", "form", "consent", "decline"] as const;
const noticeAudiences = ["applicant", "landlord", "operator"] as const;

const line = z.string().trim().min(2).max(700);
const source = z.url({ protocol: /^https?$/ }).nullable();
/** "known" is general knowledge that nobody has read up yet: it is never more than a note. */
const confidence = z.enum(["read", "known"]);
/** A city or county inside the place: the entry holds only there. */
const subplace = z.string().min(2).max(60).optional();
/** What speaks: left out it is the law; else a regulator's advice, or our own caution. Neither of these forbids. */
const basis = z.enum(["advice", "caution"]).optional();
/** A question with all its parts ("petDetails"), or one part of it ("petDetails.kind"). */
const question = z.string().regex(/^[a-zA-Z0-9]+(\.[a-zA-Z0-9]+)?$/);

const dated = {
  /** First and last day on which the entry holds; left out, it holds always. */
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
  /** The day on which this entry was checked, where that is not the file's own. */
  checkedOn: z.iso.date().optional(),
};

const moments = ["viewing", "apply", "shortlist", "offer"] as const;

/** From when a question may be asked, and its level before. A form begins with the application: no question of it comes before a viewing. */
const stageSchema = z.strictObject({
  earliest: z.enum(moments),
  /** Off only where the law itself sets the stage. Never a reason to tick: the question is moved. */
  early: z.enum(["off", "note"]),
  basis,
  law: line,
  source: z.url({ protocol: /^https?$/ }),
});

/**
 * Of `portableReport`: how old one may be, and what the landlord owes whoever hands one in. "noFee": no fee for a check
 * may be asked then; "choice": the landlord says whether one is taken.
 */
const acceptsSchema = z.strictObject({
  withinDays: z.number().int().min(1).max(365),
  duty: z.enum(["mustAccept", "noFee", "choice"]),
});

const advised = z.enum(["off", "note"]).optional();

/**
 * Of `viewing`. `contactOnly`: of whoever wants to see a home nothing is asked but name and contact. `stages`: when a home
 * may not be viewed (off: by the law itself), or should not be (note).
 */
const viewingsSchema = z.strictObject({
  contactOnly: z.literal(true).optional(),
  stages: z.strictObject({ before: advised, after: advised }).optional(),
});

const ruleSchema = z.strictObject({
  question,
  subplace,
  level: z.enum(ruleLevels),
  basis,
  /** Left out, the level holds at every stage; else from `earliest` on. */
  stage: stageSchema.optional(),
  law: line,
  why: line,
  askInstead: line.nullable(),
  accepts: acceptsSchema.optional(),
  viewings: viewingsSchema.optional(),
  source,
  confidence,
  ...dated,
});

const noticeSchema = z.strictObject({
  at: z.enum(noticeMoments),
  /** Whom it speaks to. Only what speaks to applicants can be put on a form. */
  audience: z.enum(noticeAudiences),
  subplace,
  text: line,
  /** The law sets these words: they stand on the form as they are. */
  prescribed: z.literal(true).optional(),
  /** It is shown where viewings are planned, too. */
  about: z.literal("viewing").optional(),
  /** Our words, and every form of the place says them. */
  needed: z.literal(true).optional(),
  /** It is needed only where the form asks one of these. */
  when: z.array(question).min(1).optional(),
  law: line,
  source,
  confidence,
  ...dated,
});

/** Fees, deposit, declining: what the place says, and where that was read. */
const factSchema = z.strictObject({ text: line, source, confidence, checkedOn: dated.checkedOn });

/** The most a deposit may be, in rents of a month or a week. Of several, the first that fits the home counts. */
const depositLimitSchema = z.strictObject({
  subplace,
  months: z.number().min(0).max(12).optional(),
  weeks: z.number().min(0).max(12).optional(),
  /** Only for rents in whole units of the place's currency: at most so much a week, at least so much a year. */
  weeklyRentUpTo: z.number().int().positive().optional(),
  yearlyRentFrom: z.number().int().positive().optional(),
});

/** The most that applying may cost, in units of the place's currency; 0: nothing. */
const feeLimitSchema = z.strictObject({ subplace, most: z.number().min(0).max(1000) });

const threeTexts = z.tuple([line, line, line]);

/** The official form of a place as far as it is known, in its order. docs/law.md says how it is completed. */
const officialFormSchema = z.strictObject({
  /** "Form 3A". */
  name: line,
  since: z.iso.date().nullable(),
  /** The day printed on the document that somebody read, who read it and when; null while nobody did. */
  version: z.iso.date().nullable(),
  readBy: line.nullable(),
  readOn: z.iso.date().nullable(),
  /** Only what is known to be listed; the same questions as the form; or the document itself, handed in filled. */
  fidelity: z.enum(["listed-only", "same-content", "official-document"]),
  /** The authority's page. */
  at: z.url({ protocol: /^https$/ }),
  sections: z
    .array(
      z.strictObject({
        /** English, Spanish, French. */
        title: threeTexts,
        questions: z
          .array(
            z.strictObject({
              key: question,
              /** Its number on the document, and its words there. */
              item: z.string().min(1).max(10).optional(),
              label: threeTexts.optional(),
              maxFiles: z.number().int().min(1).max(5).optional(),
            }),
          )
          .min(1),
      }),
    )
    .min(1),
});

/** A place, or a region of it, whose law lists what may be asked: every other question, every part that is not named, and every one of the landlord's own is off. */
const closedSchema = z.strictObject({
  subplace,
  law: line,
  why: line,
  source: z.url({ protocol: /^https?$/ }),
  /** Questions and parts on the list; one with a rule of its own has that rule's level. */
  listed: z.array(question),
  /** What is asked instead of everything else. */
  instead: question.optional(),
  /** What the official document asks by itself: an answer may be looked at, the question may not stand beside it. */
  askedByForm: z.array(question).optional(),
  checkedOn: dated.checkedOn,
  /** Left out where the place prescribes none. */
  form: officialFormSchema.optional(),
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
  closed: closedSchema.optional(),
  rules: z.array(ruleSchema),
  protected: z.array(line),
  notices: z.array(noticeSchema),
  stages: line.nullable(),
  /** `limits` are noticed where more is typed; left out, the text alone speaks. */
  fees: factSchema.extend({ limits: z.array(feeLimitSchema).min(1).optional() }),
  deposit: factSchema.extend({ limits: z.array(depositLimitSchema).min(1).optional() }),
  /** What limits the rent of a new lease: a figure would need more than a form knows. */
  rent: factSchema.optional(),
  decline: factSchema,
  retention: z.strictObject({
    unsuccessfulMonths: z.number().int().min(1).max(60),
    documentsDays: z.number().int().min(1).max(400),
    law: line,
    source,
    confidence,
    checkedOn: dated.checkedOn,
  }),
  mustOffer: z.array(line),
});

export type Moment = (typeof moments)[number];
/** From when the law can let a question be asked; that it comes after a viewing no law says. */
export type LawStage = Exclude<Moment, "viewing">;
export type PackStage = z.infer<typeof stageSchema>;
export type RuleLevel = (typeof ruleLevels)[number];
export type PackFile = z.infer<typeof packFileSchema>;
export type PackRule = z.infer<typeof ruleSchema>;
export type PackNotice = z.infer<typeof noticeSchema>;
export type PackFact = z.infer<typeof factSchema>;
export type DepositLimit = z.infer<typeof depositLimitSchema>;
export type OfficialForm = z.infer<typeof officialFormSchema>;
export type ClosedList = z.infer<typeof closedSchema>;
