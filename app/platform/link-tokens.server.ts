import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/client.server";
import { linkToken } from "../db/schema/platform";
import type { IdMaker } from "../kernel/ids";
import type { Clock } from "./clock";
import { sha256Hex } from "./crypto";
import type { MailBudget } from "./mail-budget.server";

/**
 * Makes a mail link's token: 32 random bytes as base64url. Stored are its SHA-256, purpose, `ref` (an id) and end, and the
 * `mailbox` (`MailBudget.keyOf`) that it is mailed to: a press on it confirms that one, and none where it is shown on a page.
 */
export async function mintLinkToken(parts: Parts, link: NewLink): Promise<string> {
  const { token, statement } = await prepareLinkToken(parts, link);
  await statement;
  return token;
}

/** For a link that is mailed to that address. */
export async function mintMailedToken(
  parts: Parts & { mailBudget: Pick<MailBudget, "keyOf"> },
  to: string,
  link: Omit<NewLink, "mailbox">,
): Promise<string> {
  return mintLinkToken(parts, { ...link, mailbox: await parts.mailBudget.keyOf(to) });
}

type Parts = { db: Database; ids: IdMaker; clock: Clock };
type NewLink = { purpose: string; ref: string | SQL; lifetimeMs: number; mailbox?: string };

/** The same as a statement for a batch. `when`: SQL that holds where the link is to be. */
export async function prepareLinkToken({ db, ids, clock }: Parts, link: NewLink, when: SQL = sql`1`) {
  const token = ids.token();
  const createdAt = clock.now().getTime();
  const statement = db.run(sql`INSERT INTO ${linkToken} (hash, purpose, ref, created_at, expires_at, mailbox)
    SELECT ${await sha256Hex(token)}, ${link.purpose}, ${link.ref}, ${createdAt}, ${createdAt + link.lifetimeMs},
      ${link.mailbox ?? null} WHERE ${when}`);
  return { token, statement };
}
