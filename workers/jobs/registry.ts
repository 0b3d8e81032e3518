import type { OutboxId } from "../../app/kernel/ids";
import { mails } from "../../app/mail/registry.server";
import type { MailKind } from "../../app/platform/mail-kinds";
import type { JobKind, JobRef } from "../../app/platform/outbox.server";
import type { Services } from "../../app/services";
import { sendAccountMail } from "./handlers/account-mail";
import { askWhoViewed } from "./handlers/ask-after-viewing";
import { runExport } from "./handlers/build-export";
import { runHomeImport } from "./handlers/import-homes";
import { sendMailTest } from "./handlers/mail-test";
import { sendNewApplication } from "./handlers/new-application";
import { refreshForm } from "./handlers/refresh-form";
import { runRefund, runStripeEvent } from "./handlers/stripe";
import type { JobOutcome } from "./outcome";
import { sendMail } from "./send-mail";

/** Jobs that do more than to send a mail as its definition says. */
type OwnKind = Exclude<JobKind, MailKind> | "mail.new-application";

type Run = { id: OutboxId; attempts: number; isAgain: boolean };
type Handler<K extends JobKind> = (services: Services, ref: JobRef<K>, job: Run & { kind: K }) => Promise<JobOutcome>;

/** Who does which job. A kind without a handler, which is no mail, does not compile. */
const handlers: { [K in OwnKind]: Handler<K> } = {
  "mail.new-application": sendNewApplication,
  "mail.account": sendAccountMail,
  "mail.test": sendMailTest,
  "export.build": runExport,
  "homes.import": runHomeImport,
  "requests.after-viewing": askWhoViewed,
  "stripe.event": runStripeEvent,
  "stripe.refund": runRefund,
  "cache.refresh-form": refreshForm,
};

const isOwn = (kind: JobKind): kind is OwnKind => Object.hasOwn(handlers, kind);

export async function doJob<K extends JobKind>(
  services: Services,
  kind: K,
  ref: JobRef<K>,
  job: Run,
): Promise<JobOutcome> {
  if (isOwn(kind)) return (handlers[kind] as Handler<K>)(services, ref, { ...job, kind });
  const mail = mails[kind as Exclude<JobKind, OwnKind>];
  return sendMail(services, mail, ref, { ...job, kind: mail.kind });
}
