import { type SQL, sql } from "drizzle-orm";
import { creditEntry } from "../../../../db/schema/billing";
import { mailboxOf } from "../../../../kernel/email";
import { keyedHash } from "../../../../platform/crypto";
import { isDisposableMail } from "../../../../platform/disposable-mail";
import type { Services } from "../../../../services";

/** Names of an address' welcome credit in the books: keyed hashes of its mailbox, the newest secret's first. Null: none. */
export async function welcomeRefs(
  { config, staticFiles, log }: Services,
  email: string,
): Promise<[string, ...string[]] | null> {
  try {
    if (await isDisposableMail(staticFiles, email)) return null;
  } catch {
    log.warn("disposable-mail-list-unread");
    return null;
  }
  const [first, ...others] = config.secrets;
  const hashOf = (secret: string) => keyedHash(secret, "welcome-credit", mailboxOf(email));
  return [await hashOf(first), ...(await Promise.all(others.map(hashOf)))];
}

/** SQL: neither this mailbox nor this account had its welcome credit. `accountId` may be NULL: no account yet. */
export function isWelcome(refs: readonly string[], accountId: SQL): SQL<number> {
  return sql<number>`NOT EXISTS (SELECT 1 FROM ${creditEntry} AS had WHERE had.kind = 'welcome'
      AND had.source_ref IN (SELECT value FROM json_each(${JSON.stringify(refs)})))
    AND NOT EXISTS (SELECT 1 FROM ${creditEntry} AS had WHERE had.account_id = ${accountId} AND had.kind = 'welcome')`;
}
