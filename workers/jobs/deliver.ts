import type { OutboxId } from "../../app/kernel/ids";
import { mailLanguageOf } from "../../app/kernel/landlord-locale";
import type { MailClaim, MailSite } from "../../app/mail/definition";
import { audienceOf } from "../../app/mail/registry.server";
import { blockStatement, forgiveAddress, isAddressBlocked, recipientHash } from "../../app/platform/mail-block.server";
import { recipientBlocked } from "../../app/platform/mail-codes";
import type { MailKind } from "../../app/platform/mail-kinds";
import type { OutgoingMail } from "../../app/platform/mailer";
import type { Services } from "../../app/services";
import { type MailAbout, recordTry } from "./delivery-record";
import { done, type JobOutcome } from "./outcome";

/** `isAgain`: somebody asked for it once more, although mail to the address may have come back. */
export type MailJob = { id: OutboxId; kind: MailKind | "mail.test"; isAgain?: boolean };

/** Where mails leave: not to a blocked address, and within the budget of a mailbox. `about`: its application. */
export async function deliver(
  services: Services,
  { id, kind, isAgain }: MailJob,
  mail: OutgoingMail,
  about?: MailAbout,
  claim?: MailClaim,
): Promise<JobOutcome> {
  const stopped = await stopOf(services, { id, kind, isAgain }, mail.to, about);
  if (stopped) {
    if (about) await recordTry(services, id, about, { ok: false, kind: "retry", code: stopped.code });
    return stopped.outcome;
  }
  if (claim && !(await claim.take())) return done;
  const outcome = await services.mailer.send(id, mail);
  const what = outcome.ok ? "sent" : `error:${outcome.code}`;
  services.mailCounts.set(what, (services.mailCounts.get(what) ?? 0) + 1);
  await claim?.settle(outcome.ok, outcome.ok ? outcome.messageId : undefined);
  if (about) await recordTry(services, id, about, outcome);
  if (outcome.ok) return done;
  if (outcome.code === "E_RECIPIENT_SUPPRESSED") await block(services, mail.to);
  const { code, waitSeconds } = outcome;
  return outcome.kind === "permanent" ? { kind: "dead", code } : { kind: "retry", code, waitSeconds };
}

/** Why a mail does not leave now; null where it may. The block is asked in the statement that counts, where there is one. */
async function stopOf(services: Services, { id, kind, isAgain }: MailJob, to: string, about?: MailAbout) {
  const blocked = { code: recipientBlocked, outcome: { kind: "dead", code: recipientBlocked } } as const;
  if (isAgain) await forgiveAddress(services, to);
  const { counted } = audienceOf(kind);
  // What is wrong with the product is told whatever came back before.
  if (kind === "mail.alarm") return null;
  if (!counted) return (await isAddressBlocked(services, to)) ? blocked : null;
  const isLandlords = counted.cause === "landlord" || isAgain;
  const applicationId = isLandlords ? (about?.applicationId ?? null) : null;
  const verdict = await services.mailBudget.take({ mailId: id, address: to, budget: counted.budget, applicationId });
  if (verdict === "allowed") return null;
  if (verdict === "blocked") return blocked;
  const freeAt = counted.ifHeld === "wait" ? verdict.freeAt : null;
  return { code: verdict.code, outcome: { kind: "held", ...verdict, freeAt } } as const;
}

/** The mail service keeps a list of its own: it need not be asked again for a week. */
async function block(services: Services, to: string): Promise<void> {
  await blockStatement(services, await recipientHash(services.config.secret, to), "suppressed");
}

/** What the mails' texts need of the configuration, and of the landlord who reads them. */
export function mailSite({ config }: Services, language: string | null = null): MailSite {
  const { baseUrl, supportEmail, isDevelopment } = config;
  return { baseUrl, supportEmail, language: mailLanguageOf(language, isDevelopment) };
}
