import { type SQL, sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { type MailReader, mailDelivery } from "../../../../db/schema/review";
import { recipientFaults, returnFaults } from "../../../../platform/mail-codes";
import { heldCodes } from "../../../../platform/mail-kinds";

/** SQL beside a row of application: a mail to its applicant waits, because there is no room for it today (1 or 0). */
export const isMailHeld: SQL<number> = sql<number>`EXISTS (SELECT 1 FROM ${mailDelivery} AS mail
  WHERE mail.application_id = ${application.id} AND mail.reader = 'applicant' AND mail.sent_at IS NULL
    AND mail.failed_at IS NULL AND mail.error IN (${sql.join(
      heldCodes.map((code) => sql`${code}`),
      sql`, `,
    )}))`;

/** SQL beside a row of application: id of the mail that was tried last. */
export function newestMailTo(reader: MailReader): SQL<string | null> {
  return sql<string | null>`(SELECT mail.id FROM ${mailDelivery} AS mail WHERE mail.application_id = ${application.id}
    AND mail.reader = ${reader} ORDER BY mail.attempted_at DESC, mail.id LIMIT 1)`;
}

const returned = sql.join(
  [...recipientFaults, ...returnFaults].map((code) => sql`${code}`),
  sql`, `,
);

/** SQL beside a row of application: the last mail to its applicant came back, or was not sent because others had (1 or 0). */
export const isMailReturned: SQL<number> = sql<number>`EXISTS (SELECT 1 FROM ${mailDelivery} AS mail
  WHERE mail.application_id = ${application.id} AND mail.id = ${newestMailTo("applicant")}
    AND mail.failed_at IS NOT NULL AND mail.error IN (${returned}))`;
