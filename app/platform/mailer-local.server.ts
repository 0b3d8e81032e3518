import type { Database } from "../db/client.server";
import type { MailEventKind } from "../db/schema/mail";
import { devMail } from "../db/schema/platform";
import type { Clock } from "./clock";
import { reportError } from "./error-report";
import type { Logger } from "./logger";
import type { MailAdapter } from "./mailer";

type Parts = { db: Database; clock: Clock; log: Logger; events: Pick<Queue<unknown>, "send"> };

/** The local mailbox: mails go into a table and are read at /dev/mail. The outbox id keeps a repeated send single. */
export function createLocalMailAdapter({ db, clock, log, events }: Parts): MailAdapter {
  return async (id, from, mail) => {
    const sentAt = clock.now();
    await db
      .insert(devMail)
      .values({
        id,
        to: mail.to,
        from,
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        headers: JSON.stringify({ ...mail.headers, ...(mail.replyTo && { "Reply-To": mail.replyTo }) }),
        sentAt: sentAt.getTime(),
      })
      .onConflictDoNothing();
    const messageId = `local-${id}`;
    try {
      await events.send(standInEvent(messageId, mail.to, sentAt));
    } catch (error) {
      log.warn("stand-in-event-failed", reportError(error));
    }
    return { ok: true, messageId };
  };
}

type Fate = { kind: MailEventKind; code: string; rest: object };

/** Mailboxes of domains under .test that do not take their mail, by how their name begins: bounce@tenant.test. */
const fates: Record<string, Fate> = {
  bounce: { kind: "bounced", code: "5.1.1", rest: { bounce: { type: "hard", classification: "permanent_failure" } } },
  full: { kind: "bounced", code: "4.2.2", rest: { bounce: { type: "soft", classification: "temporary_failure" } } },
  defer: { kind: "deferred", code: "4.2.0", rest: { bounce: { type: "soft", classification: "temporary_failure" } } },
  fail: { kind: "failed", code: "", rest: { failure: { reason: "delivery_failed" } } },
  reject: { kind: "rejected", code: "", rest: { rejection: { reason: "suppressed", party: "recipient" } } },
  complain: { kind: "complained", code: "", rest: { complaint: { type: "abuse" } } },
};

/** What Cloudflare would tell of this mail, in its own words. */
function standInEvent(messageId: string, recipient: string, at: Date): object {
  const [, name = ""] = /^([a-z]+)[^@]*@[^@]+\.test$/.exec(recipient) ?? [];
  const fate = Object.hasOwn(fates, name) ? fates[name] : undefined;
  const { kind, code, rest } = fate ?? { kind: "delivered", code: "2.0.0", rest: {} };
  return {
    type: `cf.email.sending.message.${kind}`,
    source: { type: "email.sending", zoneId: "stand-in", domain: "rentform.test" },
    payload: { messageId, recipient, delivery: { status: kind, smtpEnhancedStatusCode: code }, ...rest },
    metadata: { eventSchemaVersion: 1, eventTimestamp: at.toISOString() },
  };
}
