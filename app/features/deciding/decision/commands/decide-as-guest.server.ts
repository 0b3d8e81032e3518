import { sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { application } from "../../../../db/schema/applications";
import { audit } from "../../../../db/schema/platform";
import type { GuestLandlord } from "../../../../kernel/actor";
import type { ApplicationId, GuestRentFormId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import type { Services } from "../../../../services";
import { isOwnApplication, withForms } from "../../../applying/applications/commands/change-applications.server";
import { readForMove, type UnsupportedReason } from "../queries/check-reasons.server";
import { type Approved, listApproved } from "../queries/list-approved.server";
import { guestLimits } from "../rules/guest-limits";
import { agencyOf, saysReport } from "../rules/letter-order";
import { askedIn, type GuestDecisionPost } from "../schema";
import { moveApplications } from "./move-applications.server";
import { undoMoves } from "./undo-moves.server";

type Key = { guestRentFormId: GuestRentFormId; applicationId: ApplicationId };

type GuestDecisionFailure =
  | "not-found"
  /** Overtaken: it is decided, withdrawn or erased. */
  | "refused"
  | "too-often"
  | "no-reason"
  | "no-letter"
  /** What the law wants told of a report is missing. */
  | "report";

type Refused =
  | { code: "taken"; taken: Approved[] }
  /** The facts do not support what was given as the reason, or what our words in the letter say. */
  | { code: "unsupported"; unsupported: UnsupportedReason[] }
  | { code: GuestDecisionFailure };

/**
 * Approves or declines by a manage link, always with the letter, a day after the form's address was told
 * (`sendGuestDecided`). "taken": somebody is approved already, and the post does not say what becomes of them.
 */
export async function decideAsGuest(
  services: Services,
  actor: GuestLandlord,
  key: Key,
  post: GuestDecisionPost,
): Promise<{ ok: true; done: GuestDecisionPost["move"] | "backup" } | ({ ok: false } & Refused)> {
  const { move, reason, letterText, supersede } = post;
  const besides = post.besides === "replace" ? { supersede: supersede ?? [] } : post.besides;
  const picked = { guestRentFormId: key.guestRentFormId, applicationIds: [key.applicationId] };
  const agency = agencyOf(post);
  if (move === "decline" && !reason) return { ok: false, code: "no-reason" };
  if (letterText === "") return { ok: false, code: "no-letter" };
  if (agency === "bad" || (move === "decline" && !agency && saysReport(reason, letterText)))
    return { ok: false, code: "report" };
  const verdict = await services.rateLimit.take(guestLimits.decidedPerForm, key.guestRentFormId);
  if (!verdict.allowed) return { ok: false, code: "too-often" };
  const asked = { isDecline: move === "decline", reason, text: letterText, needsKeys: true };
  const read = await readForMove(services, actor, picked, asked);
  const isBackup = besides === "hold";
  const [row] = await moveApplications(services, actor, {
    ...picked,
    read,
    ...(move === "approve" && askedIn(post)),
    ...(isBackup
      ? { action: "shortlist" as const }
      : {
          action: move,
          ...(move === "decline" && { reason }),
          ...(post.note && { note: post.note }),
          letter: { text: letterText, sendAt: 0, agency },
          ...(besides && { besides }),
        }),
  });
  if (!row) return { ok: false, code: "not-found" };
  if (row.outcome === "taken") {
    return { ok: false, code: "taken", taken: await listApproved(services, actor, picked.applicationIds) };
  }
  if (row.outcome === "unsupported") return { ok: false, code: "unsupported", unsupported: row.unsupported };
  const isDone = row.outcome === "changed" || row.outcome === "already";
  return isDone ? { ok: true, done: isBackup ? "backup" : move } : { ok: false, code: "refused" };
}

/**
 * Undoes the last decision that a link made on this application, and who gave way to it holds again. "refused": its letter has gone
 * or is leaving, or something was decided since.
 */
export async function undoAsGuest(
  services: Services,
  actor: GuestLandlord,
  { applicationId, guestRentFormId }: Key,
): Promise<Result<undefined, "not-found" | "refused">> {
  const isMine = isOwnApplication(
    actor,
    { guestRentFormId, applicationIds: [applicationId] },
    services.clock.now().getTime(),
  );
  const {
    own: [own],
    moves,
  } = await runBatch(services.db, {
    own: services.db.all(sql`SELECT 1 FROM ${withForms} WHERE ${isMine}`),
    moves: services.db.all<{ id: string }>(sql`SELECT made.id AS "id" FROM ${audit} AS last
    JOIN ${audit} AS made ON made.at = last.at AND made.actor_kind = 'guest'
      AND (made.id = last.id OR made.action = 'application.replace' AND made.target_id IN (
        SELECT other.id FROM ${application} AS own JOIN ${application} AS other ON other.form_id = own.form_id
        WHERE own.id = ${applicationId}))
    WHERE last.id = (SELECT decided.id FROM ${audit} AS decided WHERE decided.target_id = ${applicationId}
      AND decided.action IN ('application.approve', 'application.decline') AND decided.actor_kind = 'guest'
      ORDER BY decided.at DESC LIMIT 1)`),
  });
  if (!own) return err("not-found");
  const back = await undoMoves(
    services,
    actor,
    moves.map(({ id }) => id),
  );
  return back.some(({ id }) => id === applicationId) ? ok(undefined) : err("refused");
}
