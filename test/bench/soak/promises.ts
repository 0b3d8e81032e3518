import { bindings, countRows } from "../../support/forms";

/** One line of the table: how many there were, and how many of them were not kept. */
export type Promised = { what: string; due: number; lost: number };

/** What the run itself noted while it acted. */
export type Noted = {
  acknowledged: readonly string[];
  /** Of each application its applicant's. */
  addresses: ReadonlyMap<string, string>;
  erased: readonly string[];
  purged: readonly string[];
  orphans: readonly string[];
  expired: readonly string[];
  /** Archives that were asked for, by their ids. */
  exports: readonly string[];
  /** What may be late: see `createWorld`. */
  bad: { moments: readonly number[]; jobs: ReadonlySet<string> };
  stepMinutes: number;
};

const count = (query: string, ...values: unknown[]) => countRows(`SELECT count(*) AS n ${query}`, ...values);
/** A statement of D1 takes at most 2 MB of bound values: lists of ids are counted in parts. */
const partSize = 10_000;

/** `query` has `IN (list)` once or more, and counts each of `values` by itself. */
async function countIn(query: string, values: readonly string[]): Promise<number> {
  let counted = 0;
  for (let from = 0; from < values.length; from += partSize) {
    const part = JSON.stringify(values.slice(from, from + partSize));
    counted += await count(query.replaceAll("(list)", "(SELECT value FROM json_each(?1))"), part);
  }
  return counted;
}

/** Every promise counted, at `now` in milliseconds. The ledger of credits joins here. */
export async function countPromises(noted: Noted, now: number): Promise<Promised[]> {
  return [
    ...(await countMails(noted, now)),
    ...(await countLate(noted)),
    ...(await countExports(noted)),
    ...(await countErasures(noted)),
    ...(await countCopies()),
    ...(await countIndexes()),
    ...(await countGone(noted, now)),
  ];
}

async function countMails({ acknowledged, erased, addresses }: Noted, now: number): Promise<Promised[]> {
  const sent = acknowledged.length;
  const stored = await countIn("FROM application WHERE id IN (list)", acknowledged);
  const kept = acknowledged.filter((id) => !erased.includes(id));
  const mailboxes = kept.map((id) => addresses.get(id) ?? "");
  const receipts = await countIn(
    "FROM (SELECT DISTINCT to_address FROM dev_mail WHERE to_address IN (list))",
    mailboxes,
  );
  const notices = await countIn("FROM notification WHERE kind = 'application-new' AND id IN (list)", kept);
  const due = await count("FROM outbox WHERE next_at <= ?", now);
  const waiting = await count("FROM outbox WHERE next_at <= ? AND done_at IS NULL AND dead_at IS NULL", now);
  const dead = await count("FROM outbox WHERE dead_at IS NOT NULL");
  return [
    { what: "applications acknowledged, each stored once", due: sent, lost: sent - stored },
    { what: "receipts emailed to applicants", due: kept.length, lost: kept.length - receipts },
    { what: "notices to landlords", due: kept.length, lost: kept.length - notices },
    { what: "jobs that were due, done", due, lost: waiting },
    { what: "jobs given up", due: 0, lost: dead },
  ];
}

const lateMs = 5 * 60_000;

/**
 * Jobs of which nothing went wrong and which were done at their first try: none more than five minutes after it was due, beyond
 * the rounds of this clock, of which the first may find it woken and the second wakes it.
 */
async function countLate({ bad, stepMinutes }: Noted): Promise<Promised[]> {
  const { results } = await bindings.DB.prepare(
    "SELECT id, due_at AS due, done_at AS done FROM outbox WHERE done_at IS NOT NULL AND attempts <= 1",
  ).all<{ id: string; due: number; done: number }>();
  const roundsMs = 2 * stepMinutes * 60_000;
  const calm = results.filter(
    ({ id, due, done }) => !bad.jobs.has(id) && !bad.moments.some((at) => at >= due - roundsMs && at <= done),
  );
  const late = calm.filter(({ due, done }) => done - due > lateMs + roundsMs);
  return [{ what: "jobs of calm hours, none late by five minutes", due: calm.length, lost: late.length }];
}

/** Each is ready, or was and its day is over; none failed, and none is still being made. */
async function countExports({ exports }: Noted): Promise<Promised[]> {
  const wrong = await countIn("FROM export_task WHERE id IN (list) AND state NOT IN ('ready', 'expired')", exports);
  return [{ what: "archives asked for, made", due: exports.length, lost: wrong }];
}

async function countErasures({ erased, purged }: Noted): Promise<Promised[]> {
  const keys = await countIn("FROM application_key WHERE application_id IN (list)", erased);
  const papers = await countIn("FROM document WHERE application_id IN (list)", erased);
  const forms = await countIn("FROM rent_form WHERE id IN (list)", purged);
  const theirs = await countIn("FROM application WHERE form_id IN (list)", purged);
  return [
    { what: "applications deleted on request: key and documents", due: erased.length, lost: keys + papers },
    { what: "forms purged with all that hung on them", due: purged.length, lost: forms + theirs },
  ];
}

async function countCopies(): Promise<Promised[]> {
  const { keys } = await bindings.PUBLISHED_FORMS.list({ prefix: "published-form:v1:" });
  let old = 0;
  for (const { name } of keys) {
    const copy = await bindings.PUBLISHED_FORMS.get<{ state: string; urlId: string }>(name, { type: "json" });
    if ((await count("FROM rent_form WHERE url_id = ? AND state = ?", copy?.urlId, copy?.state)) === 0) old += 1;
  }
  let unnamed = 0;
  let objects = 0;
  for (let cursor: string | undefined; ; ) {
    const page = await bindings.DOCUMENTS.list({ prefix: "documents/", ...(cursor ? { cursor } : {}) });
    objects += page.objects.length;
    const names = page.objects.map(({ key }) => key);
    unnamed += names.length - (await countIn("FROM document WHERE object_key IN (list)", names));
    if (!page.truncated) break;
    cursor = page.cursor;
  }
  const missing = await missingObjects();
  return [
    { what: "copies of forms in KV that say what D1 says", due: keys.length, lost: old },
    { what: "objects on R2 that a row names", due: objects, lost: unnamed },
    { what: "documents whose object is there", due: missing.due, lost: missing.lost },
  ];
}

async function missingObjects() {
  const { results } = await bindings.DB.prepare("SELECT object_key AS key FROM document WHERE removed_at IS NULL").all<{
    key: string;
  }>();
  let lost = 0;
  for (const { key } of results) if ((await bindings.DOCUMENTS.head(key)) === null) lost += 1;
  return { due: results.length, lost };
}

async function countIndexes(): Promise<Promised[]> {
  const counted = (which: string) =>
    `(SELECT count(*) FROM application AS one WHERE one.form_id = rent_form.id AND one.is_spam = 0 ${which})`;
  const wrong = `FROM rent_form WHERE application_count < ${counted("")}
    OR new_count <> ${counted("AND one.first_viewed_at IS NULL")}`;
  const unsearched =
    "FROM application WHERE person IS NOT NULL AND landlord_id IS NOT NULL AND (searched_at IS NULL OR search_terms IS NULL)";
  const withoutWords = `FROM application WHERE landlord_id IS NOT NULL AND person IS NOT NULL AND is_spam = 0 AND EXISTS (
    SELECT 1 FROM json_each(search_terms) AS word WHERE NOT EXISTS (SELECT 1 FROM application_term AS term
      WHERE term.landlord_id = application.landlord_id AND term.term = word.value AND term.application_id = application.id))`;
  const stray =
    "FROM application_term WHERE application_id NOT IN (SELECT id FROM application WHERE person IS NOT NULL)";
  return [
    { what: "forms whose counters are right", due: await count("FROM rent_form"), lost: await count(wrong) },
    {
      what: "applications found by all of their words",
      due: await count("FROM application WHERE landlord_id IS NOT NULL AND person IS NOT NULL"),
      lost: (await count(unsearched)) + (await count(withoutWords)),
    },
    { what: "words of nobody in the index", due: 0, lost: await count(stray) },
  ];
}

async function countGone({ expired, orphans }: Noted, now: number): Promise<Promised[]> {
  const left = await Promise.all(orphans.map((key) => bindings.DOCUMENTS.head(key)));
  return [
    {
      what: "drafts past their time, gone with their keys",
      due: expired.length,
      lost:
        (await countIn("FROM application_draft WHERE id IN (list)", expired)) +
        (await countIn("FROM application_key WHERE application_id IN (list)", expired)),
    },
    { what: "objects left by a broken upload, gone", due: orphans.length, lost: left.filter((one) => one).length },
    {
      what: "documents taken back, not removed yet",
      due: 0,
      lost: await count("FROM document WHERE removed_at <= ?", now),
    },
    { what: "tasks of deleting left", due: 0, lost: await count("FROM erasure_task") },
    { what: "deleted ids not in the log yet", due: 0, lost: await count("FROM erasure_entry") },
    { what: "rows put off by a sweep", due: 0, lost: await count("FROM sweep_failure WHERE next_at > ?", now) },
  ];
}

export function tableOf(rows: readonly Promised[]): string {
  const line = (what: string, due: string, lost: string) =>
    `| ${what.padEnd(50)} | ${due.padStart(6)} | ${lost.padStart(6)} |`;
  const rule = `| ${"-".repeat(50)} | ${"-".repeat(5)}: | ${"-".repeat(5)}: |`;
  return [line("promise", "due", "lost"), rule, ...rows.map((row) => line(row.what, `${row.due}`, `${row.lost}`))].join(
    "\n",
  );
}
