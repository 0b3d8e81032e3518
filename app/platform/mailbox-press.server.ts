import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/client.server";
import { application } from "../db/schema/applications";
import { landlordMailbox, linkToken, mailBudget, outbox } from "../db/schema/platform";
import { dayMs } from "../kernel/durations";
import { mailTokenSchema, type OutboxId } from "../kernel/ids";
import type { QueueName } from "../kernel/queue-names";
import type { Clock } from "./clock";
import { sha256Hex } from "./crypto";
import { knownForMs } from "./mail-bounds";
import type { MailBudget } from "./mail-budget.server";
import type { MailQueue } from "./mail-queue";

export type MailboxPresses = {
  /** Somebody pressed a link that went to this address by mail, and nowhere else. Mails that waited for that leave. */
  notePress(address: string): Promise<void>;
  /** The same for a batch: what it gives makes its statements, which write where `when` holds. The sweep sends what waited. */
  readyPress(address: string): Promise<(when: SQL) => PressStatements>;
  /** Somebody did something on the page of a mailed link: its mailbox is known, also to the landlord whom the link is about. */
  notePressedLink(token: string): Promise<void>;
};

type Parts = { db: Database; clock: Clock; mailQueue: MailQueue; mailBudget: Pick<MailBudget, "keyOf"> };

/** What a press in a mailbox changes. A link that was shown on a page, and not mailed, confirms no mailbox. */
export function createMailboxPresses({ db, clock, mailQueue, mailBudget: { keyOf } }: Parts): MailboxPresses {
  async function wake(released: Released[]): Promise<void> {
    for (const lane of new Set(released.map((job) => job.lane))) {
      const ids = released.filter((job) => job.lane === lane).map(({ id }) => id);
      await mailQueue.notify(ids, lane);
    }
  }
  return {
    async notePress(address) {
      const key = await keyOf(address);
      const [, released] = await db.batch(pressStatements(db, { mailbox: sql`${key}`, at: clock.now().getTime() }));
      await wake(released);
    },
    async readyPress(address) {
      const key = await keyOf(address);
      return (when) => pressStatements(db, { mailbox: sql`${key}`, at: clock.now().getTime(), when });
    },
    async notePressedLink(token) {
      if (!mailTokenSchema.safeParse(token).success) return;
      const at = clock.now().getTime();
      const isIt = sql`link.hash = ${await sha256Hex(token)} AND link.mailbox IS NOT NULL AND link.expires_at > ${at}`;
      const mailbox = sql`(SELECT link.mailbox FROM ${linkToken} AS link WHERE ${isIt})`;
      const [, released] = await db.batch([
        ...pressStatements(db, { mailbox, at, when: sql`${mailbox} IS NOT NULL` }),
        db.run(sql`INSERT INTO ${landlordMailbox} (holder_id, mailbox, pressed_at, expires_at)
          SELECT coalesce(own.landlord_id, own.form_id), link.mailbox, ${at}, ${at + knownForMs}
          FROM ${linkToken} AS link JOIN ${application} AS own ON own.id = link.ref WHERE ${isIt}
          ON CONFLICT (holder_id, mailbox) DO UPDATE SET pressed_at = excluded.pressed_at,
            expires_at = excluded.expires_at WHERE coalesce(${landlordMailbox.pressedAt}, 0) <= ${at - dayMs}`),
      ]);
      await wake(released);
    },
  };
}

type Released = { id: OutboxId; lane: QueueName };
type Press = { mailbox: SQL; at: number; when?: SQL };
type PressStatements = ReturnType<typeof pressStatements>;

function pressStatements(db: Database, { mailbox, at, when = sql`1` }: Press) {
  return [
    db.run(sql`INSERT INTO ${mailBudget} (key, pressed_at, expires_at)
      SELECT ${mailbox}, ${at}, ${at + knownForMs} WHERE ${when}
      ON CONFLICT (key) DO UPDATE SET pressed_at = excluded.pressed_at, expires_at = excluded.expires_at
      WHERE coalesce(${mailBudget.pressedAt}, 0) <= ${at - dayMs}`),
    db.all<Released>(sql`UPDATE ${outbox} SET next_at = ${at}, held_for = NULL
      WHERE held_for = ${mailbox} AND done_at IS NULL AND dead_at IS NULL AND ${when} RETURNING id, lane`),
  ] as const;
}
