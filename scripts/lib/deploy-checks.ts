/** What `npm run deploy` looks at before and after: pure, so that tests can go through it without an account. */

/** The parts of wrangler's own reading of wrangler.toml, for one environment, that are looked at. */
export type Settings = {
  name?: string;
  vars: Record<string, unknown>;
  d1_databases: { binding: string; database_id?: string; migrations_dir?: string }[];
  kv_namespaces: { binding: string; id?: string }[];
  r2_buckets: { binding: string; bucket_name?: string }[];
  queues: {
    producers?: { binding: string; queue: string }[];
    consumers?: { queue: string; dead_letter_queue?: string; max_concurrency?: number | null }[];
  };
  send_email: { name: string }[];
  analytics_engine_datasets: { binding: string; dataset?: string }[];
  assets?: { binding?: string };
  triggers: { crons?: string[] };
  limits?: { cpu_ms?: number; subrequests?: number };
  observability?: { logs?: { invocation_logs?: boolean } };
};

/** What the Worker finds in its environment, by kind; workers/env.ts has the types. */
export const wantedBindings: Record<string, string[]> = {
  D1: ["DB"],
  KV: ["PUBLISHED_FORMS"],
  R2: ["DOCUMENTS"],
  queue: ["BULK_QUEUE", "EXPORT_QUEUE", "MAIL_EVENT_QUEUE", "MAIL_QUEUE", "URGENT_QUEUE"],
  mail: ["EMAIL"],
  metrics: ["METRICS"],
  assets: ["ASSETS"],
};

export function bindingsOf(settings: Settings): Record<string, string[]> {
  const names = (entries: readonly { binding?: string; name?: string }[] | undefined) =>
    (entries ?? []).map(({ binding, name }) => binding ?? name ?? "").sort();
  return {
    D1: names(settings.d1_databases),
    KV: names(settings.kv_namespaces),
    R2: names(settings.r2_buckets),
    queue: names(settings.queues.producers),
    mail: names(settings.send_email),
    metrics: names(settings.analytics_engine_datasets),
    assets: names(settings.assets ? [settings.assets] : []),
  };
}

const placeholder = /^0{8}-0000-0000-0000-0{11}\d$|^0{31}\d$/;

/** What of wrangler.toml is not ready for an environment, in words; empty when all is. */
export function checkSettings(settings: Settings): string[] {
  const text = (name: string) => String(settings.vars[name] ?? "");
  const found = bindingsOf(settings);
  const missing = Object.entries(wantedBindings).flatMap(([kind, names]) =>
    names.filter((name) => !found[kind]?.includes(name)).map((name) => `The ${kind} binding ${name} is missing`),
  );
  const faults: [boolean, string][] = [
    [
      settings.d1_databases.some(({ database_id: id }) => !id || placeholder.test(id)),
      "database_id is a placeholder: `npx wrangler d1 create` prints the real one",
    ],
    [
      settings.kv_namespaces.some(({ id }) => !id || placeholder.test(id)),
      "The KV id is a placeholder: `npx wrangler kv namespace create PUBLISHED_FORMS` prints the real one",
    ],
    [
      ["BASE_URL", "MAIL_FROM", "SUPPORT_EMAIL"].some((name) => /rentform\.(example|test)(?![\w.-])/.test(text(name))),
      "BASE_URL, MAIL_FROM or SUPPORT_EMAIL still names rentform.example",
    ],
    [!text("BASE_URL").startsWith("https://"), "BASE_URL is not https"],
    [text("ENVIRONMENT") !== "production", 'ENVIRONMENT is not "production"'],
    [text("MAIL_ADAPTER") === "local", "MAIL_ADAPTER is the local mailbox"],
    [
      text("OPERATOR") === "" || text("OPERATOR_LAW") === "",
      "OPERATOR or OPERATOR_LAW is empty: the terms and the privacy policy say who runs this",
    ],
    [!settings.triggers.crons?.length, "There is no cron: nothing would sweep what got lost"],
    [!hasDeadLetters(settings), "The queue of dead letters has no consumer"],
    [!isEveryQueueConsumed(settings), "A queue has no consumer, or its consumers have no max_concurrency"],
    [settings.observability?.logs?.invocation_logs !== false, "Logs of invocations are on: they keep links of mails"],
  ];
  return [...missing, ...faults.filter(([isFault]) => isFault).map(([, words]) => words)];
}

function hasDeadLetters({ queues }: Settings): boolean {
  const consumed = (queues.consumers ?? []).map(({ queue }) => queue);
  const dead = (queues.consumers ?? []).flatMap(({ dead_letter_queue: name }) => (name ? [name] : []));
  return dead.length > 0 && dead.every((name) => consumed.includes(name) && name.endsWith("-dead"));
}

function isEveryQueueConsumed({ queues }: Settings): boolean {
  const consumers = queues.consumers ?? [];
  const filled = (queues.producers ?? []).map(({ queue }) => queue);
  return (
    filled.every((name) => consumers.some(({ queue }) => queue === name)) &&
    consumers.every(({ max_concurrency: atMost }) => (atMost ?? 0) > 0)
  );
}

const wantedSecrets = ["SECRET", "DATA_KEYS", "ADMIN_EMAIL"];

const resendSecrets = ["RESEND_API_KEY", "RESEND_WEBHOOK_SECRET"];

/** `listed`: what `wrangler secret list --format json` prints. `mailAdapter`: MAIL_ADAPTER of wrangler.toml. */
export function checkSecrets(listed: string, mailAdapter = ""): string[] {
  const names = (JSON.parse(listed || "[]") as { name: string }[]).map(({ name }) => name);
  const wanted = [...wantedSecrets, ...(mailAdapter === "resend" ? resendSecrets : [])];
  const missing = wanted.filter((name) => !names.includes(name)).map((name) => `The secret ${name} is missing`);
  const isDeaf = names.includes("STRIPE_SECRET_KEY") && !names.includes("STRIPE_WEBHOOK_SECRET");
  return isDeaf
    ? [...missing, "The secret STRIPE_WEBHOOK_SECRET is missing: nobody would learn of a payment, so nothing is sold"]
    : missing;
}

/** Names of migrations that `wrangler d1 migrations list` still has to apply. */
export function pendingMigrations(listed: string): string[] {
  return [...new Set(listed.match(/\b\d{4}_[\w-]+\.sql\b/g) ?? [])];
}

const takesAway: [RegExp, string][] = [
  [/\bDROP\s+(TABLE|COLUMN)\b/i, "drops a table or a column"],
  [/\bDROP\s+(INDEX|TRIGGER|VIEW)\b/i, "drops an index or a trigger"],
  [/\bRENAME\s+(TO|COLUMN)\b/i, "renames a table or a column"],
  [/\bDELETE\s+FROM\b/i, "deletes rows"],
];

/**
 * What pending migrations take away: the old Worker runs on the new schema for a moment, and a rollback of the Worker alone
 * does not bring it back. Comments are no statements.
 */
export function checkMigrations(pending: readonly { name: string; sql: string }[]): string[] {
  return pending.flatMap(({ name, sql }) => {
    const bare = sql.replace(/--[^\n]*/g, "").replace(/\/\*[\s\S]*?\*\//g, "");
    return takesAway.filter(([pattern]) => pattern.test(bare)).map(([, words]) => `${name} ${words}`);
  });
}

/** `answer`: of GET /healthz. A cron that has not run yet is no fault of a fresh Worker. */
export function checkHealth(answer: { status: number; body: string }): string[] {
  try {
    const { status, checks } = JSON.parse(answer.body) as {
      status: string;
      checks: Record<string, { level: string; figure: number | null }>;
    };
    const faults = Object.entries(checks)
      .filter(([name, { level, figure }]) => level !== "ok" && !(name === "cron" && figure === null))
      .map(([name, { level, figure }]) => `${name} is at "${level}"${figure === null ? "" : ` (${figure})`}`);
    return answer.status === 200 || faults.length > 0 ? faults : [`/healthz answered ${answer.status}, ${status}`];
  } catch {
    return [`/healthz answered ${answer.status}, and not what it should`];
  }
}

/** One page that the Worker renders, with what every page of ours carries. */
export function checkPage(answer: { status: number; body: string; policy: string | null }): string[] {
  const faults: [boolean, string][] = [
    [answer.status !== 200, `/sign-in answered ${answer.status}`],
    [!answer.body.includes("Sign in"), "/sign-in does not say so"],
    [!answer.policy?.includes("default-src 'none'"), "/sign-in came without its Content-Security-Policy"],
  ];
  return faults.filter(([isFault]) => isFault).map(([, words]) => words);
}

export type Before = { environment: string | null; versionId: string | null; bookmark: string | null };

/** How to go back, with the names of what there was before. */
export function rollbackWords({ environment, versionId, bookmark }: Before): string {
  const prefix = environment ? `CLOUDFLARE_ENV=${environment} ` : "";
  return [
    "To go back to the Worker from before, which takes seconds and loses no data:",
    `  ${prefix}npx wrangler rollback ${versionId ?? "<version id from `npx wrangler deployments list`>"}`,
    "Only if this deploy wrote wrong data, after the Worker; it takes back every write since, applications too:",
    `  ${prefix}npx wrangler d1 time-travel restore DB --bookmark=${bookmark ?? "<bookmark>"}`,
    "Before you do the second: docs/operations.md.",
  ].join("\n");
}

/** Of `wrangler deployments list --json`: the version that most requests go to now. */
export function currentVersion(listed: string): string | null {
  try {
    const deployments = JSON.parse(listed) as {
      created_on: string;
      versions: { version_id: string; percentage: number }[];
    }[];
    const [newest] = deployments.toSorted((a, b) => b.created_on.localeCompare(a.created_on));
    return newest?.versions.toSorted((a, b) => b.percentage - a.percentage)[0]?.version_id ?? null;
  } catch {
    return null;
  }
}
