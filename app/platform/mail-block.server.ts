import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/client.server";
import { type BlockReason, mailBlock } from "../db/schema/mail";
import { dayMs } from "../kernel/durations";
import type { Clock } from "./clock";
import type { Config } from "./config";
import { keyedHash } from "./crypto";

/** Cloudflare keeps a hard bounce on its own list for as long. */
const blockedForMs = 7 * dayMs;

type Parts = { db: Database; clock: Clock; config: Pick<Config, "secret"> };

/** By what a blocked address is known: whole, so that nobody can block another's by a tag behind a plus. */
export function recipientHash(secret: string, address: string): Promise<string> {
  return keyedHash(secret, "mail-recipient", address.trim().toLowerCase());
}

/** SQL: no mail goes to this address at `now`. */
export function isBlocked(hash: string, now: number): SQL {
  return sql`EXISTS (SELECT 1 FROM ${mailBlock} WHERE recipient_hash = ${hash} AND (until IS NULL OR until > ${now}))`;
}

/** Whether mail to the address is blocked now: it returned its mail or complained. One row read. */
export async function isAddressBlocked({ db, clock, config }: Parts, address: string): Promise<boolean> {
  const hash = await recipientHash(config.secret, address);
  const [row] = await db.all<{ is: number }>(sql`SELECT ${isBlocked(hash, clock.now().getTime())} AS "is"`);
  return row?.is === 1;
}

/** A complaint is without end and outweighs everything; another reason ends after seven days. */
export function blockStatement({ db, clock }: Pick<Parts, "db" | "clock">, hash: string, reason: BlockReason) {
  const now = clock.now().getTime();
  const until = reason === "complaint" ? null : now + blockedForMs;
  return db.run(sql`INSERT INTO ${mailBlock} (recipient_hash, reason, until, created_at)
    VALUES (${hash}, ${reason}, ${until}, ${now})
    ON CONFLICT (recipient_hash) DO UPDATE SET reason = excluded.reason, until = excluded.until, created_at = excluded.created_at
    WHERE reason <> 'complaint'`);
}

/** Somebody asks for another try at an address that mail came back from. Who complained is not written to for that. */
export async function forgiveAddress(
  { db, config }: Omit<Parts, "clock">,
  address: string,
  when: SQL = sql`1`,
): Promise<boolean> {
  const hash = await recipientHash(config.secret, address);
  const gone = await db.run(
    sql`DELETE FROM ${mailBlock} WHERE recipient_hash = ${hash} AND reason <> 'complaint' AND ${when}`,
  );
  return gone.meta.changes > 0;
}

/** The block of an address that holds now, or no row. */
export function selectBlock({ db, clock }: Pick<Parts, "db" | "clock">, hash: string) {
  return db
    .select({ reason: mailBlock.reason, until: mailBlock.until, createdAt: mailBlock.createdAt })
    .from(mailBlock)
    .where(
      sql`${mailBlock.recipientHash} = ${hash} AND (${mailBlock.until} IS NULL OR ${mailBlock.until} > ${clock.now().getTime()})`,
    );
}
