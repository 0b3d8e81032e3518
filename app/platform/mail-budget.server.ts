import { eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../db/client.server";
import { mailBudget } from "../db/schema/platform";
import { dayMs } from "../kernel/durations";
import { mailboxOf } from "../kernel/email";
import type { Clock } from "./clock";
import { keyedHash } from "./crypto";
import { isBlocked, recipientHash } from "./mail-block.server";
import type { MailBudgetName } from "./mail-kinds";

/** So many of one budget reach a mailbox within any 24 hours. */
export const strangerMailsADay = 5;
/** Where a link of ours was pressed lately: somebody reads that mailbox and knows us. */
export const knownMailsADay = 30;
/** How long a press makes a mailbox known. */
export const knownForMs = 90 * dayMs;

/** `freeAt`: when the budget has room again, in milliseconds. "blocked": no mail goes to the address. */
type MailVerdict = { isAllowed: true } | { isAllowed: false; freeAt: number | "blocked" };

export type MailBudget = {
  /** Counts a mail to the mailbox of `address`, once by `mailId`, one after the other. A blocked address takes none. */
  take(budget: MailBudgetName, address: string, mailId: string): Promise<MailVerdict>;
  /** Somebody pressed a link that went to this address by mail, and nowhere else. */
  notePress(address: string): Promise<void>;
  /** The same for a batch: what it gives makes its statement, which writes where `when` holds. */
  readyPress(address: string): Promise<(when: SQL) => ReturnType<typeof pressed>>;
};

const sentSchema = z.record(z.string(), z.number());

/** One row a mailbox, by a keyed hash: what went in the last day. The sweep removes it after that, or 90 days. */
export function createMailBudget(db: Database, clock: Clock, secret: string, onFull = () => {}): MailBudget {
  const keyOf = (address: string) => keyedHash(secret, "mail-budget", mailboxOf(address));
  /** When the oldest of those that fill the budget is a day old. */
  async function freeAt(budget: MailBudgetName, key: string, block: SQL, now: number): Promise<number | "blocked"> {
    const [blocks, rows] = await db.batch([
      db.all<{ is: number }>(sql`SELECT ${block} AS "is"`),
      db
        .select({ sent: mailBudget[budget], pressedAt: mailBudget.pressedAt })
        .from(mailBudget)
        .where(eq(mailBudget.key, key)),
    ]);
    if (blocks[0]?.is === 1) return "blocked";
    const [row] = rows;
    const limit = (row?.pressedAt ?? 0) > now - knownForMs ? knownMailsADay : strangerMailsADay;
    const times = Object.values(sentSchema.parse(JSON.parse(row?.sent ?? "{}"))).sort((one, other) => other - one);
    return Math.max(now, (times[limit - 1] ?? now) + dayMs);
  }
  return {
    async take(budget, address, mailId) {
      const [key, now] = [await keyOf(address), clock.now().getTime()];
      const block = isBlocked(await recipientHash(secret, address), now);
      const path = `$."${mailId}"`;
      const sent = mailBudget[budget];
      const column = sql.identifier(budget);
      const limit = sql`(CASE WHEN ${mailBudget.pressedAt} > ${now - knownForMs} THEN ${knownMailsADay} ELSE ${strangerMailsADay} END)`;
      const ofToday = (select: SQL) =>
        sql`(SELECT ${select} FROM json_each(${sent}) AS mail WHERE mail.value > ${now - dayMs})`;
      const taken = await db.all(sql`INSERT INTO ${mailBudget} (key, ${column}, expires_at)
        SELECT ${key}, json_object(${mailId}, ${now}), ${now + dayMs} WHERE NOT ${block}
        ON CONFLICT (key) DO UPDATE SET
          ${column} = json_set(${ofToday(sql`json_group_object(mail.key, mail.value)`)}, ${path}, ${now}),
          expires_at = max(${mailBudget.expiresAt}, excluded.expires_at)
        WHERE ${ofToday(sql`count(*) - coalesce(sum(mail.key = ${mailId}), 0)`)} < ${limit}
        RETURNING 1 AS "isTaken"`);
      if (taken.length > 0) return { isAllowed: true };
      const free = await freeAt(budget, key, block, now);
      if (free !== "blocked") onFull();
      return { isAllowed: false, freeAt: free };
    },
    async notePress(address) {
      await pressed(db, { key: await keyOf(address), now: clock.now().getTime(), when: sql`1` });
    },
    async readyPress(address) {
      const key = await keyOf(address);
      return (when) => pressed(db, { key, now: clock.now().getTime(), when });
    },
  };
}

function pressed(db: Database, { key, now, when }: { key: string; now: number; when: SQL }) {
  return db.run(sql`INSERT INTO ${mailBudget} (key, pressed_at, expires_at)
    SELECT ${key}, ${now}, ${now + knownForMs} WHERE ${when}
    ON CONFLICT (key) DO UPDATE SET pressed_at = excluded.pressed_at, expires_at = excluded.expires_at
    WHERE coalesce(${mailBudget.pressedAt}, 0) <= ${now - dayMs}`);
}
