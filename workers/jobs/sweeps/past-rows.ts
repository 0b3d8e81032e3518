import { sql } from "drizzle-orm";
import { homeImport } from "../../../app/db/schema/home-imports";
import { mailBlock, mailReturn, mailTest } from "../../../app/db/schema/mail";
import { sweepFailure } from "../../../app/db/schema/operations";
import { landlordMailbox, linkToken, mailBudget, rateBucket } from "../../../app/db/schema/platform";
import { dayMs } from "../../../app/kernel/durations";
import { keptDays } from "../../../app/kernel/kept-days";
import type { Services } from "../../../app/services";
import { base64UrlSlice, hourlyHexSlice } from "./rotation";

const pageSize = 500;
/** An old link still says "expired" or "used" and offers a way on; after this long it is unknown. */
const keepLinksMs = keptDays.deadLinks * dayMs;

/** A row that failed and was not found again is gone, or done by other hands. */
const keepFailuresMs = 7 * dayMs;

/** What is known of mails that came back, and of test mails. */
const keepReturnsMs = keptDays.returnedMails * dayMs;

/** Counts whose window is over, mailboxes that nothing is known of any more, mails that came back long ago, files of homes of the day before, and tokens of links long dead: by slices of their keys, which are hashes. */
export async function sweepPastRows({ db, clock }: Services): Promise<number> {
  const now = clock.now();
  const at = now.getTime();
  const counts = base64UrlSlice(now);
  // A link lives for months: it is looked at once in eleven days.
  const links = hourlyHexSlice(now);
  const gone = await db.batch([
    db
      .delete(rateBucket)
      .where(
        sql`(key, window_start) IN (SELECT key, window_start FROM ${rateBucket} WHERE key >= ${counts.from}
          AND key < ${counts.below} AND expires_at <= ${at} LIMIT ${pageSize})`,
      )
      .returning({ key: rateBucket.key }),
    db
      .delete(mailBudget)
      .where(
        sql`key IN (SELECT key FROM ${mailBudget} WHERE key >= ${counts.from} AND key < ${counts.below}
          AND expires_at <= ${at} LIMIT ${pageSize})`,
      )
      .returning({ key: mailBudget.key }),
    db
      .delete(landlordMailbox)
      .where(
        sql`(holder_id, mailbox) IN (SELECT holder_id, mailbox FROM ${landlordMailbox} WHERE holder_id >= ${counts.from}
          AND holder_id < ${counts.below} AND expires_at <= ${at} LIMIT ${pageSize})`,
      )
      .returning({ key: landlordMailbox.mailbox }),
    db
      .delete(linkToken)
      .where(
        sql`hash IN (SELECT hash FROM ${linkToken} WHERE hash >= ${links.from} AND hash < ${links.below}
          AND expires_at <= ${at - keepLinksMs} LIMIT ${pageSize})`,
      )
      .returning({ hash: linkToken.hash }),
    db
      .delete(sweepFailure)
      .where(sql`(sweep, row_id) IN (SELECT sweep, row_id FROM ${sweepFailure} WHERE next_at <= ${at - keepFailuresMs}
        LIMIT ${pageSize})`)
      .returning({ rowId: sweepFailure.rowId }),
    db
      .delete(mailReturn)
      .where(
        sql`message_id IN (SELECT message_id FROM ${mailReturn} WHERE at <= ${at - keepReturnsMs} LIMIT ${pageSize})`,
      )
      .returning({ id: mailReturn.messageId }),
    db
      .delete(mailTest)
      .where(sql`id IN (SELECT id FROM ${mailTest} WHERE created_at <= ${at - keepReturnsMs} LIMIT ${pageSize})`)
      .returning({ id: mailTest.id }),
    db
      .delete(mailBlock)
      .where(sql`recipient_hash IN (SELECT recipient_hash FROM ${mailBlock} WHERE until <= ${at} LIMIT ${pageSize})`)
      .returning({ hash: mailBlock.recipientHash }),
    db
      .delete(homeImport)
      .where(sql`id IN (SELECT id FROM ${homeImport} WHERE expires_at <= ${at} LIMIT ${pageSize})`)
      .returning({ id: homeImport.id }),
  ]);
  return gone.reduce((sum, rows) => sum + rows.length, 0);
}
