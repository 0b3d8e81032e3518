import type { OutboxId } from "../../../app/kernel/ids";
import { mails } from "../../../app/mail/registry.server";
import { findLetter, forgetLetter } from "../../../app/platform/auth/account-mail.server";
import type { JobRef } from "../../../app/platform/outbox.server";
import type { Services } from "../../../app/services";
import { deliver, mailSite } from "../deliver";
import { done, type JobOutcome } from "../outcome";

/** Opens a sealed letter, to an account or to an applicant whose answers are gone, sends it, and forgets it. One that was sent, or is past its day, is done. */
export async function sendAccountMail(
  services: Services,
  ref: JobRef<"mail.account">,
  job: { id: OutboxId },
): Promise<JobOutcome> {
  const found = await findLetter(services, ref.accountMailId);
  if (!found) return done;
  const { letter, language } = found;
  const { kind, render } = mails[`account.${letter.kind}`];
  const mail = { to: letter.to, ...render(mailSite(services, language), letter) };
  const outcome = await deliver(services, { id: job.id, kind }, mail);
  const isTriedAgain = outcome.kind === "retry" || (outcome.kind === "held" && outcome.freeAt !== null);
  // Also a letter that will never be taken: its link must not lie about.
  if (!isTriedAgain) await forgetLetter(services.db, ref.accountMailId);
  return outcome;
}
