import { z } from "zod";
import { viewingRules, viewingStages } from "../../../db/schema/viewings";
import { multiLine, singleLine } from "../../../kernel/typed-text";
import { messageLetters } from "./rules";

const wholeNumber = (min: number, max: number) =>
  singleLine()
    .trim()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));

/** Of a day: one slot, or several one after the other. */
export const slotsSchema = z.object({
  date: z.iso.date(),
  from: singleLine()
    .trim()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d/)
    .transform((time) => time.slice(0, 5)),
  minutes: wholeNumber(5, 480),
  pause: wholeNumber(0, 240),
  count: wholeNumber(1, 40),
  capacity: wholeNumber(1, 200),
});

export const slotFields = ["date", "from", "minutes", "pause", "count", "capacity"] as const;

/** What the tab of a form posts. The fields of slots have a schema of their own: each has its own message. */
export const viewingPostSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("rule"),
    stage: z.enum(["none", ...viewingStages]),
    rule: z.enum(viewingRules).default("order"),
    drawAt: singleLine().trim().max(30).default(""),
  }),
  z.object({ intent: z.literal("slots") }),
  z.object({ intent: z.enum(["remove", "call-off"]), slotId: z.uuid() }),
  z.object({ intent: z.literal("write"), slotId: z.uuid(), text: multiLine().default("") }),
  z.object({ intent: z.literal("mark"), requestId: z.uuid(), mark: z.enum(["seen", "missed", "let-through"]) }),
  z.object({ intent: z.literal("grant"), requestId: z.uuid(), reason: multiLine().max(10_000).default("") }),
]);

export type ViewingPost = z.infer<typeof viewingPostSchema>;

export const reasonSchema = multiLine().trim().min(1, "empty").max(500, "too-long");

/** To those who came. Control characters have no place in what people write. */
export const guestMessageSchema = multiLine()
  .trim()
  .min(1, "empty")
  .max(messageLetters, "too-long")
  .regex(/^(?:[^\p{Cc}]|[\n\t])*$/u, "empty");

/** What a post did; the page says it. */
export const viewingsDone = ["rule", "none", "slots", "removed", "called-off", "marked", "granted", "written"] as const;
