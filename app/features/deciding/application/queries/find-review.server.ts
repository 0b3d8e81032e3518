import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import { user } from "../../../../db/schema/accounts";
import { application, applicationKey } from "../../../../db/schema/applications";
import { document } from "../../../../db/schema/documents";
import { rentForm, rentFormVersion } from "../../../../db/schema/forms";
import { applicationMember } from "../../../../db/schema/household";
import { audit, outbox } from "../../../../db/schema/platform";
import { applicantLetter, mailDelivery } from "../../../../db/schema/review";
import type { Landlord } from "../../../../kernel/actor";
import type { ApplicationId } from "../../../../kernel/ids";
import { type AccountPerson, inOrderOfNames, selectPeople } from "../../../../platform/auth/account-people.server";
import { reachedLandlordIdSql, signedInUserIdSql } from "../../../../platform/auth/landlord-of.server";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import { isOfTeam } from "../../../../platform/auth/team-actor.server";
import type { Services } from "../../../../services";
import { isOwnApplication } from "../../../applying/applications/commands/change-applications.server";
import { lacksNotice } from "../../../applying/applications/queries/decision-notice.server";
import {
  isHomeLetAs,
  isOutOfTurn,
  type QueueCounts,
  type Queued,
  selectQueue,
  selectQueueCounts,
  undecidedOf,
} from "../../../applying/applications/queries/review-order.server";
import { atOnce } from "../../../applying/applications/states";
import { mayBeWrittenTo } from "../../../applying/messages/queries/list-messages.server";
import type { ReferenceAsker } from "../../../applying/references/names-in-mail";
import { askerColumns } from "../../../applying/references/queries/asker-columns.server";
import {
  openReferences,
  type ReadReference,
  selectReferences,
} from "../../../applying/references/queries/list-references.server";
import { type FormKey, isForm } from "../../../forms/rent-forms/queries/find-editable-form.server";
import { describeMails, type ReadMail } from "../rules/shown-mails";
import { applicationMark, isShared } from "./application-mark.server";
import { lettersAtMost, openLetter, openNote, type ReadLetter, type ReadNote, selectNotes } from "./read-notes.server";
/** `documentId`: of a paper, for what was done with one. */
export type Trace = {
  id: string;
  at: number;
  action: string;
  detail: string | null;
  documentId: string | null;
  who: "applicant" | "referee" | "system" | "support" | "you" | "colleague" | "earlier";
  /** Of a colleague; null where the account is gone. */
  name: string | null;
  /** Of the person that it was assigned to or taken from; null of other traces, and where that account is gone. */
  assignee: string | null;
};

export type Review = {
  reference: string;
  isStarred: boolean;
  isArchived: boolean;
  isLet: boolean;
  declineReason: string | null;
  decidedAt: number | null;
  /** `application.tell_by`, and whether no letter has told the decision. */
  tellBy: number | null;
  lacksNotice: boolean;
  /** Legal hold since. */
  heldAt: number | null;
  /** When the erasure that is next was, or will be, announced. */
  announcedAt: number | null;
  /** Language of the applicant. */
  applicantLocale: string;
  moveIn: string | null;
  adults: number | null;
  hasPets: boolean | null;
  /** Undecided applications of the form beside this one, counted up to a hundred. */
  othersWaiting: number;
  /** Times that a queue goes by. */
  arrival: { submittedAt: number; householdCompletedAt: number | null; isWaiting: boolean };
  /** Its form is read in order; see `placeIn`. */
  isInOrder: boolean;
  isSkipped: boolean;
  /** Its turn has not come: nothing that it says stands here, nor what was made of it. */
  isLocked: boolean;
  /** The head of the queue, first come first; empty where the form is not read in order. */
  queue: Queued[];
  queueCounts: QueueCounts;
  /** Somebody of the form has the home already. */
  isHomeLet: boolean;
  /** The applicant may be written to. */
  mayMessage: boolean;
  notes: ReadNote[];
  letters: ReadLetter[];
  history: Trace[];
  references: ReadReference[];
  /** What an application that waits for its applicant comes back to. */
  stateBefore: string | null;
  /** The id of the person who sees to it. */
  assignedTo: string | null;
  /** Who work in the account, its owner first; nobody where it has no colleagues, and for a guest. */
  people: AccountPerson[];
  landlord: ReferenceAsker;
  mails: ReadMail[];
  /** See `applicationMark`. */
  mark: string;
  /** Colleagues share the account. */
  isShared: boolean;
};

const mailsAtMost = 60;
const tracesAtMost = 200;

/** What a landlord has made of one application; null when it is not his. One batch, each statement of which checks that. */
export async function findReview(
  services: Services,
  actor: Landlord,
  { applicationId, ...form }: FormKey & { applicationId: ApplicationId },
): Promise<Review | null> {
  const { db, clock } = services;
  const at = clock.now().getTime();
  const isMine = isOwnApplication(actor, { ...form, applicationIds: [applicationId] }, at);
  const own = sql`(SELECT ${application.id} FROM ${application}
    JOIN ${rentForm} ON ${rentForm.id} = ${application.formId} WHERE ${isMine})`;
  const reader = actor.kind === "account" ? signedInUserIdSql(actor, at) : sql`NULL`;
  const landlord = actor.kind === "account" ? reachedLandlordIdSql(actor, at) : sql`NULL`;
  const [rows, notes, letters, traces, viewings, references, mails, queue, [queueCounts], people] = await db.batch([
    selectFacts(services, isMine, reader),
    selectNotes(services, own),
    db
      .select()
      .from(applicantLetter)
      .where(sql`${applicantLetter.applicationId} = ${own}`)
      .orderBy(desc(applicantLetter.createdAt))
      .limit(lettersAtMost),
    selectTraces(services, own),
    selectViewings(services, own),
    selectReferences(services, own),
    db
      .select({ ...getTableColumns(mailDelivery), nextAt: sql<number | null>`${outbox.nextAt}`.as("next_at") })
      .from(mailDelivery)
      .leftJoin(outbox, sql`${outbox.id} = ${mailDelivery.id}`)
      .where(sql`${mailDelivery.applicationId} = ${own}`)
      // One that is sent again came after the one it repeats, within the same millisecond, too.
      .orderBy(desc(mailDelivery.attemptedAt), sql`${mailDelivery.repeats} IS NULL`)
      .limit(mailsAtMost),
    selectQueue(services, sql`${isForm(form)} AND ${mayReachForm(actor, at)}`),
    selectQueueCounts(services, sql`${isForm(form)} AND ${mayReachForm(actor, at)}`, applicationId),
    selectPeople(db, landlord, reader),
  ]);
  const [row] = rows;
  if (!row) return null;
  const { readerId, keyId, wrappedKey, submittedAt, householdCompletedAt, isWaiting, ...rest } = row;
  const { askerName, isAskerConfirmed, ...facts } = rest;
  const told = {
    ...facts,
    landlord: { name: askerName, isConfirmed: isAskerConfirmed },
    isHomeLet: facts.isHomeLet === 1,
    lacksNotice: facts.lacksNotice === 1,
    isLocked: facts.isLocked === 1,
    isSkipped: facts.isSkipped === 1,
    arrival: { submittedAt, householdCompletedAt, isWaiting },
    people: inOrderOfNames(people),
    queue,
    queueCounts: queueCounts ?? { waiting: 0, before: 0 },
    mayMessage: facts.mayMessage === 1,
    isShared: facts.isShared === 1,
  };
  if (told.isLocked) return { ...told, ...nothingYet };
  const dataKey = await services.dataKeys.open(applicationId, { keyId, wrappedKey });
  return {
    ...told,
    mails: describeMails(mails, at),
    notes: await Promise.all(notes.map((note) => openNote(dataKey, note, { readerId, people }))),
    letters: await Promise.all(letters.map((letter) => openLetter(dataKey, letter))),
    references: await openReferences(dataKey, references, { reader: "landlord", now: at }),
    history: [...traces.map((trace) => ({ ...trace, documentId: null })), ...viewings]
      .map(({ actorKind, actorId, impersonatorId, isOfTeam, actorName, ...trace }) => {
        const who = whoOf({ actorKind, actorId, impersonatorId, isOfTeam: isOfTeam === 1 }, readerId);
        return { ...trace, who, name: who === "colleague" ? actorName : null };
      })
      .sort((one, other) => other.at - one.at),
  };
}

/** In place of what may not be read out of turn. */
const nothingYet = {
  applicantLocale: "en",
  moveIn: null,
  adults: null,
  hasPets: null,
  mayMessage: false,
  notes: [],
  letters: [],
  history: [],
  references: [],
  mails: [],
};

function selectFacts({ db }: Services, isMine: SQL, readerId: SQL) {
  return db
    .select({
      readerId: sql<string | null>`${readerId}`.as("reader_id"),
      reference: application.reference,
      isStarred: application.isStarred,
      isArchived: application.isArchived,
      stateBefore: application.stateBefore,
      assignedTo: sql<string | null>`${application.assignedTo}`.as("assigned_person"),
      isLet: application.isLet,
      declineReason: application.declineReason,
      decidedAt: application.decidedAt,
      tellBy: application.tellBy,
      lacksNotice: sql<number>`${lacksNotice}`.as("lacks_notice"),
      heldAt: application.heldAt,
      announcedAt: application.erasureAnnouncedAt,
      applicantLocale: application.locale,
      moveIn: application.moveIn,
      adults: application.adults,
      hasPets: application.hasPets,
      ...askerColumns,
      submittedAt: application.submittedAt,
      householdCompletedAt: application.householdCompletedAt,
      isWaiting: application.isWaitingForMembers,
      isInOrder: rentForm.isReviewedInOrder,
      isSkipped: sql<number>`${application.skippedAt} IS NOT NULL`.as("is_skipped"),
      isLocked: sql<number>`${isOutOfTurn}`.as("is_locked"),
      othersWaiting: sql<number>`(SELECT count(*) FROM (${undecidedOf(sql`rent_form.id`, atOnce + 1)}) AS other
        WHERE other.id <> ${application.id})`.as("others_waiting"),
      isHomeLet: sql<number>`${isHomeLetAs("application")}`.as("is_home_let"),
      mayMessage: sql<number>`${mayBeWrittenTo()}`.as("may_message"),
      mark: applicationMark.as("mark"),
      isShared: isShared.as("is_shared"),
      keyId: applicationKey.keyId,
      wrappedKey: applicationKey.wrappedKey,
    })
    .from(application)
    .innerJoin(rentForm, eq(rentForm.id, application.formId))
    .innerJoin(rentFormVersion, eq(rentFormVersion.id, application.versionId))
    .innerJoin(applicationKey, eq(applicationKey.applicationId, application.id))
    .where(isMine);
}

/** Who did it. */
const actorColumns = {
  actorKind: audit.actorKind,
  actorId: audit.actorId,
  impersonatorId: audit.impersonatorId,
  actorName: sql<string | null>`${user.name}`.as("actor_name"),
};

const isActor = sql`${user.id} = ${audit.actorId} AND ${audit.actorKind} = 'account'`;

const assigneeName = sql<string | null>`CASE WHEN ${audit.action} IN ('application.assign', 'application.unassign')
  THEN (SELECT one.name FROM ${user} AS one WHERE one.id = ${audit.detail}) END`.as("assignee_name");

/** SQL: whose form an application (SQL, its id) is for. By a column, since SQLite counts how deep an expression is. */
const ownerOf = (id: SQL) => sql`(SELECT held.landlord_id FROM ${application} AS one
  JOIN ${rentForm} AS held ON held.id = one.form_id WHERE one.id = ${id})`;

function selectTraces({ db }: Services, own: SQL) {
  return db
    .select({
      id: sql<string>`${audit.id}`.as("trace_id"),
      at: audit.at,
      action: audit.action,
      detail: audit.detail,
      ...actorColumns,
      assignee: assigneeName,
      isOfTeam: isOfTeam(ownerOf(sql`${audit.targetId}`), sql`${audit.actorId}`).as("is_of_team"),
    })
    .from(audit)
    .leftJoin(user, isActor)
    .where(sql`${audit.targetId} = ${own}`)
    .orderBy(desc(audit.at))
    .limit(tracesAtMost);
}

/** SQL on a row of document: a paper of a member's own part belongs to the application of who named them. */
const applicationOfDocument = sql`coalesce((SELECT named.application_id FROM ${applicationMember} AS named
  WHERE named.id = ${document.applicationId}), ${document.applicationId})`;

/** What was done with the papers of the application and its household: each viewing and each copy. */
function selectViewings({ db }: Services, own: SQL) {
  return db
    .select({
      id: sql<string>`${audit.id}`.as("viewing_id"),
      at: audit.at,
      action: audit.action,
      detail: audit.detail,
      documentId: audit.targetId,
      ...actorColumns,
      assignee: sql<string | null>`NULL`.as("assignee_name"),
      isOfTeam: isOfTeam(ownerOf(applicationOfDocument), sql`${audit.actorId}`).as("is_of_team"),
    })
    .from(document)
    .innerJoin(audit, eq(audit.targetId, document.id))
    .leftJoin(user, isActor)
    .where(
      and(
        sql`${document.applicationId} IN (SELECT ${own} UNION ALL SELECT named.id FROM ${applicationMember} AS named
          WHERE named.application_id = ${own})`,
        inArray(audit.action, ["document.view", "document.download"]),
      ),
    )
    .orderBy(desc(audit.at))
    .limit(tracesAtMost);
}

type StoredTrace = { actorKind: string; actorId: string | null; impersonatorId: string | null; isOfTeam: boolean };

function whoOf({ actorKind, actorId, impersonatorId, isOfTeam }: StoredTrace, readerId: string | null): Trace["who"] {
  if (actorKind === "applicant") return "applicant";
  if (actorKind === "referee") return "referee";
  if (actorKind === "system") return "system";
  if (impersonatorId !== null) return "support";
  if (actorKind === "guest" || actorId === readerId) return "you";
  return isOfTeam ? "colleague" : "earlier";
}
