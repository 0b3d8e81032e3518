import { inArray, sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { applicationNote, type LetterKind, type NoteKind } from "../../../../db/schema/review";
import type { Landlord } from "../../../../kernel/actor";
import type { ApplicationId } from "../../../../kernel/ids";
import { signedInUserIdSql } from "../../../../platform/auth/landlord-of.server";
import { isNotErased } from "../../../../platform/people/people.server";
import type { Services } from "../../../../services";
import {
  type Changed,
  changeApplications,
  type Picked,
} from "../../../applying/applications/commands/change-applications.server";
import { guestPauseMs } from "../../../applying/applications/decision-notice";
import { noticeDueByOf } from "../../../applying/applications/queries/decision-notice.server";
import type { OpenedKey } from "../../../applying/applications/queries/open-keys.server";
import {
  type DeclineReason,
  decidedStates,
  endOfMove,
  type LandlordMove,
  statesBefore,
  undoMs,
} from "../../../applying/applications/states";
import { sealPurposes } from "../../../applying/applications/stored-application";
import { planRequests, requestStatements } from "../../../applying/info-requests/commands/plan-requests.server";
import { findAskable } from "../../../applying/info-requests/queries/find-askable.server";
import { endRequests } from "../../../applying/info-requests/queries/open-request.server";
import type { DayChoice } from "../../../applying/info-requests/rules";
import type { Stage } from "../../../forms/form-model/schema";
import {
  findUnsupported,
  givenBy,
  isAsRead,
  type MoveReading,
  readForMove,
  type UnsupportedReason,
} from "../queries/check-reasons.server";
import { jobsOf, type LetterOrder, letterStatements, sealLetters } from "./letter-statements.server";
import { anotherIsApproved, type OtherApprovals, replaceStatements, stopLetters } from "./second-approval.server";

export type MoveInput = Picked & {
  action: LandlordMove;
  reason?: DeclineReason;
  /** Of declining: for the landlord's own eyes. Of approving: the conditions. */
  note?: string;
  /** What the applicants are told; nothing when it is left out. */
  letter?: LetterOrder;
  /** Of approving, where somebody is approved for the home already. */
  besides?: OtherApprovals;
  /** Of `readForMove`, where it was read already. */
  read?: MoveReading;
  /** Of shortlisting and approving: questions of the form kept for that stage, asked with the move. */
  ask?: { questions: readonly string[]; days: DayChoice };
};

/**
 * `replaced`: traces of those who gave way to it, for `undoMoves`. "unsupported": of a decline, what was given as its reason
 * does not hold for this one.
 */
export type Moved = Omit<Changed, "outcome"> & {
  outcome: Changed["outcome"] | "unsupported";
  replaced: string[];
  unsupported: UnsupportedReason[];
};

/** Whom a decline left out, and which of the reasons given are not true of them. */
export type LeftOut = { id: ApplicationId; unsupported: UnsupportedReason[] };

/**
 * One move for one application or many, each guarded in SQL on its state; "already" done, or "refused" with the state
 * that holds. Letters that wait are stopped; what was asked of the applicant ends but with an approval; a guest's letter, and
 * what is asked with it, waits a day behind the guest's mail. "taken": somebody else is approved, and `besides` does not say
 * what becomes of them. A decline leaves out whom its reason, or a sentence of ours in its letter, is not true of.
 */
export async function moveApplications(services: Services, actor: Landlord, input: MoveInput): Promise<Moved[]> {
  const { db, ids, clock } = services;
  const to = endOfMove[input.action];
  const pauseMs = actor.kind === "guest" ? guestPauseMs : undoMs;
  const plan = await planAsked(services, actor, input, clock.now().getTime() + pauseMs);
  const { action, letter, reason = null } = input;
  const asked = { isDecline: action === "decline", reason: input.reason, text: letter?.text ?? null };
  const needsKeys = Boolean(input.note || letter);
  const { keys, found } = input.read ?? (await readForMove(services, actor, input, { ...asked, needsKeys }));
  const given = givenBy(asked);
  const leftOut = findUnsupported(found, given);
  const notes = await sealNotes(services, keys, input.note);
  const letters = letter
    ? await sealLetters(services, keys, {
        ...letter,
        kind: letter.kind ?? kindOfMove[action],
        reason,
        pauseMs,
      })
    : "[]";
  const now = clock.now().getTime();
  const noted = sql`json_extract(note.value, '$.id')`;
  const author =
    actor.kind === "account"
      ? signedInUserIdSql(actor, now)
      : sql`(SELECT noted.form_id FROM ${application} AS noted WHERE noted.id = ${noted})`;
  const isDecision = decidedStates.includes(to);
  const kind: NoteKind = input.action === "approve" ? "conditions" : "decline";
  const { besides } = input;
  const leaving = typeof besides === "object" ? besides.supersede : [];
  const supersede = leaving.map((id) => ({ id, move: ids.uuid<string>() }));
  const stillHolds = isAsRead(found, given);
  const isTaken = action === "approve" ? { isTaken: anotherIsApproved(input.applicationIds, besides) } : {};
  const rows = await changeApplications(
    services,
    actor,
    { ...input, applicationIds: withoutLeftOut(input.applicationIds, leftOut) },
    {
      action: `application.${input.action}`,
      isAllowed: sql`${inArray(application.state, statesBefore(input.action))} AND ${isNotErased()} AND ${stillHolds}`,
      isDone: sql`(${application.state} = ${to}
        OR ${application.state} = 'info_requested' AND ${application.stateBefore} = ${to})`,
      detail: sql`${application.state} || ${`>${to}`}`,
      set: (at) => sql`state = ${to}, updated_at = ${at}, is_let = 0,
        decided_at = ${isDecision ? at : null}, tell_by = ${isDecision ? noticeDueByOf(at) : null},
        decline_reason = ${input.action === "decline" ? (input.reason ?? "other") : null}`,
      isInTurn: true,
      marksRead: true,
      ...isTaken,
    },
    ({ changed, at }) => [
      db.run(stopLetters(changed, at)),
      ...(action === "approve" ? [] : [db.run(endRequests(changed, at))]),
      ...(plan ? requestStatements(db, plan, { changed, at }) : []),
      db.run(sql`INSERT INTO ${applicationNote} (id, application_id, author_id, kind, content, created_at)
        SELECT json_extract(note.value, '$.note'), ${noted}, ${author}, ${kind},
          json_extract(note.value, '$.content'), ${at}
        FROM json_each(${notes}) AS note WHERE json_extract(note.value, '$.id') IN ${changed}`),
      ...letterStatements(db, letters, { changed, at, isOfGuest: actor.kind === "guest" }),
      ...(action === "approve" ? replaceStatements(db, actor, { supersede, changed, at }) : []),
    ],
  );
  if (actor.kind === "guest" && rows.some(({ outcome }) => outcome === "changed")) {
    await services.mailQueue.notify(jobsOf(letters), "urgent");
  }
  const replaced = supersede.map(({ move }) => move);
  return [
    ...rows.map((row) => ({ ...row, replaced: row.outcome === "changed" ? replaced : [], unsupported: [] })),
    ...leftOut.map((row) => ({ ...row, outcome: "unsupported" as const, moveId: null, replaced: [] })),
  ];
}

function withoutLeftOut(ids: readonly ApplicationId[], leftOut: readonly { id: ApplicationId }[]): ApplicationId[] {
  return ids.filter((id) => !leftOut.some((left) => left.id === id));
}

const stageOfMove: Partial<Record<LandlordMove, Stage>> = { shortlist: "shortlist", approve: "offer" };

/** What is asked with the move, null for nothing; behind the letter that tells it: see `planRequests`. */
async function planAsked(
  services: Services,
  actor: Landlord,
  input: MoveInput,
  leavesAt: number,
): Promise<string | null> {
  const upTo = stageOfMove[input.action];
  if (!input.ask || !upTo) return null;
  const sendAt = Math.max(leavesAt, input.letter?.sendAt ?? 0);
  return planRequests(services, await findAskable(services, actor, input), { ...input.ask, upTo, sendAt });
}

/** JSON of [{id, note, content}]: the same words for each, sealed under its own key. */
async function sealNotes({ ids }: Services, keys: OpenedKey[], text: string | undefined): Promise<string> {
  const notes = keys.map(async ({ id, key }) => {
    const note = ids.uuid<string>();
    return { id, note, content: await key.encryptText(sealPurposes.note(note), text ?? "") };
  });
  return text ? JSON.stringify(await Promise.all(notes)) : "[]";
}

const kindOfMove: Record<LandlordMove, LetterKind> = {
  shortlist: "shortlisted",
  unshortlist: "reopened",
  approve: "approved",
  decline: "declined",
  reopen: "reopened",
};
