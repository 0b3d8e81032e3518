import type { OutboxId } from "../../app/kernel/ids";
import { type MailKind, mailboxFull, mailOrigins } from "../../app/platform/mail-kinds";
import type { OutgoingMail } from "../../app/platform/mailer";
import type { Services } from "../../app/services";
import { type MailAbout, recordTry } from "./delivery-record";
import { done, type JobOutcome } from "./outcome";

export type MailJob = { id: OutboxId; kind: MailKind };

/**
 * For a mail that somebody can stop, or make untrue, until it leaves. `take`: the last question before it is handed over;
 * false ends its job. `settle`: whether it was taken.
 */
export type MailClaim = { take(): Promise<boolean>; settle(isSent: boolean): Promise<void> };

/**
 * The one place where mails leave: takes a mail that nobody signed in asked for from the budget of its mailbox, hands it over
 * and says what that means for its job. `about`: the application it is about, which keeps a record.
 */
export async function deliver(
  services: Services,
  { id, kind }: MailJob,
  mail: OutgoingMail,
  about?: MailAbout,
  claim?: MailClaim,
): Promise<JobOutcome> {
  const origin = mailOrigins[kind];
  if (origin !== "asked") {
    const verdict = await services.mailBudget.take(origin.budget, mail.to, id);
    if (!verdict.isAllowed) {
      if (about) await recordTry(services, id, about, { ok: false, kind: "retry", code: mailboxFull });
      return { kind: "held", freeAt: origin.ifHeld === "wait" ? verdict.freeAt : null };
    }
  }
  if (claim && !(await claim.take())) return done;
  const outcome = await services.mailer.send(id, mail);
  await claim?.settle(outcome.ok);
  if (about) await recordTry(services, id, about, outcome);
  if (outcome.ok) return done;
  const { code, waitSeconds } = outcome;
  return outcome.kind === "permanent" ? { kind: "dead", code } : { kind: "retry", code, waitSeconds };
}

/** What the mails' texts need of the configuration. */
export function mailSite({ config }: Services): { baseUrl: string; supportEmail: string } {
  return { baseUrl: config.baseUrl, supportEmail: config.supportEmail };
}
