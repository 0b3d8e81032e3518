import { z } from "zod";
import { applicationIdSchema, letterIdSchema, nodeIdSchema, rentFormIdSchema } from "../../../kernel/ids";
import { multiLine, singleLine } from "../../../kernel/typed-text";
import { visibleText } from "../../../kernel/visible-text";
import { letterLimits } from "../../applying/applications/letter-limits";
import { agencySchema } from "../../applying/applications/report-notice";
import { atOnce, declineReasons, noteLength } from "../../applying/applications/states";
import { readDays } from "../../applying/info-requests/read-request";
import { type DayChoice, usualDays } from "../../applying/info-requests/rules";

/** Ids of applications, parted by commas. */
export const applicationIdsSchema = singleLine()
  .transform((text) => text.split(","))
  .pipe(z.array(applicationIdSchema).min(1).max(atOnce));
const ids = applicationIdsSchema;
/** Line ends become \n; other control characters have no place in what people write. */
export const words = (max: number) =>
  multiLine()
    .trim()
    .max(max)
    .regex(/^(?:[^\p{Cc}]|[\n\t])*$/u);

const agency = {
  agencyName: agencySchema.shape.name.optional(),
  agencyContact: agencySchema.shape.contact.optional(),
  agencyScore: agencySchema.shape.score.optional(),
  scoreDate: singleLine().max(20).optional(),
  scoreRange: singleLine().max(letterLimits.agencyLength).optional(),
  scoreSource: singleLine().max(letterLimits.agencyLength).optional(),
  /** One a line. */
  scoreFactors: words(letterLimits.scoreFactors * letterLimits.agencyLength).optional(),
};
/** What is posted of a report that was used. */
export type AgencyPost = { [Field in keyof typeof agency]?: string | undefined };

const letter = {
  /** "template": the words we propose, in each applicant's language. */
  letter: z.enum(["none", "template", "own"]).default("none"),
  letterText: words(letterLimits.textLength).default(""),
  /** ISO time with its zone; absent: now. */
  sendAt: z.iso.datetime({ offset: true }).optional(),
  ...agency,
};
export type LetterPost = AgencyPost & {
  letter: "none" | "template" | "own";
  letterText: string;
  sendAt?: string | undefined;
};

/** Field ids, as many as a form has questions at most. */
const questionIds = singleLine()
  .transform((text) => text.split(",").filter(Boolean))
  .pipe(z.array(nodeIdSchema));
const ask = {
  ask: questionIds.optional(),
  /** So many days to answer them. */
  askDays: singleLine().transform(readDays).optional(),
};

/** One application of one form. */
export const oneSchema = z.object({ formId: rentFormIdSchema, applicationId: applicationIdSchema });

export const movePostSchema = z.object({
  ids,
  formId: rentFormIdSchema.optional(),
  ...ask,
  reason: z.enum(declineReasons).optional(),
  note: words(noteLength).optional(),
  /** Of approving, where somebody is approved already: all of them on purpose, or these give way. */
  besides: z
    .union([z.literal("both").transform(() => "both" as const), ids.transform((supersede) => ({ supersede }))])
    .optional(),
  ...letter,
});
export type MovePost = z.infer<typeof movePostSchema>;

export const undoSchema = z.object({
  moves: singleLine()
    .transform((text) => text.split(","))
    .pipe(z.array(z.uuid()).min(1).max(atOnce)),
});

/** Of the home: it is rented to this one. `others`: what becomes of those who still wait. */
export const rentedSchema = oneSchema.extend({ others: z.enum(["decline", "keep"]), ...letter });

export const stopLetterSchema = oneSchema.extend({ letterId: letterIdSchema });

/** What is missing of a report is said beside its fields: see `agencyOf`. */
const looseWords = words(letterLimits.scoreFactors * letterLimits.agencyLength);
const line = looseWords.overwrite(visibleText).optional();
const looseAgency = {
  ...{ agencyName: line, agencyContact: line, agencyScore: line, scoreDate: line },
  ...{ scoreRange: line, scoreSource: line, scoreFactors: looseWords.optional() },
};

/** What the holder of a manage link decides. `besides`: of a second approval; "hold" puts it on the shortlist. */
export const guestDecisionSchema = z.object({
  move: z.enum(["approve", "decline"]),
  reason: z.enum(declineReasons).optional(),
  note: words(noteLength).optional(),
  letterText: words(letterLimits.textLength).default(""),
  besides: z.enum(["hold", "replace", "both"]).optional(),
  /** Of "replace": those whom the page named. */
  supersede: ids.optional(),
  ...ask,
  ...looseAgency,
});
export type GuestDecisionPost = z.infer<typeof guestDecisionSchema>;

/** What is asked with a move; nothing where no question is ticked. */
export function askedIn({ ask: questions, askDays }: { ask?: string[] | undefined; askDays?: DayChoice | undefined }) {
  return questions && questions.length > 0 ? { ask: { questions, days: askDays ?? usualDays } } : {};
}
