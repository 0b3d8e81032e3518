import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/client.server";
import { rentForm, rentFormVersion } from "../../../db/schema/forms";
import { type AgingMemory, createAgingMemory } from "../../../kernel/memory";
import type { Clock } from "../../../platform/clock";
import type { Defer } from "../../../platform/defer";
import { reportError } from "../../../platform/error-report";
import type { Logger } from "../../../platform/logger";
import {
  type ComparedCopies,
  type PublishedForm,
  type PublishedForms,
  type PublishedRows,
  publishedFormKey,
  publishedFormSchema,
} from "../../form-model/published-form";

/** Seconds that a location may answer from its own copy. 60 is the least that KV takes by default. */
const CACHE_TTL_SECONDS = 60;
/** A copy that no repair reached is over by then: two rounds of the nightly comparison. */
const COPY_TTL_SECONDS = 48 * 3600;
/** Changes that may overtake one put before the next night's comparison has to put it right. */
const PUTS_AT_MOST = 4;
/** KV takes one put of a key a second. */
const PUT_PAUSE_MS = 1100;
/** Keys of one page of the comparison: a copy that is old costs two reads of D1 and a put. */
const COMPARED_AT_ONCE = 100;

const prefix = publishedFormKey("");

/** Forms that this isolate just read: a step's post and the next page are one read of KV. Sending asks D1. */
export const formMemory = createAgingMemory<PublishedForm>({ entries: 200, lifeMs: 10_000 });

type Parts = {
  kv: KVNamespace;
  db: Database;
  /** The database for what nobody waits for: its round trips are not the request's. */
  later: () => Database;
  defer: Defer;
  log: Logger;
  clock: Clock;
  memory: AgingMemory<PublishedForm>;
  /** Called with the form's public id after a refresh: what this isolate remembers of it is old. */
  onRefresh?: (urlId: string) => void;
};

/**
 * Published forms by public id: this isolate's memory, then KV, then D1, whose value is put into KV. "missing" is never
 * stored, and only a form that is gone from D1 is deleted from KV.
 */
export function createPublishedForms({ kv, db, later, defer, log, clock, memory, onRefresh }: Parts): PublishedForms {
  /** Puts until D1, read after the put, still says the same: a put that was overtaken by a change would stand for good. */
  async function put(form: PublishedForm): Promise<void> {
    const byUrl = eq(rentForm.urlId, form.urlId);
    let current: PublishedForm | null = form;
    for (let puts = 0; current && puts < PUTS_AT_MOST; puts += 1) {
      if (puts > 0) await scheduler.wait(PUT_PAUSE_MS);
      await putOnce(current);
      const [now] = await readRevisions(later(), [form.urlId]);
      if (now?.revision === revisionOf(current)) return;
      current = await readPublished(later(), byUrl);
    }
    // Gone meanwhile, or changed each time: nothing in KV means that D1 is asked.
    await kv.delete(publishedFormKey(form.urlId));
  }

  function putOnce(form: PublishedForm): Promise<void> {
    const metadata = { revision: revisionOf(form) };
    return kv.put(publishedFormKey(form.urlId), JSON.stringify(form), { expirationTtl: COPY_TTL_SECONDS, metadata });
  }

  async function compare(cursor: string): Promise<ComparedCopies> {
    const page = await listCopies(cursor);
    const byUrl = new Map((await readRevisions(db, page.keys.map(urlIdOf))).map((row) => [row.urlId, row.revision]));
    const old = page.keys.filter((key) => key.metadata?.revision !== byUrl.get(urlIdOf(key)));
    for (const key of old) {
      const form = await readPublished(db, eq(rentForm.urlId, urlIdOf(key)));
      if (form) await put(form);
      else await kv.delete(key.name);
      memory.forget([urlIdOf(key)]);
    }
    // One that was put before there were revisions is no finding.
    const repaired = old.filter((key) => key.metadata?.revision !== undefined).length;
    return { next: page.list_complete ? null : page.cursor, repaired };
  }

  /** A place that KV does not know any more begins anew. */
  async function listCopies(cursor: string) {
    const options = { prefix, limit: COMPARED_AT_ONCE };
    if (cursor === "") return kv.list<{ revision?: string }>(options);
    return kv.list<{ revision?: string }>({ ...options, cursor }).catch(() => kv.list<{ revision?: string }>(options));
  }

  async function findInCache(urlId: string): Promise<PublishedForm | null> {
    try {
      const stored = await kv.get(publishedFormKey(urlId), { type: "json", cacheTtl: CACHE_TTL_SECONDS });
      if (stored === null) return null;
      const parsed = publishedFormSchema.safeParse(stored);
      if (parsed.success) return parsed.data;
      log.warn("published-form-cache-shape", { urlId });
    } catch (error) {
      log.warn("published-form-cache-failed", { urlId, ...reportError(error) });
    }
    return null;
  }

  async function findStored(urlId: string): Promise<PublishedForm | null> {
    const cached = await findInCache(urlId);
    if (cached) return cached;
    const form = await readPublished(db, eq(rentForm.urlId, urlId));
    if (form) defer("published-form-put", put(form));
    return form;
  }

  return {
    async find(urlId) {
      const known = memory.find(urlId, clock.now().getTime());
      if (known) return known;
      const since = memory.mark();
      const form = await findStored(urlId);
      if (form) memory.keep(urlId, form, { now: clock.now().getTime(), since });
      return form;
    },
    findInDatabase: (urlId) => readPublished(db, eq(rentForm.urlId, urlId)),
    async refresh(formId) {
      const form = await readPublished(db, eq(rentForm.id, formId));
      if (!form) return;
      await put(form);
      memory.forget([form.urlId]);
      onRefresh?.(form.urlId);
    },
    async show(formId, read) {
      const form = read === undefined ? await readPublished(db, eq(rentForm.id, formId)) : readRow(read);
      if (!form) return;
      await putOnce(form);
      memory.forget([form.urlId]);
      onRefresh?.(form.urlId);
    },
    select: (formId) => selectPublished(db, eq(rentForm.id, formId)),
    async forget(urlId) {
      await kv.delete(publishedFormKey(urlId));
      memory.forget([urlId]);
      onRefresh?.(urlId);
    },
    compare,
  };
}

function urlIdOf(key: { name: string }): string {
  return key.name.slice(prefix.length);
}

/** What a copy was made from, as one text of all that can change; a counter would be set back by a restore. */
function revisionOf(
  form: Pick<PublishedForm, "state" | "opensUntil" | "isReviewedInOrder" | "documentsLockedUntil" | "hasAccount"> & {
    versionId: string;
  },
) {
  return JSON.stringify([
    form.versionId,
    form.state,
    form.opensUntil,
    form.isReviewedInOrder,
    form.hasAccount,
    form.documentsLockedUntil,
  ]);
}

/** The same of forms as they stand in D1; one that is gone or was never published is missing. */
async function readRevisions(db: Database, urlIds: readonly string[]) {
  const rows = await db
    .select({ ...liveColumns, urlId: rentForm.urlId, versionId: sql<string>`${rentForm.publishedVersionId}` })
    .from(rentForm)
    .where(
      sql`${rentForm.urlId} IN (SELECT value FROM json_each(${JSON.stringify(urlIds)}))
        AND ${rentForm.publishedVersionId} IS NOT NULL`,
    );
  return rows.map((row) => ({
    urlId: row.urlId,
    revision: revisionOf({ ...row, hasAccount: row.hasAccount === 1 }),
  }));
}

const liveColumns = {
  state: rentForm.state,
  opensUntil: rentForm.opensUntil,
  isReviewedInOrder: rentForm.isReviewedInOrder,
  documentsLockedUntil: rentForm.documentsLockedUntil,
  hasAccount: sql<number>`${rentForm.landlordId} IS NOT NULL`.as("has_account"),
};

/** Statement: a form with its current version, as `show` takes it; no row where it was never published. `where`: SQL on rent_form. */
export function selectPublished(db: Database, where: SQL) {
  return db
    .select({
      formId: sql<string>`${rentForm.id}`.as("form_id"),
      urlId: rentForm.urlId,
      ...liveColumns,
      versionId: sql<string>`${rentFormVersion.id}`.as("version_id"),
      versionNumber: rentFormVersion.number,
      publishedAt: sql<number>`${rentFormVersion.publishedAt}`.as("version_published_at"),
      definition: rentFormVersion.definition,
    })
    .from(rentForm)
    .innerJoin(rentFormVersion, eq(rentFormVersion.id, rentForm.publishedVersionId))
    .where(where)
    .limit(1);
}

/** The form with its current version, or null when it was never published. Throws when the stored definition is not one. */
async function readPublished(db: Database, where: SQL): Promise<PublishedForm | null> {
  return readRow(await selectPublished(db, where));
}

function readRow([row]: PublishedRows): PublishedForm | null {
  if (!row) return null;
  return publishedFormSchema.parse({
    ...row,
    hasAccount: row.hasAccount === 1,
    definition: JSON.parse(row.definition),
  });
}
