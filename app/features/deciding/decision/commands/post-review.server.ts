import type { AccountLandlord } from "../../../../kernel/actor";
import { dayMs } from "../../../../kernel/durations";
import type { Services } from "../../../../services";
import type { Changed } from "../../../applying/applications/commands/change-applications.server";
import { letterLimits } from "../../../applying/applications/letter-limits";
import { type Agency, agencySchema } from "../../../applying/applications/report-notice";
import type { DeclineReason } from "../../../applying/applications/states";
import { askReference, cancelReference } from "../../../applying/references/commands/ask-reference.server";
import { addNote, removeNote } from "../../application/commands/add-note.server";
import { holdApplication, liftHold } from "../../application/commands/hold-application.server";
import { resendMail } from "../../application/commands/resend-mail.server";
import { setReviewOrder, skipApplication } from "../../application/commands/set-review-order.server";
import { hideNames } from "../../inbox/commands/hide-names.server";
import {
  archiveApplications,
  deleteApplication,
  starApplications,
} from "../../inbox/commands/mark-applications.server";
import { mayHideNames } from "../../inbox/queries/hides-names.server";
import { hasFullReviewOf } from "../queries/has-full-review.server";
import { type Approved, listApproved } from "../queries/list-approved.server";
import { reasonsGiven } from "../rules/decline-support";
import { readFactors } from "../rules/letter-text";
import { type AgencyPost, askedIn, type ReviewIntent, type ReviewPost } from "../schema";
import { stopLetter } from "./claim-letter.server";
import type { LetterOrder } from "./letter-statements.server";
import { markRented } from "./mark-rented.server";
import { type LeftOut, leftOutOf, type Moved, moveApplications } from "./move-applications.server";
import { tellDecision } from "./tell-decision.server";
import { undoMoves } from "./undo-moves.server";

/** What the page is told. `moveIds` can be taken back for a while. `leftOut`: whom the reason of a decline is not true of. */
export type ReviewAnswer =
  | {
      ok: true;
      intent: ReviewIntent;
      changed: number;
      refused: number;
      moveIds: string[];
      isTold: boolean;
      leftOut?: LeftOut[];
    }
  | {
      ok: false;
      intent: ReviewIntent | null;
      code:
        | "bad-input"
        | "not-found"
        | "refused"
        | "out-of-turn"
        /** Somebody else is approved for the home: `taken` says who. */
        | "taken"
        | "undecided"
        | "held"
        | "not-again"
        | "gone"
        /** Not part of what the form runs on; a credit adds it. */
        | "plan"
        | "too-often"
        /** The facts do not support what is given as the reason: `leftOut` says why. */
        | "unsupported";
      taken?: Approved[];
      leftOut?: LeftOut[];
    };

/** What a person may not be asked for shows on the page with its reason: it was read from an older one. */
const refusalOf = {
  "not-found": "not-found",
  "needs-word": "bad-input",
  barred: "refused",
  changed: "refused",
  "too-often": "too-often",
  plan: "plan",
} as const;

/** Does what a post about applications asks for. Every command checks the actor in its own SQL. */
export async function answerReviewPost(
  services: Services,
  actor: AccountLandlord,
  post: ReviewPost,
): Promise<ReviewAnswer> {
  const { intent } = post;
  if (!(await isInPlan(services, actor, post))) return { ok: false, intent, code: "plan" };
  const done = (changed = 1): ReviewAnswer => ({ ok: true, intent, changed, refused: 0, moveIds: [], isTold: false });
  switch (intent) {
    case "star":
    case "unstar":
      return summed(post, await starApplications(services, actor, { ...picked(post), isStarred: intent === "star" }));
    case "archive":
    case "unarchive":
      return summed(
        post,
        await archiveApplications(services, actor, { ...picked(post), isArchived: intent === "archive" }),
      );
    case "undo": {
      const back = await undoMoves(services, actor, post.moves);
      return back.length > 0 ? done(back.length) : { ok: false, intent, code: "gone" };
    }
    case "let": {
      const order = orderOf(services, post);
      if (order === "bad") return { ok: false, intent, code: "bad-input" };
      const { formId, applicationId, others } = post;
      const key = { formId, applicationId, others };
      const given = await markRented(services, actor, order ? { ...key, letter: order } : key);
      if (!given.ok) return { ok: false, intent, code: given.code };
      return { ...done(given.value.declined), ...(given.value.leftOut.length > 0 && { leftOut: given.value.leftOut }) };
    }
    case "delete":
      return told(intent, await deleteApplication(services, actor, post), done());
    case "note":
      return told(intent, await addNote(services, actor, post), done());
    case "hold":
      return told(intent, await holdApplication(services, actor, post), done());
    case "lift-hold":
      return told(intent, await liftHold(services, actor, post), done());
    case "send-again": {
      const sent = await resendMail(services, actor, post);
      if (sent.ok) return done();
      return { ok: false, intent, code: sent.code === "refused" ? "not-again" : sent.code };
    }
    case "remove-note":
      return told(intent, await removeNote(services, actor, post), done());
    case "ask-reference": {
      const isInPlan = hasFullReviewOf(services, actor, [post.applicationId]);
      const asked = await askReference(services, actor, { ...post, hasWord: post.hasWord === "yes", isInPlan });
      if (asked.ok) return done();
      return { ok: false, intent, code: refusalOf[asked.code] };
    }
    case "cancel-reference":
      return told(intent, await cancelReference(services, actor, post), done());
    case "skip":
      return told(intent, await skipApplication(services, actor, post), done());
    case "read-in-order":
    case "read-freely":
      return told(
        intent,
        await setReviewOrder(services, actor, { formId: post.formId, isInOrder: intent === "read-in-order" }),
        done(),
      );
    case "hide-names":
    case "show-names":
      return told(intent, await hideNames(services, actor, intent === "hide-names"), done());
    case "tell":
      return told(intent, await tellDecision(services, actor, post), done());
    case "stop-letter":
      return told(intent, await stopLetter(services, actor, post), done());
    default:
      return move(services, actor, post);
  }
}

/** Moves of several at once and references (see there) are what a credit adds; one at a time is never locked, nor is marking or putting away. */
async function isInPlan(services: Services, actor: AccountLandlord, post: ReviewPost): Promise<boolean> {
  if (post.intent === "hide-names") return mayHideNames(services, actor);
  if (!("letter" in post) || !("ids" in post) || post.ids.length < 2) return true;
  return hasFullReviewOf(services, actor, post.ids);
}

type MovePost = Extract<ReviewPost, { letter: unknown; ids: unknown }>;
type LetPost = Extract<ReviewPost, { others: unknown }>;
type MarkPost = Exclude<Extract<ReviewPost, { ids: unknown }>, MovePost>;

async function move(services: Services, actor: AccountLandlord, post: MovePost): Promise<ReviewAnswer> {
  const order = orderOf(services, post);
  if (order === "bad" || (post.intent === "decline" && !post.reason)) {
    return { ok: false, intent: post.intent, code: "bad-input" };
  }
  const changed = await moveApplications(services, actor, {
    ...picked(post),
    action: post.intent,
    ...(post.reason && { reason: post.reason }),
    ...(post.note && { note: post.note }),
    ...(order && { letter: order }),
    ...(post.besides && { besides: post.besides }),
    ...askedIn(post),
  });
  const answer = summed(post, changed, order !== null);
  if (answer.ok || answer.code !== "taken") return answer;
  return { ...answer, taken: await listApproved(services, actor, post.ids) };
}

function picked({ ids, formId }: { ids: MovePost["ids"]; formId?: MovePost["formId"] }) {
  return { applicationIds: ids, ...(formId && { formId }) };
}

function summed(post: MarkPost | MovePost, rows: (Changed | Moved)[], isTold = false): ReviewAnswer {
  const { intent } = post;
  if (rows.length === 0) return { ok: false, intent, code: "not-found" };
  const leftOut = leftOutOf(rows);
  const count = (outcome: Changed["outcome"]) => rows.filter((row) => row.outcome === outcome).length;
  const [changed, outOfTurn, taken] = [count("changed"), count("out-of-turn"), count("taken")];
  const refused = count("refused") + outOfTurn + taken;
  if (leftOut.length === rows.length) return { ok: false, intent, code: "unsupported", leftOut };
  if (changed === 0 && outOfTurn > 0) return { ok: false, intent, code: "out-of-turn" };
  if (changed === 0 && taken > 0) return { ok: false, intent, code: "taken" };
  if (changed === 0 && refused > 0) return { ok: false, intent, code: "refused" };
  const moveIds = rows.flatMap((row) =>
    row.moveId === null ? [] : [row.moveId, ...("replaced" in row ? row.replaced : [])],
  );
  const answer = { ok: true as const, intent, changed, refused, moveIds, isTold: isTold && changed > 0 };
  return leftOut.length > 0 ? { ...answer, leftOut } : answer;
}

function told(
  intent: ReviewIntent,
  result: { ok: true } | { ok: false; code: "not-found" | "refused" | "undecided" | "held" | "gone" | "unsupported" },
  done: ReviewAnswer,
): ReviewAnswer {
  return result.ok ? done : { ok: false, intent, code: result.code };
}

/** What is to be told, or null for nothing; "bad" when its time is too far or what must be said of a report is missing. */
function orderOf({ clock }: Services, post: MovePost | LetPost): LetterOrder | null | "bad" {
  if (post.letter === "none") return null;
  const agency = agencyOf(post);
  const now = clock.now().getTime();
  const sendAt = post.sendAt ? Date.parse(post.sendAt) : now;
  if (agency === "bad" || sendAt > now + letterLimits.daysAhead * dayMs) return "bad";
  // A letter whose reason is a report names it.
  if (
    !agency &&
    saysReport("reason" in post ? post.reason : undefined, post.letter === "own" ? post.letterText : null)
  ) {
    return "bad";
  }
  if (post.letter === "own" && post.letterText === "") return "bad";
  return {
    text: post.letter === "own" ? post.letterText : null,
    sendAt,
    agency,
  };
}

/** Whether a letter says that a report was used: then it has to name whose. */
export function saysReport(reason: DeclineReason | undefined, text: string | null): boolean {
  return reasonsGiven(reason ?? "other", text).includes("report");
}

/** Whose report was used; null for none, "bad" when half of it or of its score is missing. */
export function agencyOf(post: AgencyPost): Agency | null | "bad" {
  const { agencyName: name, agencyContact: contact, agencyScore: score = "" } = post;
  if (name === undefined && contact === undefined) return null;
  const factors = post.scoreFactors === undefined ? undefined : readFactors(post.scoreFactors);
  const { scoreDate: date, scoreRange: range, scoreSource: source } = post;
  const scoreFacts = score === "" ? undefined : { date, range, source, factors };
  return agencySchema.safeParse({ name, contact, score, scoreFacts }).data ?? "bad";
}
