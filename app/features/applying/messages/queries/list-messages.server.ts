import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { user } from "../../../../db/schema/accounts";
import { application } from "../../../../db/schema/applications";
import { rentForm } from "../../../../db/schema/forms";
import { outbox } from "../../../../db/schema/platform";
import { applicantLetter, applicationMessage, type LetterKind, type MessageAuthor } from "../../../../db/schema/review";
import { dayMs } from "../../../../kernel/durations";
import type { DataKey } from "../../../../platform/crypto";
import { isNotErased } from "../../../../platform/people/people.server";
import type { Services } from "../../../../services";
import { sealPurposes } from "../../applications/stored-application";
import { messageLimits } from "../rules";

/** One message of a thread. Times in milliseconds. */
export type ReadMessage = {
  id: string;
  author: MessageAuthor;
  /** Of the account that wrote it, while it has one. */
  name: string | null;
  text: string;
  at: number;
  /** When the other side saw it. */
  readAt: number | null;
};

/** The newest messages, oldest first, and whether there are earlier ones. */
export type ThreadPage = { messages: ReadMessage[]; hasEarlier: boolean };

/**
 * Statement: the newest messages, one more than a page shows. `own`: SQL, the application's id in brackets, with the
 * check of the actor. `before`: the oldest message shown already.
 */
export function selectMessages({ db }: Pick<Services, "db">, own: SQL, before?: string) {
  const place = sql`(${applicationMessage.createdAt}, ${applicationMessage.id})`;
  return db
    .select({
      id: sql<string>`${applicationMessage.id}`.as("message_id"),
      author: applicationMessage.author,
      name: sql<string | null>`${user.name}`.as("author_name"),
      content: applicationMessage.content,
      at: sql<number>`${applicationMessage.createdAt}`.as("written_at"),
      readAt: sql<number | null>`${applicationMessage.readAt}`.as("seen_at"),
    })
    .from(applicationMessage)
    .leftJoin(user, eq(user.id, applicationMessage.authorId))
    .where(
      and(
        sql`${applicationMessage.applicationId} = ${own}`,
        before
          ? sql`${place} < (SELECT here.created_at, here.id FROM ${applicationMessage} AS here WHERE here.id = ${before}
              AND here.application_id = ${own})`
          : undefined,
      ),
    )
    .orderBy(desc(applicationMessage.createdAt), desc(applicationMessage.id))
    .limit(messageLimits.perPage + 1);
}

type Row = Awaited<ReturnType<typeof selectMessages>>[number];

/** Opens what `selectMessages` found. Throws when a ciphertext was changed or belongs elsewhere. */
export async function openMessages(key: DataKey, rows: readonly Row[]): Promise<ThreadPage> {
  const page = rows.slice(0, messageLimits.perPage).toReversed();
  const messages = await Promise.all(
    page.map(async ({ content, ...row }) => ({
      ...row,
      text: await key.decryptText(sealPurposes.message(row.id), content),
    })),
  );
  return { messages, hasEarlier: rows.length > messageLimits.perPage };
}

/** Statement for the applicant's batch: the letters that have gone out, without their words. */
export function selectSentLetters({ db }: Pick<Services, "db">, own: SQL) {
  return db
    .select({
      id: sql<string>`${applicantLetter.id}`.as("letter_id"),
      kind: sql<LetterKind>`${applicantLetter.kind}`.as("letter_kind"),
      at: sql<number>`${applicantLetter.sentAt}`.as("letter_at"),
    })
    .from(applicantLetter)
    .where(sql`${applicantLetter.applicationId} = ${own} AND ${applicantLetter.sentAt} IS NOT NULL`)
    .orderBy(desc(applicantLetter.createdAt))
    .limit(20);
}

/** SQL on application: its landlord may write. Who withdrew is written to only after writing again. */
export function mayBeWrittenTo(): SQL {
  return sql`(${isNotErased()} AND (${application.state} <> 'withdrawn' OR EXISTS (
    SELECT 1 FROM ${applicationMessage} AS late WHERE late.application_id = ${application.id}
      AND late.author = 'applicant' AND late.created_at > ${application.decidedAt})))`;
}

/** SQL on application and rent_form: the applicant may write, to an account, until erased, unless suspected. */
export function mayWrite(): SQL {
  return sql`(${isNotErased()} AND ${application.isSpam} = 0 AND ${application.landlordId} IS NOT NULL
    AND ${rentForm.state} <> 'deleted')`;
}

/** SQL on a row of application: this side has not written into its thread as often as one may within a day. */
export function hasRoomToday(author: MessageAuthor, at: number): SQL {
  return sql`(SELECT count(*) FROM ${applicationMessage} AS today WHERE today.application_id = ${application.id}
    AND today.created_at > ${at - dayMs} AND today.author = ${author}) < ${messageLimits.perDay}`;
}

/** SQL: a mail about this thread waits and will tell what is written now. `id`: SQL, the application's. */
export function isMailPending(prefix: "message" | "message-in", id: SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM ${outbox} AS waiting WHERE waiting.dedupe_key >= ${`${prefix}:`} || ${id} || ':'
    AND waiting.dedupe_key < ${`${prefix}:`} || ${id} || ';' AND waiting.done_at IS NULL AND waiting.dead_at IS NULL
    AND waiting.lease_until IS NULL)`;
}

/** SQL on a row of application: the applicant wrote something that its landlord has not seen. An index holds these alone. */
export function hasUnseenMessage(): SQL {
  return sql`EXISTS (SELECT 1 FROM ${applicationMessage} AS fresh WHERE fresh.application_id = ${application.id}
    AND fresh.author = 'applicant' AND fresh.read_at IS NULL)`;
}
