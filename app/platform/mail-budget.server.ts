import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/client.server";
import { hasJustWritten, runBatch } from "../db/guarded-batch.server";
import { application } from "../db/schema/applications";
import { landlordMailbox, mailBudget } from "../db/schema/platform";
import { dayMs } from "../kernel/durations";
import { mailboxOf } from "../kernel/email";
import type { Clock } from "./clock";
import { keyedHash } from "./crypto";
import { isBlocked, recipientHash } from "./mail-block.server";
import { knownForMs, knownMailsADay, leastStrangersADay, mostStrangersADay, strangerMailsADay } from "./mail-bounds";
import { type Held, whyHeld } from "./mail-held.server";
import type { MailBudgetName } from "./mail-kinds";

/** `applicationId`: of a mail that its landlord causes; it counts against his day as well. */
type CountedMail = {
  mailId: string;
  address: string;
  budget: MailBudgetName;
  applicationId: string | null;
};

/** "blocked": no mail goes to the address. */
type MailVerdict = "allowed" | "blocked" | Held;

export type MailBudget = {
  /**
   * Counts a mail to the mailbox of its address, once by its id, one after the other; of a landlord's the mailbox as well, unless
   * it is known. A blocked address takes none.
   */
  take(mail: CountedMail): Promise<MailVerdict>;
  /** Whether a link of ours was pressed lately in the mailbox of `address`. One row read. */
  isKnown(address: string): Promise<boolean>;
  /** What the mailbox of `address` is counted by: a keyed hash. */
  keyOf(address: string): Promise<string>;
};

/** SQL: a link of ours was pressed lately in the mailbox of that key. */
export function isKnownMailbox(key: string | SQL, now: number): SQL {
  return sql`EXISTS (SELECT 1 FROM ${mailBudget} AS known WHERE known.key = ${key}
    AND known.pressed_at > ${now - knownForMs})`;
}

/** One row a mailbox: what went in the last day. One more a mailbox that is not known, and landlord who writes there. */
export function createMailBudget(db: Database, clock: Clock, secret: string, onFull = () => {}): MailBudget {
  const keyOf = (address: string) => keyedHash(secret, "mail-budget", mailboxOf(address));
  return {
    keyOf,
    async isKnown(address) {
      const is = isKnownMailbox(await keyOf(address), clock.now().getTime());
      return (await db.all<{ is: number }>(sql`SELECT ${is} AS "is"`))[0]?.is === 1;
    },
    async take({ mailId, address, budget, applicationId }) {
      const [key, now] = [await keyOf(address), clock.now().getTime()];
      const isStopped = isBlocked(await recipientHash(secret, address), now);
      const isKnown = isKnownMailbox(key, now);
      const day = applicationId ? dayOf(applicationId, key, now) : null;
      const { taken } = await runBatch(db, {
        taken: countStatement(db, {
          ...{ key, mailId, budget, now },
          may: sql`NOT ${isStopped} AND (${isKnown} OR ${day?.hasRoom ?? sql`1`})`,
        }),
        written: day?.note(db, sql`${hasJustWritten} AND NOT ${isKnown}`) ?? null,
      });
      if (taken.length > 0) return "allowed";
      const held = await whyHeld(db, { key, budget, now, isStopped, holder: day?.holder ?? null });
      if (held !== "blocked") onFull();
      return held;
    },
  };
}

type Counting = { key: string; mailId: string; budget: MailBudgetName; now: number; may: SQL };

/** Writes a mail into its mailbox's day where `may` holds and there is room; a row where it did. */
function countStatement(db: Database, { key, mailId, budget, now, may }: Counting) {
  const sent = mailBudget[budget];
  const column = sql.identifier(budget);
  const limit = sql`(CASE WHEN ${mailBudget.pressedAt} > ${now - knownForMs} THEN ${knownMailsADay} ELSE ${strangerMailsADay} END)`;
  const ofToday = (select: SQL) =>
    sql`(SELECT ${select} FROM json_each(${sent}) AS mail WHERE mail.value > ${now - dayMs})`;
  return db.all(sql`INSERT INTO ${mailBudget} (key, ${column}, expires_at)
    SELECT ${key}, json_object(${mailId}, ${now}), ${now + dayMs} WHERE ${may}
    ON CONFLICT (key) DO UPDATE SET
      ${column} = json_set(${ofToday(sql`json_group_object(mail.key, mail.value)`)}, ${`$."${mailId}"`}, ${now}),
      expires_at = max(${mailBudget.expiresAt}, excluded.expires_at)
    WHERE ${ofToday(sql`count(*) - coalesce(sum(mail.key = ${mailId}), 0)`)} < ${limit}
    RETURNING 1 AS "isTaken"`);
}

/** A landlord's day, by an application of his: whether it has room for one more mailbox that is not known, or has this one. */
function dayOf(applicationId: string, key: string, now: number) {
  const holder = sql`(SELECT coalesce(${application.landlordId}, ${application.formId}) FROM ${application}
    WHERE ${application.id} = ${applicationId})`;
  const count = (condition: SQL) => sql`(SELECT count(*) FROM ${landlordMailbox} AS own
    WHERE own.holder_id = ${holder} AND ${condition})`;
  const isToday = sql`own.mailed_at > ${now - dayMs}`;
  const isConfirmed = sql`coalesce(own.pressed_at, 0) > ${now - knownForMs}`;
  const limit = sql`max(${leastStrangersADay}, min(${mostStrangersADay}, ${count(isConfirmed)}))`;
  return {
    holder,
    hasRoom: sql`(${count(sql`${isToday} AND own.mailbox = ${key}`)} > 0
      OR ${count(sql`${isToday} AND NOT ${isConfirmed}`)} < ${limit})`,
    note: (db: Database, when: SQL) =>
      db.run(sql`INSERT INTO ${landlordMailbox} (holder_id, mailbox, mailed_at, expires_at)
        SELECT ${holder}, ${key}, ${now}, ${now + dayMs} WHERE ${when} AND ${holder} IS NOT NULL
        ON CONFLICT (holder_id, mailbox) DO UPDATE SET mailed_at = excluded.mailed_at,
          expires_at = max(${landlordMailbox.expiresAt}, excluded.expires_at)`),
  };
}
