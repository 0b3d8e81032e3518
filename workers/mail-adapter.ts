import type { Database } from "../app/db/client.server";
import type { Clock } from "../app/platform/clock";
import type { Config } from "../app/platform/config";
import type { Logger } from "../app/platform/logger";
import type { MailAdapter } from "../app/platform/mailer";
import { createCloudflareMailAdapter } from "../app/platform/mailer-cloudflare";
import { createLocalMailAdapter } from "../app/platform/mailer-local.server";
import { createResendMailAdapter } from "../app/platform/mailer-resend";
import type { Env } from "./env";

type Parts = { config: Config; db: Database; clock: Clock; log: Logger };

/** The mail service that MAIL_ADAPTER names; never another in its place, or a mail could leave twice. */
export function createMailAdapter(env: Env, { config, ...parts }: Parts): MailAdapter {
  if (config.mailAdapter === "local") return createLocalMailAdapter({ ...parts, events: env.MAIL_EVENT_QUEUE });
  if (config.mailAdapter === "resend")
    return createResendMailAdapter(config.resend.apiKey ?? "", (...request) => fetch(...request));
  return createCloudflareMailAdapter(env.EMAIL);
}
