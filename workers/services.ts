import { createDatabase, type D1Usage, type Database, emptyUsage } from "../app/db/client.server";
import type { PublishedForms } from "../app/features/rent-forms/published-form";
import { createIdMaker, type IdMaker } from "../app/kernel/ids";
import { type ArchiveStore, createArchiveStore } from "../app/platform/archives";
import type { AuthService } from "../app/platform/auth/auth-service.server";
import { type Clock, systemClock } from "../app/platform/clock";
import { type Config, readConfig } from "../app/platform/config";
import { createDataKeys, type DataKeys } from "../app/platform/crypto";
import { createDefer, type Defer } from "../app/platform/defer";
import { createDocumentStore, type DocumentStore } from "../app/platform/documents";
import { formMemory } from "../app/platform/form-memory";
import { consoleLogger, type Logger } from "../app/platform/logger";
import { createMailBudget, type MailBudget } from "../app/platform/mail-budget.server";
import { createMailQueue, type MailQueue } from "../app/platform/mail-queue";
import { createMailer, type Mailer } from "../app/platform/mailer";
import { createCloudflareMailAdapter } from "../app/platform/mailer-cloudflare";
import { createLocalMailAdapter } from "../app/platform/mailer-local.server";
import { startPageMemory } from "../app/platform/page-memory";
import { createPublishedForms } from "../app/platform/published-form-cache.server";
import type { RateLimiter } from "../app/platform/rate-limit";
import { createRateLimiter } from "../app/platform/rate-limit.server";
import { createJobTrace, type RequestTrace, traceLog } from "../app/platform/request-trace";
import { createStaticFiles, type StaticFiles } from "../app/platform/static-files";
import { createSignedTokens, type SignedTokens } from "../app/platform/tokens";
import type { VisitEvent } from "../app/platform/visit-memory";
import { countVisit } from "../app/platform/visits";
import { createAuthFor } from "./auth";
import type { Env } from "./env";

/** Everything a use case may reach, made once per request. I/O objects never outlive it. */
export type Services = {
  auth: AuthService;
  config: Config;
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
  mailBudget: MailBudget;
  documents: DocumentStore;
  archives: ArchiveStore;
  staticFiles: StaticFiles;
  publishedForms: PublishedForms;
  rateLimit: RateLimiter;
  log: Logger;
  defer: Defer;
  /** Counts what a person does on a form's public pages, apart from `usage`: it is written after the answer. */
  countVisit(request: Request, visit: { urlId: string; event: VisitEvent; isRare?: boolean }): void;
};

export type Overrides = { clock?: Clock; ids?: IdMaker; log?: Logger; trace?: RequestTrace };

/** The composition root. Throws ConfigError when a variable or secret is missing or, in production, a default. */
export function createServices(
  env: Env,
  waitUntil: (work: Promise<unknown>) => void,
  overrides: Overrides = {},
): Services {
  const config = readConfig(env);
  const clock = overrides.clock ?? systemClock;
  const trace = overrides.trace ?? createJobTrace("job");
  const log = traceLog(overrides.log ?? consoleLogger, trace);
  const usage = emptyUsage();
  const db = createDatabase(env.DB, usage);
  const defer = createDefer(waitUntil, log);
  const ids = overrides.ids ?? createIdMaker();
  const mailQueue = createMailQueue(env.MAIL_QUEUE, log);
  const rateLimit = createRateLimiter(db, clock, config.secret);
  const mailBudget = createMailBudget(db, clock, config.secret);
  return {
    auth: createAuthFor(env, { config, db, usage, clock, ids, mailQueue, mailBudget, rateLimit, log, trace }),
    config,
    db,
    usage,
    trace,
    clock,
    ids,
    dataKeys: createDataKeys(config.dataKeys),
    tokens: createSignedTokens(config.secret, clock.now),
    mailQueue,
    mailer: createMailer(
      config,
      config.mailAdapter === "local" ? createLocalMailAdapter(db, clock) : createCloudflareMailAdapter(env.EMAIL),
    ),
    documents: createDocumentStore(env.DOCUMENTS),
    archives: createArchiveStore(env.DOCUMENTS),
    staticFiles: createStaticFiles(env.ASSETS),
    publishedForms: createPublishedForms({
      kv: env.PUBLISHED_FORMS,
      db,
      defer,
      log,
      clock,
      memory: formMemory,
      onRefresh: startPageMemory.forget,
    }),
    mailBudget,
    rateLimit,
    log,
    defer,
    countVisit: (request, visit) => countVisit({ db: env.DB, waitUntil, log }, request, visit),
  };
}
