import type { Database } from "./db/client.server";
import type { D1Usage } from "./db/counted-d1.server";
import type { PublishedForms } from "./features/forms/form-model/published-form";
import type { IdMaker } from "./kernel/ids";
import type { ArchiveStore } from "./platform/archives";
import type { AuthService } from "./platform/auth/auth-service.server";
import type { Clock } from "./platform/clock";
import type { Config } from "./platform/config";
import type { DataKeys } from "./platform/crypto";
import type { Defer } from "./platform/defer";
import type { Dns } from "./platform/dns";
import type { DocumentStore } from "./platform/documents";
import type { ErasureLog } from "./platform/erasure-log";
import type { Logger } from "./platform/logger";
import type { MailBudget } from "./platform/mail-budget.server";
import type { MailQueue } from "./platform/mail-queue";
import type { MailboxPresses } from "./platform/mailbox-press.server";
import type { MailCounts, Mailer } from "./platform/mailer";
import type { Metrics } from "./platform/metrics";
import type { RateLimiter } from "./platform/rate-limit.server";
import type { RequestTrace } from "./platform/request-trace";
import type { ScreenGuard } from "./platform/screen-guard.server";
import type { StaticFiles } from "./platform/static-files";
import type { Stores } from "./platform/stores";
import type { BillingProvider } from "./platform/stripe/billing-provider";
import type { SignedTokens } from "./platform/tokens";
import type { VisitEvent } from "./platform/visits";

/** Everything a use case may reach, made once per request. I/O objects never outlive it. */
export type Services = {
  auth: AuthService;
  billing: BillingProvider;
  config: Config;
  /** Whether credits and Pro are sold here. Where they are not, an account's forms have the credit's column for nothing. */
  isSelling: boolean;
  db: Database;
  /** What this request has asked of D1 so far. */
  usage: D1Usage;
  /** What names this request, or this run of a job, in logs and on error pages. */
  trace: RequestTrace;
  clock: Clock;
  ids: IdMaker;
  dataKeys: DataKeys;
  tokens: SignedTokens;
  mailQueue: MailQueue;
  mailer: Mailer;
  mailCounts: MailCounts;
  dns: Dns;
  mailBudget: MailBudget;
  mailboxPresses: MailboxPresses;
  documents: DocumentStore;
  archives: ArchiveStore;
  erasureLog: ErasureLog;
  /** Whether KV and R2 answer, for whoever watches. */
  stores: Stores;
  staticFiles: StaticFiles;
  publishedForms: PublishedForms;
  rateLimit: RateLimiter;
  /** The admin's rules and emergency switches, and daily figures. */
  screen: ScreenGuard;
  log: Logger;
  metrics: Metrics;
  defer: Defer;
  /** Counts what a person does on a form's public pages, apart from `usage`: it is written after the answer. */
  countVisit(request: Request, visit: { urlId: string; event: VisitEvent; isRare?: boolean }): void;
};
