import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../../db/client.server";
import { rentForm, rentFormVersion } from "../../../../db/schema/forms";
import { viewingPlan } from "../../../../db/schema/viewings";
import type { Defer } from "../../../../platform/defer";
import { reportError } from "../../../../platform/error-report";
import type { Logger } from "../../../../platform/logger";
import { type PublishedForm, type PublishedForms, publishedFormSchema } from "../../form-model/published-form";

/** Where a published form lies in KV. */
export function publishedFormKey(urlId: string): string {
  return `published-form:v1:${urlId}`;
}

/** Seconds that a location may answer from its own copy. 60 is the least that KV takes by default. */
const CACHE_TTL_SECONDS = 60;
/** A copy that a late put made old is read from D1 again after this. */
const COPY_TTL_SECONDS = 12 * 3600;

type Parts = {
  kv: KVNamespace;
  db: Database;
  defer: Defer;
  log: Logger;
  /** Called with the form's public id after a change: what this isolate remembers of it is old. */
  onChange?: (urlId: string) => void;
};

/**
 * Published forms by public id: KV, then D1, whose value is put into KV. "missing" is never stored, and only a form that is
 * gone from D1 is deleted from KV.
 */
export function createPublishedForms({ kv, db, defer, log, onChange }: Parts): PublishedForms {
  function put(form: PublishedForm): Promise<void> {
    return kv.put(publishedFormKey(form.urlId), JSON.stringify(form), { expirationTtl: COPY_TTL_SECONDS });
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

  return {
    async find(urlId) {
      const cached = await findInCache(urlId);
      if (cached) return cached;
      const form = await readPublished(db, eq(rentForm.urlId, urlId));
      if (form) defer("published-form-put", put(form));
      return form;
    },
    findInDatabase: (urlId) => readPublished(db, eq(rentForm.urlId, urlId)),
    async refresh(formId) {
      const form = await readPublished(db, eq(rentForm.id, formId));
      if (!form) return;
      await put(form);
      onChange?.(form.urlId);
    },
    async forget(urlId) {
      await kv.delete(publishedFormKey(urlId));
      onChange?.(urlId);
    },
  };
}

/** The form with its current version, or null when it was never published. Throws when the stored definition is not one. */
async function readPublished(db: Database, where: SQL): Promise<PublishedForm | null> {
  const [row] = await db
    .select({
      formId: sql<string>`${rentForm.id}`.as("form_id"),
      urlId: rentForm.urlId,
      state: rentForm.state,
      opensUntil: rentForm.opensUntil,
      isReviewedInOrder: rentForm.isReviewedInOrder,
      isIndexed: rentForm.isIndexed,
      documentsLockedUntil: rentForm.documentsLockedUntil,
      viewingStage: sql<
        string | null
      >`(SELECT stage FROM ${viewingPlan} WHERE ${viewingPlan.formId} = ${rentForm.id})`.as("viewing_stage"),
      hasAccount: sql<number>`${rentForm.landlordId} IS NOT NULL`.as("has_account"),
      versionId: sql<string>`${rentFormVersion.id}`.as("version_id"),
      versionNumber: rentFormVersion.number,
      publishedAt: sql<number>`${rentFormVersion.publishedAt}`.as("version_published_at"),
      definition: rentFormVersion.definition,
    })
    .from(rentForm)
    .innerJoin(rentFormVersion, eq(rentFormVersion.id, rentForm.publishedVersionId))
    .where(where)
    .limit(1);
  if (!row) return null;
  return publishedFormSchema.parse({
    ...row,
    hasAccount: row.hasAccount === 1,
    definition: JSON.parse(row.definition),
  });
}
