import { type SQL, sql } from "drizzle-orm";
import { application } from "../../../db/schema/applications";
import { mailDelivery } from "../../../db/schema/review";
import { mailboxFull } from "../../../platform/mail-kinds";

/** SQL beside a row of application: a mail to its applicant waits, because the mailbox has had its mails of a day (1 or 0). */
export const isMailHeld: SQL<number> = sql<number>`EXISTS (SELECT 1 FROM ${mailDelivery} AS mail
  WHERE mail.application_id = ${application.id} AND mail.reader = 'applicant' AND mail.sent_at IS NULL
    AND mail.failed_at IS NULL AND mail.error = ${mailboxFull})`;
