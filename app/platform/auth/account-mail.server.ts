import { eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client.server";
import { accountMail, user } from "../../db/schema/accounts";
import { dayMs } from "../../kernel/durations";
import { type AccountMailId, accountMailIdSchema, type OutboxId } from "../../kernel/ids";
import { openText, sealText } from "../crypto";
import { insertJob } from "../outbox.server";
import { type AccountLetter, accountLetterSchema } from "./account-letter";
import type { AuthParts } from "./auth-scope.server";

const PURPOSE = "account-mail";
/** A letter that was not sent within a day is of no use: its link has expired or its news is old. */
const lifetimeMs = dayMs;

export type PreparedLetter = { statements: ReturnType<typeof statementsFor>; jobId: OutboxId };

/** The statements for a letter and its job; tell the queue `jobId` after the commit. `when`: SQL, where it has happened. */
export async function prepareLetter(
  parts: Pick<AuthParts, "db" | "ids" | "clock" | "config">,
  userId: string,
  letter: AccountLetter,
  when: SQL = sql`1`,
): Promise<PreparedLetter> {
  const id = parts.ids.uuid<AccountMailId>();
  const jobId = parts.ids.uuid<OutboxId>();
  const sealed = await sealLetter(parts, id, letter);
  return { statements: statementsFor(parts.db, { id, jobId, userId, ...sealed, now: parts.clock.now(), when }), jobId };
}

/** What is stored of a letter until it is sent, for whoever writes the row himself. */
export async function sealLetter(
  { config, clock }: Pick<AuthParts, "config" | "clock">,
  id: AccountMailId,
  letter: AccountLetter,
): Promise<{ sealed: string; expiresAt: number }> {
  const sealed = await sealText(config.secret, PURPOSE, id, JSON.stringify(letter));
  return { sealed, expiresAt: clock.now().getTime() + lifetimeMs };
}

type Row = {
  id: AccountMailId;
  jobId: OutboxId;
  userId: string;
  sealed: string;
  expiresAt: number;
  now: Date;
  when: SQL;
};

function statementsFor(db: Database, { id, jobId, userId, sealed, expiresAt, now, when }: Row) {
  const job = { id: jobId, kind: "mail.account", ref: { accountMailId: id }, dedupeKey: `account:${id}`, now } as const;
  return [
    db.run(sql`INSERT INTO ${accountMail} (id, user_id, sealed, expires_at)
      SELECT ${id}, ${userId}, ${sealed}, ${expiresAt} WHERE ${when}`),
    insertJob(db, job, when),
  ] as const;
}

/** Stores a letter with its outbox row in one batch and wakes the consumer. */
export async function sendLetter(parts: AuthParts, userId: string, letter: AccountLetter): Promise<void> {
  const { statements, jobId } = await prepareLetter(parts, userId, letter);
  await parts.db.batch(statements);
  await parts.mailQueue.notify([jobId], "urgent");
}

/** The letter behind a job, with the language of its account, null where none was chosen; or null when it was sent already or is past its time. */
export async function findLetter(
  parts: Pick<AuthParts, "db" | "config" | "clock">,
  id: string,
): Promise<{ letter: AccountLetter; language: string | null } | null> {
  const [row] = await parts.db
    .select({ ...getTableColumns(accountMail), language: user.language })
    .from(accountMail)
    .leftJoin(user, eq(user.id, accountMail.userId))
    .where(eq(accountMail.id, id));
  if (!row || row.expiresAt <= parts.clock.now().getTime()) return null;
  const letter = accountLetterSchema.parse(
    JSON.parse(await openText(parts.config.secrets, PURPOSE, row.id, row.sealed)),
  );
  return { letter, language: ("language" in letter && letter.language) || row.language };
}

/** After the sending: nothing of the letter stays. */
export async function forgetLetter(db: Database, id: string): Promise<void> {
  await db.delete(accountMail).where(eq(accountMail.id, accountMailIdSchema.parse(id)));
}
