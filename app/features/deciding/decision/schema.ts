import { z } from "zod";
import {
  applicationIdSchema,
  letterIdSchema,
  nodeIdSchema,
  referenceRequestIdSchema,
  rentFormIdSchema,
} from "../../../kernel/ids";
import { pageLocales } from "../../../kernel/page-locale";
import { multiLine, singleLine } from "../../../kernel/typed-text";
import { visibleText } from "../../../kernel/visible-text";
import { letterLimits } from "../../applying/applications/letter-limits";
import { agencySchema } from "../../applying/applications/report-notice";
import { atOnce, declineReasons, landlordMoves, noteLength, skipReasons } from "../../applying/applications/states";
import { readDays } from "../../applying/info-requests/read-request";
import { type DayChoice, usualDays } from "../../applying/info-requests/rules";

/** Ids of applications, parted by commas. */
export const applicationIdsSchema = singleLine()
  .transform((text) => text.split(","))
  .pipe(z.array(applicationIdSchema).min(1).max(atOnce));
const ids = applicationIdsSchema;
const one = { formId: rentFormIdSchema, applicationId: applicationIdSchema };
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

/** Field ids, as many as a form has questions at most. */
const questionIds = singleLine()
  .transform((text) => text.split(",").filter(Boolean))
  .pipe(z.array(nodeIdSchema));
const ask = {
  ask: questionIds.optional(),
  /** So many days to answer them. */
  askDays: singleLine().transform(readDays).optional(),
};

const move = z.object({
  intent: z.enum(landlordMoves),
  ids,
  formId: rentFormIdSchema.optional(),
  ...ask,
  reason: z.enum(declineReasons).optional(),
  note: words(noteLength).optional(),
  /** Of approving, where somebody is approved already: all of them on purpose, or these give way. */
  besides: z
    .union([z.literal("both").transform(() => "both" as const), ids.transform((giveWay) => ({ giveWay }))])
    .optional(),
  ...letter,
});

/** What a landlord's pages post about applications, at one address for all of them. */
export const reviewPostSchema = z.discriminatedUnion("intent", [
  move,
  z.object({ intent: z.enum(["star", "unstar", "archive", "unarchive"]), ids, formId: rentFormIdSchema.optional() }),
  z.object({
    intent: z.literal("undo"),
    moves: singleLine()
      .transform((text) => text.split(","))
      .pipe(z.array(z.uuid()).min(1).max(atOnce)),
  }),
  z.object({ intent: z.literal("let"), ...one, others: z.enum(["decline", "keep"]), ...letter }),
  z.object({ intent: z.literal("delete"), ...one }),
  z.object({
    intent: z.literal("note"),
    ...one,
    text: words(noteLength).min(1),
    /** The page's own; a page of before a deploy sends none. */
    postId: z.uuid().optional(),
  }),
  z.object({ intent: z.literal("hold"), ...one, text: words(noteLength).min(1) }),
  z.object({ intent: z.literal("lift-hold"), ...one }),
  z.object({ intent: z.literal("send-again"), ...one, deliveryId: z.uuid() }),
  z.object({ intent: z.literal("remove-note"), ...one, noteId: z.uuid() }),
  z.object({
    intent: z.literal("ask-reference"),
    ...one,
    path: singleLine().max(120),
    locale: z.enum(pageLocales),
    /** The applicant wants to be asked first, and was. */
    hasWord: z.literal("yes").optional(),
  }),
  z.object({ intent: z.literal("cancel-reference"), ...one, referenceId: referenceRequestIdSchema }),
  z
    .object({
      intent: z.literal("skip"),
      ...one,
      reason: z.enum(skipReasons),
      note: words(noteLength).optional(),
    })
    // Another reason than those is written down.
    .refine(({ reason, note }) => reason !== "other" || Boolean(note)),
  z.object({ intent: z.enum(["hide-names", "show-names"]) }),
  z.object({ intent: z.enum(["read-in-order", "read-freely"]), formId: rentFormIdSchema }),
  z.object({ intent: z.literal("tell"), ...one }),
  z.object({ intent: z.literal("stop-letter"), ...one, letterId: letterIdSchema }),
]);

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
  giveWay: ids.optional(),
  ...ask,
  ...looseAgency,
});
export type GuestDecisionPost = z.infer<typeof guestDecisionSchema>;

/** What is asked with a move; nothing where no question is ticked. */
export function askedIn({ ask: questions, askDays }: { ask?: string[] | undefined; askDays?: DayChoice | undefined }) {
  return questions && questions.length > 0 ? { ask: { questions, days: askDays ?? usualDays } } : {};
}

export type ReviewPost = z.infer<typeof reviewPostSchema>;
export type ReviewIntent = ReviewPost["intent"];
