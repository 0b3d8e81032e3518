import type { AccountLandlord } from "../../../../kernel/actor";
import type { Services } from "../../../../services";
import type { LandlordMove } from "../../../applying/applications/states";
import { findFirst } from "../queries/find-first.server";
import { hasFullReviewOf } from "../queries/has-full-review.server";
import { listApproved } from "../queries/list-approved.server";
import { letterOrderOf } from "../rules/letter-order";
import { type Handled, handled, type IntentRow, intentRow } from "../rules/review-post";
import { summarize } from "../rules/summarize-changes";
import {
  askedIn,
  type MovePost,
  movePostSchema,
  oneSchema,
  rentedSchema,
  stopLetterSchema,
  undoSchema,
} from "../schema";
import { moveText, rentedText } from "../words/outcome-words";
import { stopLetter } from "./claim-letter.server";
import { markRented } from "./mark-rented.server";
import { type Moved, moveApplications } from "./move-applications.server";
import { tellDecision } from "./tell-decision.server";
import { undoMoves } from "./undo-moves.server";

/** The rows of what decides, and of what follows a decision. */
export const decisionPosts = {
  shortlist: moveRow("shortlist"),
  unshortlist: moveRow("unshortlist"),
  approve: moveRow("approve"),
  decline: moveRow("decline"),
  reopen: moveRow("reopen"),
  undo: intentRow(
    undoSchema,
    async (services, actor, { moves }) => {
      const undone = await undoMoves(services, actor, moves);
      return undone.length > 0 ? { ok: true, changed: undone.length } : { ok: false, code: "gone" };
    },
    "undo",
  ),
  let: intentRow(
    rentedSchema,
    async (services, actor, post) => {
      const letter = letterOrderOf(post, services.clock.now().getTime());
      if (letter === "bad") return { ok: false, code: "bad-input" };
      const { formId, applicationId, others } = post;
      const rented = await markRented(services, actor, { formId, applicationId, others, ...(letter && { letter }) });
      if (!rented.ok) {
        const late = [{ id: applicationId, outcome: "refused" as const }];
        return { ok: false, code: rented.code, ...(await whoWasFirst(services, actor, late)) };
      }
      const { declined, leftOut } = rented.value;
      return { ok: true, changed: declined, ...(leftOut.length > 0 && { leftOut }) };
    },
    rentedText,
  ),
  tell: intentRow(oneSchema, async (...asked) => handled(await tellDecision(...asked)), "tell"),
  "stop-letter": intentRow(stopLetterSchema, async (...asked) => handled(await stopLetter(...asked)), "stop-letter"),
} satisfies Record<string, IntentRow>;

function moveRow(action: LandlordMove): IntentRow {
  return intentRow(
    movePostSchema,
    (services, actor, post) => move(services, actor, { ...post, action }),
    (done, language) => moveText(action, done, language),
  );
}

/** Moves of several at once are what a credit adds; one at a time is never locked. */
async function move(
  services: Services,
  actor: AccountLandlord,
  { action, ids, ...post }: MovePost & { action: LandlordMove },
): Promise<Handled> {
  if (ids.length > 1 && !(await hasFullReviewOf(services, actor, ids))) return { ok: false, code: "plan" };
  const letter = letterOrderOf(post, services.clock.now().getTime());
  if (letter === "bad" || (action === "decline" && !post.reason)) return { ok: false, code: "bad-input" };
  const changed = await moveApplications(services, actor, {
    applicationIds: ids,
    action,
    ...(post.formId && { formId: post.formId }),
    ...(post.reason && { reason: post.reason }),
    ...(post.note && { note: post.note }),
    ...(letter && { letter }),
    ...(post.besides && { besides: post.besides }),
    ...askedIn(post),
  });
  const answer = { ...summarize(changed), ...(await whoWasFirst(services, actor, changed)) };
  if (answer.ok) return { ...answer, isTold: letter !== null && answer.changed > 0 };
  return answer.code === "taken" ? { ...answer, taken: await listApproved(services, actor, ids) } : answer;
}

/** Of those that a colleague decided on before this press. */
async function whoWasFirst(services: Services, actor: AccountLandlord, rows: readonly Pick<Moved, "id" | "outcome">[]) {
  const late = rows.filter(({ outcome }) => outcome === "refused" || outcome === "already").map(({ id }) => id);
  const first = late.length > 0 ? await findFirst(services, actor, late) : [];
  return first.length > 0 ? { first } : {};
}
