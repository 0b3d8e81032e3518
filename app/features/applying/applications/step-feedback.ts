import { z } from "zod";
import { formStates } from "../../../kernel/states";

const lineSchema = z.object({ message: z.string(), href: z.string().optional(), typed: z.string().optional() });

const noticeSchema = z.object({
  kind: z.enum(["warn", "good"]),
  title: z.string(),
  text: z.string(),
  items: z.array(z.string()).optional(),
  link: z.tuple([z.string(), z.string()]).optional(),
});

/** What a post was answered, sealed with the answers and shown by the page that the redirect leads to. */
export const stepFeedbackSchema = z.object({
  step: z.number(),
  /** The answers of this step are looked at, and what is wrong is said. */
  isChecked: z.boolean().optional(),
  faults: z.array(lineSchema).optional(),
  notice: noticeSchema.optional(),
  /** A calculation is asked for before it is sent. */
  proof: z.object({ isAgain: z.boolean() }).optional(),
  /** The form took it no more, by its state or because the own part is over. */
  refused: z.union([z.enum(formStates), z.literal("part")]).optional(),
  /** What was typed into this step where another page had saved other answers meanwhile: shown, not saved. */
  mine: z.record(z.string(), z.array(z.string())).optional(),
  /** The version that the next page has to show. */
  version: z.number().optional(),
});

export type StepFeedback = z.infer<typeof stepFeedbackSchema>;

/** Name in a page's address: the revision that what is feedback belongs to. The next save ends it. */
export const feedbackParameter = "feedback";

/** Where a post leads that has something to say. */
export function feedbackUrl(base: string, step: number, rev: number): string {
  return `${base}?step=${step}&${feedbackParameter}=${rev}`;
}

/** What the page at this address has to say; null once something else was saved, and under every other address. */
export function readFeedback(
  kept: { feedback?: StepFeedback; rev: number },
  asked: { step: number; feedback: string | null },
): StepFeedback | null {
  const { feedback, rev } = kept;
  return feedback && feedback.step === asked.step && asked.feedback === String(rev) ? feedback : null;
}
