import { z } from "zod";
import { applicationIdSchema, rentFormIdSchema } from "../../../kernel/ids";
import { multiLine, singleLine } from "../../../kernel/typed-text";
import { atOnce } from "../applications/states";
import { messageLimits } from "./rules";

/** Line ends become \n; other control characters have no place in what people write. */
const messageTextSchema = multiLine()
  .trim()
  .min(1, "empty")
  .max(messageLimits.letters, "too-long")
  .regex(/^(?:[^\p{Cc}]|[\n\t])*$/u, "control-character");

const messageFaults = ["empty", "too-long", "control-character"] as const;
export type MessageFault = (typeof messageFaults)[number];

const time = z.coerce.number().int().min(0);

/** What a landlord's pages post about threads. `postId` is the page's own: one text posted twice with it is one message. */
export const landlordPostSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("write"),
    ids: singleLine()
      .transform((text) => text.split(","))
      .pipe(z.array(applicationIdSchema).min(1).max(atOnce)),
    postId: z.uuid(),
    text: multiLine(),
    /** `{name}` is each applicant's name. */
    named: z.literal("yes").optional(),
  }),
  z.object({
    intent: z.literal("seen"),
    formId: rentFormIdSchema,
    applicationId: applicationIdSchema,
    /** Milliseconds: the newest that was shown. */
    upTo: time,
  }),
]);

export const applicantPostSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("write"), postId: z.uuid(), text: multiLine(), upTo: time }),
  z.object({ intent: z.literal("seen"), upTo: time }),
]);

/** What is wrong with a text, or the text as it is kept. */
export function readMessageText(text: string): { ok: true; text: string } | { ok: false; fault: MessageFault } {
  const parsed = messageTextSchema.safeParse(text);
  if (parsed.success) return { ok: true, text: parsed.data };
  const [issue] = parsed.error.issues;
  return { ok: false, fault: messageFaults.find((fault) => fault === issue?.message) ?? "empty" };
}
