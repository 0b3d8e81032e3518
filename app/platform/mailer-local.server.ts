import type { Database } from "../db/client.server";
import { devMail } from "../db/schema/platform";
import type { Clock } from "./clock";
import type { MailAdapter } from "./mailer";

/** The local mailbox: mails go into a table and are read at /dev/mail. The outbox id keeps a repeated send single. */
export function createLocalMailAdapter(db: Database, clock: Clock): MailAdapter {
  return async (id, from, mail) => {
    await db
      .insert(devMail)
      .values({
        id,
        to: mail.to,
        from,
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        headers: JSON.stringify(mail.headers ?? {}),
        sentAt: clock.now().getTime(),
      })
      .onConflictDoNothing();
    return { ok: true };
  };
}
