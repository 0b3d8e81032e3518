import { desc, eq } from "drizzle-orm";
import { mailTest } from "../../../../db/schema/mail";
import { outbox } from "../../../../db/schema/platform";
import type { Services } from "../../../../services";

const shown = 30;

/** "queued" until the mail service takes it, "accepted" until it tells what became of it. */
export type SentTest = {
  id: string;
  kind: string;
  locale: string;
  at: number;
  state:
    | "queued"
    | "given-up"
    | "accepted"
    | "delivered"
    | "deferred"
    | "bounced"
    | "failed"
    | "rejected"
    | "complained";
  /** A code of the mail service, or of the last try. */
  code: string;
  messageId: string | null;
};

/** The last test mails, newest first, each with the end that is known. */
export async function listTests({ db }: Services): Promise<SentTest[]> {
  const rows = await db
    .select({
      id: mailTest.id,
      kind: mailTest.kind,
      locale: mailTest.locale,
      at: mailTest.createdAt,
      reportedState: mailTest.state,
      code: mailTest.code,
      messageId: mailTest.messageId,
      deadAt: outbox.deadAt,
      lastError: outbox.lastError,
    })
    .from(mailTest)
    .leftJoin(outbox, eq(outbox.id, mailTest.id))
    .orderBy(desc(mailTest.createdAt), desc(mailTest.id))
    .limit(shown);
  return rows.map(({ reportedState, code, deadAt, lastError, ...row }) => ({
    ...row,
    state: reportedState ?? (deadAt !== null ? "given-up" : row.messageId !== null ? "accepted" : "queued"),
    code: code ?? lastError ?? "",
  }));
}
