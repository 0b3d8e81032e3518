import { asc, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../../db/client.server";
import { user } from "../../../../db/schema/accounts";
import { application, infoRequest } from "../../../../db/schema/applications";
import { rentForm } from "../../../../db/schema/forms";
import {
  applicantLetter,
  applicationMessage,
  applicationNote,
  mailDelivery,
  referenceRequest,
} from "../../../../db/schema/review";
import type { DataKey } from "../../../../platform/crypto";
import { letterContentSchema } from "../../../applying/applications/letters";
import { sealPurposes } from "../../../applying/applications/stored-application";
import { openAnswered, openRequested } from "../../../applying/info-requests/model";
import { openReferenceAnswer, openReferenceContact } from "../../../applying/references/model";
import { iso } from "../entries";

/** SQL: the name of who wrote it, where that is not the owner of the form's account. */
function nameOfColleague(applicationId: SQL, authorId: SQL): SQL.Aliased<string | null> {
  return sql<string | null>`(SELECT person.name FROM ${user} AS person WHERE person.id = ${authorId}
    AND person.id IS NOT (SELECT own.landlord_id FROM ${application} AS sent JOIN ${rentForm} AS own ON own.id = sent.form_id
      WHERE sent.id = ${applicationId}))`.as("colleague");
}

/** Statements for the batch that reads some applications: what was made of them since they were sent, oldest first. */
export function selectReviewData(db: Database, ids: readonly string[]) {
  const some = [...ids];
  return [
    db
      .select({
        ...getTableColumns(applicationNote),
        colleague: nameOfColleague(sql`${applicationNote.applicationId}`, sql`${applicationNote.authorId}`),
      })
      .from(applicationNote)
      .where(inArray(applicationNote.applicationId, some))
      .orderBy(asc(applicationNote.createdAt)),
    db
      .select()
      .from(applicantLetter)
      .where(inArray(applicantLetter.applicationId, some))
      .orderBy(asc(applicantLetter.createdAt)),
    db
      .select({
        ...getTableColumns(applicationMessage),
        colleague: nameOfColleague(sql`${applicationMessage.applicationId}`, sql`${applicationMessage.authorId}`),
      })
      .from(applicationMessage)
      .where(inArray(applicationMessage.applicationId, some))
      .orderBy(asc(applicationMessage.createdAt), asc(applicationMessage.id)),
    db
      .select()
      .from(referenceRequest)
      .where(inArray(referenceRequest.applicationId, some))
      .orderBy(asc(referenceRequest.askedAt)),
    db.select().from(infoRequest).where(inArray(infoRequest.applicationId, some)).orderBy(asc(infoRequest.askedAt)),
    db
      .select()
      .from(mailDelivery)
      .where(inArray(mailDelivery.applicationId, some))
      .orderBy(asc(mailDelivery.attemptedAt)),
  ] as const;
}

type ByColleague = { colleague: string | null };

/** The rows of `selectReviewData`, in its order. */
export type ReviewRows = [
  (typeof applicationNote.$inferSelect & ByColleague)[],
  (typeof applicantLetter.$inferSelect)[],
  (typeof applicationMessage.$inferSelect & ByColleague)[],
  (typeof referenceRequest.$inferSelect)[],
  (typeof infoRequest.$inferSelect)[],
  (typeof mailDelivery.$inferSelect)[],
];

/** Those of one application, opened. Throws when a ciphertext was changed or belongs elsewhere. */
export async function openReviewData(
  key: DataKey,
  id: string,
  rows: ReviewRows,
  memberKeys: ReadonlyMap<string, DataKey> = new Map(),
) {
  const [notes, letters, messages, references, requests, mails] = rows;
  const isIts = (row: { applicationId: string }) => row.applicationId === id;
  return {
    notes: await Promise.all(notes.filter(isIts).map((note) => openNote(key, note))),
    letters: await Promise.all(letters.filter(isIts).map((letter) => openLetter(key, letter))),
    messages: await Promise.all(messages.filter(isIts).map((message) => openMessage(key, message))),
    references: await Promise.all(references.filter(isIts).map((reference) => openReference(key, reference))),
    askedLater: await openAsked(key, requests.filter(isIts), memberKeys),
    mails: mails.filter(isIts).map(({ kind, reader, attemptedAt, sentAt, failedAt }) => ({
      kind,
      reader,
      attemptedAt: iso(attemptedAt),
      sentAt: iso(sentAt),
      failedAt: iso(failedAt),
    })),
  };
}

async function openNote(key: DataKey, { id, kind, content, createdAt, colleague }: ReviewRows[0][number]) {
  return {
    kind,
    at: iso(createdAt),
    ...(colleague && { colleague }),
    text: await key.decryptText(sealPurposes.note(id), content),
  };
}

async function openLetter(key: DataKey, { id, kind, content, ...times }: ReviewRows[1][number]) {
  const opened = letterContentSchema.parse(JSON.parse(await key.decryptText(sealPurposes.letter(id), content)));
  const { createdAt, sentAt, cancelledAt } = times;
  return { kind, writtenAt: iso(createdAt), sentAt: iso(sentAt), stoppedAt: iso(cancelledAt), ...opened };
}

async function openMessage(key: DataKey, { id, author, content, createdAt, readAt, colleague }: ReviewRows[2][number]) {
  const text = await key.decryptText(sealPurposes.message(id), content);
  return { author, ...(colleague && { colleague }), at: iso(createdAt), readAt: iso(readAt), text };
}

async function openReference(key: DataKey, row: ReviewRows[3][number]) {
  const { id, kind, path, contact, answer } = row;
  return {
    kind,
    path,
    askedAt: iso(row.askedAt),
    answeredAt: iso(row.answeredAt),
    declinedAt: iso(row.declinedAt),
    takenBackAt: iso(row.cancelledAt),
    contact: await openReferenceContact(key, id, contact),
    answer: answer === null ? null : await openReferenceAnswer(key, id, answer),
  };
}

/** Each under the key of who was asked; of a member whose part is gone nothing can be read. */
async function openAsked(key: DataKey, rows: ReviewRows[4], memberKeys: ReadonlyMap<string, DataKey>) {
  const opened = rows.map(async (row) => {
    const own = row.memberId === null ? key : memberKeys.get(row.memberId);
    return own ? [{ member: row.memberId, ...(await openRequest(own, row)) }] : [];
  });
  return (await Promise.all(opened)).flat();
}

/** What an applicant has typed and not sent is not the landlord's. */
async function openRequest(key: DataKey, row: ReviewRows[4][number]) {
  const { id, items, answer, askedAt, dueAt, answeredAt, cancelledAt } = row;
  return {
    askedAt: iso(askedAt),
    dueAt: iso(dueAt),
    answeredAt: iso(answeredAt),
    endedAt: iso(cancelledAt),
    ...(await openRequested(key, id, items)),
    answers: (await openAnswered(key, id, answeredAt === null ? null : answer)).answers,
  };
}
