import { createDatabase } from "../app/db/client.server";
import { emptyUsage } from "../app/db/counted-d1.server";
import { createSchemaCheck } from "../app/db/expected-schema.server";
import { createPublishedForms } from "../app/features/forms/rent-forms/queries/published-form-cache.server";
import { receiveEvent } from "../app/features/money/billing/commands/receive-event.server";
import { createIdMaker, type IdMaker } from "../app/kernel/ids";
import { createArchiveStore } from "../app/platform/archives";
import { type Clock, systemClock } from "../app/platform/clock";
import { type Config, readConfig } from "../app/platform/config";
import { createDataKeys } from "../app/platform/crypto";
import { dayCounts } from "../app/platform/day-counts";
import { createDefer } from "../app/platform/defer";
import { createDns, createLocalDns, senderDomain } from "../app/platform/dns";
import { createDocumentStore } from "../app/platform/documents";
import { createErasureLog } from "../app/platform/erasure-log";
import { consoleLogger, type Logger } from "../app/platform/logger";
import { createMailBudget } from "../app/platform/mail-budget.server";
import { createMailQueue } from "../app/platform/mail-queue";
import { createMailboxPresses } from "../app/platform/mailbox-press.server";
import { createMailer } from "../app/platform/mailer";
import { createMetrics } from "../app/platform/metrics";
import { createRateLimiter } from "../app/platform/rate-limit.server";
import { createJobTrace, type RequestTrace, traceLog } from "../app/platform/request-trace";
import { createScreenGuard } from "../app/platform/screen-guard.server";
import { createStaticFiles } from "../app/platform/static-files";
import { createStores } from "../app/platform/stores";
import { createSignedTokens } from "../app/platform/tokens";
import { countVisit } from "../app/platform/visits";
import type { Services } from "../app/services";
import { createAuthFor } from "./auth";
import { createBilling } from "./billing";
import type { Env } from "./env";
import { createMailAdapter } from "./mail-adapter";
import { forgetStartPage } from "./start-page-memory";

export type Overrides = {
  clock?: Clock;
  ids?: IdMaker;
  log?: Logger;
  trace?: RequestTrace;
  isSelling?: boolean;
  asn?: number | null;
};

/** A migration that was there stays there: it is asked for until then, so once an isolate. */
const checkSchema = createSchemaCheck();

/** A Worker's variables do not change while it runs: they are checked once an isolate. */
const configs = new WeakMap<Env, Config>();

function configOf(env: Env): Config {
  const config = configs.get(env) ?? Object.freeze(readConfig(env));
  configs.set(env, config);
  return config;
}

/** The composition root. Throws ConfigError when a variable or secret is missing or, in production, a default. */
export function createServices(
  env: Env,
  waitUntil: (work: Promise<unknown>) => void,
  overrides: Overrides = {},
): Services {
  const config = configOf(env);
  const clock = overrides.clock ?? systemClock;
  const trace = overrides.trace ?? createJobTrace("job");
  const log = traceLog(overrides.log ?? consoleLogger, trace);
  const usage = emptyUsage();
  const db = createDatabase(env.DB, usage, checkSchema);
  const defer = createDefer(waitUntil, log);
  const ids = overrides.ids ?? createIdMaker();
  const mailQueue = createMailQueue(
    { urgent: env.URGENT_QUEUE, ordinary: env.MAIL_QUEUE, bulk: env.BULK_QUEUE, exports: env.EXPORT_QUEUE },
    log,
  );
  const screen = createScreenGuard({
    kv: env.PUBLISHED_FORMS,
    d1: env.DB,
    db,
    clock,
    log,
    secret: config.secret,
    asn: overrides.asn ?? null,
    counts: dayCounts,
    waitUntil,
  });
  const rateLimit = createRateLimiter({
    db,
    clock,
    secret: config.secret,
    onRefused: (action) => screen.count(`refused:${action}`),
  });
  const mailBudget = createMailBudget(db, clock, config.secret, () => screen.count("mail-bomb"));
  const mailboxPresses = createMailboxPresses({ db, clock, mailQueue, mailBudget });
  const billing = createBilling(env, { config, clock, defer, tell: (...event) => receiveEvent(services, ...event) });
  const services: Services = {
    billing,
    auth: createAuthFor(env, {
      config,
      db,
      usage,
      clock,
      ids,
      mailQueue,
      mailboxPresses,
      rateLimit,
      log,
      trace,
    }),
    config,
    isSelling: overrides.isSelling ?? billing.isSelling,
    db,
    usage,
    trace,
    clock,
    ids,
    dataKeys: createDataKeys(config.dataKeys),
    tokens: createSignedTokens(config.secrets, clock.now),
    mailQueue,
    mailer: createMailer(config, createMailAdapter(env, { config, db, clock, log })),
    mailCounts: new Map(),
    dns: config.isDevelopment
      ? createLocalDns(senderDomain(config.mailFrom), config.mailDkimSelector)
      : createDns((...request) => fetch(...request)),
    documents: createDocumentStore(env.DOCUMENTS),
    archives: createArchiveStore(env.DOCUMENTS),
    erasureLog: createErasureLog(env.DOCUMENTS),
    stores: createStores(env.PUBLISHED_FORMS, env.DOCUMENTS),
    staticFiles: createStaticFiles(env.ASSETS),
    publishedForms: createPublishedForms({
      kv: env.PUBLISHED_FORMS,
      db,
      defer,
      log,
      onChange: forgetStartPage,
    }),
    mailBudget,
    mailboxPresses,
    rateLimit,
    screen,
    log,
    metrics: createMetrics(env.METRICS),
    defer,
    countVisit: (request, visit) => countVisit({ db: env.DB, waitUntil, log }, request, visit),
  };
  return services;
}
