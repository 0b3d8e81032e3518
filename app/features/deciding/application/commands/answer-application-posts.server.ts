import { askReference, cancelReference } from "../../../applying/references/commands/ask-reference.server";
import { hasFullReviewOf } from "../../decision/queries/has-full-review.server";
import { handled, type IntentRow, intentRow, type SaidDone } from "../../decision/rules/review-post";
import { oneSchema } from "../../decision/schema";
import { deleteApplication } from "../../inbox/commands/mark-applications.server";
import {
  askReferenceSchema,
  cancelReferenceSchema,
  holdSchema,
  noteSchema,
  removeNoteSchema,
  reviewOrderSchema,
  sendAgainSchema,
  skipSchema,
} from "../schema";
import { addNote, removeNote } from "./add-note.server";
import { holdApplication, liftHold } from "./hold-application.server";
import { resendMail } from "./resend-mail.server";
import { setReviewOrder, skipApplication } from "./set-review-order.server";

/** What a person may not be asked for shows on the page with its reason: it was read from an older one. */
const referenceFailures = {
  "not-found": "not-found",
  "needs-word": "bad-input",
  barred: "refused",
  changed: "refused",
  "too-often": "too-often",
  plan: "plan",
} as const;

/** The rows of what is done on the page of one application. */
export const applicationPosts = {
  delete: intentRow(oneSchema, async (...asked) => handled(await deleteApplication(...asked)), "delete"),
  note: intentRow(noteSchema, async (...asked) => handled(await addNote(...asked)), null),
  "remove-note": intentRow(removeNoteSchema, async (...asked) => handled(await removeNote(...asked)), "remove-note"),
  hold: intentRow(holdSchema, async (...asked) => handled(await holdApplication(...asked)), "hold"),
  "lift-hold": intentRow(oneSchema, async (...asked) => handled(await liftHold(...asked)), "lift-hold"),
  "send-again": intentRow(
    sendAgainSchema,
    async (...asked) => {
      const sent = await resendMail(...asked);
      return handled(!sent.ok && sent.code === "refused" ? { ok: false, code: "not-again" } : sent);
    },
    "send-again",
  ),
  "ask-reference": intentRow(
    askReferenceSchema,
    async (services, actor, { hasWord, ...post }) => {
      const isInPlan = hasFullReviewOf(services, actor, [post.applicationId]);
      const asked = await askReference(services, actor, { ...post, hasWord: hasWord === "yes", isInPlan });
      return handled(asked.ok ? asked : { ok: false, code: referenceFailures[asked.code] });
    },
    "ask-reference",
  ),
  "cancel-reference": intentRow(
    cancelReferenceSchema,
    async (...asked) => handled(await cancelReference(...asked)),
    "cancel-reference",
  ),
  skip: intentRow(skipSchema, async (...asked) => handled(await skipApplication(...asked)), "skip"),
  "read-in-order": orderRow(true, "read-in-order"),
  "read-freely": orderRow(false, "read-freely"),
} satisfies Record<string, IntentRow>;

function orderRow(isInOrder: boolean, said: SaidDone): IntentRow {
  return intentRow(
    reviewOrderSchema,
    async (services, actor, { formId }) => handled(await setReviewOrder(services, actor, { formId, isInOrder })),
    said,
  );
}
