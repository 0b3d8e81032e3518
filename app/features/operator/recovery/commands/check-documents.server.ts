import { and, asc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { document } from "../../../../db/schema/documents";
import { applicationMember } from "../../../../db/schema/household";
import type { Services } from "../../../../services";
import { type CheckedPage, settledAfterMs } from "../check";

/** Each is a question to R2; six may be open at a time. */
const pageSize = 60;

/** Document rows whose object is gone from R2, as after a restore: they become tombstones, and counts follow. */
export async function checkDocuments(services: Services, position: string): Promise<CheckedPage> {
  const { db, documents, clock } = services;
  const now = clock.now().getTime();
  const rows = await db
    .select({ id: document.id, objectKey: document.objectKey })
    .from(document)
    .where(and(gt(document.id, position), isNull(document.removedAt), lt(document.createdAt, now - settledAfterMs)))
    .orderBy(asc(document.id))
    .limit(pageSize);
  const isKept = await Promise.all(rows.map(({ objectKey }) => documents.exists(objectKey)));
  const lost = rows.filter((_, index) => !isKept[index]).map(({ id }) => id);
  for (const id of lost) await removeLost(services, id, now);
  return { next: rows.at(-1)?.id ?? null, found: lost.length, mended: lost.length };
}

async function removeLost({ db }: Services, id: string, at: number): Promise<void> {
  const isOfIt = sql`id = (SELECT application_id FROM ${document} WHERE id = ${id} AND claimed_at IS NOT NULL
    AND removed_at IS NULL) AND document_count > 0`;
  await db.batch([
    db.run(sql`UPDATE ${application} SET document_count = document_count - 1 WHERE ${isOfIt}`),
    db.run(sql`UPDATE ${applicationMember} SET document_count = document_count - 1 WHERE ${isOfIt}`),
    db
      .update(document)
      .set({ removedAt: at })
      .where(and(eq(document.id, id), isNull(document.removedAt))),
  ]);
}
