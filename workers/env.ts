import type { MailMessage } from "../app/platform/mail-queue";

/** The bindings of wrangler.toml. Variables and secrets are read through app/platform/config.ts only. */
export type Env = {
  ASSETS: Fetcher;
  DB: D1Database;
  PUBLISHED_FORMS: KVNamespace;
  DOCUMENTS: R2Bucket;
  URGENT_QUEUE: Queue<MailMessage>;
  MAIL_QUEUE: Queue<MailMessage>;
  BULK_QUEUE: Queue<MailMessage>;
  EXPORT_QUEUE: Queue<MailMessage>;
  /** What becomes of mails; in production Cloudflare writes into it. */
  MAIL_EVENT_QUEUE: Queue<unknown>;
  EMAIL: SendEmail;
  METRICS: AnalyticsEngineDataset;
} & Record<string, unknown>;
