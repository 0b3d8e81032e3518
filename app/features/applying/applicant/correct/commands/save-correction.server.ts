import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../../../db/client.server";
import { hasJustWritten, runBatch } from "../../../../../db/guarded-batch.server";
import { application, applicationCorrection, applicationData } from "../../../../../db/schema/applications";
import { document } from "../../../../../db/schema/documents";
import { dayMs } from "../../../../../kernel/durations";
import { err, ok, type Result } from "../../../../../kernel/result";
import { isNotErased } from "../../../../../platform/people/people.server";
import type { Services } from "../../../../../services";
import { compile } from "../../../../forms/form-model/compile";
import { fileFieldAt } from "../../../../forms/form-model/raw-answers";
import { documentLimits, storeDocument, type UploadError } from "../../../answering/commands/add-document.server";
import { type StoredCorrection, sealCorrection } from "../../../applications/corrections/stored-correction";
import { isOpenToApplicant } from "../../../applications/queries/decision-notice.server";
import type { DraftDocument } from "../../../applications/queries/find-draft.server";
import { type Correction, findCorrection, withCopy } from "../queries/find-correction.server";

/** How long a correction waits to be sent after its last change. */
const copyLifeMs = 7 * dayMs;
/** As for drafts. */
const maxRawLetters = 400_000;

/** SQL: to its applicant nothing is decided at `at`. Stands in every statement that changes a sent application for its applicant. */
export function isUndecided(applicationId: string, at: number) {
  return sql`EXISTS (SELECT 1 FROM ${application} AS sent WHERE sent.id = ${applicationId}
    AND ${isOpenToApplicant(at, "sent")} AND ${isNotErased("sent")})`;
}

/**
 * Keeps what was typed; `change` is called again on a newer copy. `dropped`: papers that it takes out. "over": decided,
 * withdrawn or erased.
 */
export async function saveCorrection(
  services: Services,
  before: Correction,
  change: (kept: StoredCorrection) => StoredCorrection,
  dropped: readonly string[] = [],
): Promise<Result<Correction, "over" | "too-large">> {
  let correction = before;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const kept = change(correction.kept);
    if (JSON.stringify(kept.raw).length > maxRawLetters) return err("too-large");
    const rev = await write(services, correction, kept, dropped);
    if (rev !== null) return ok(withCopy(correction, kept, rev));
    const { token } = correction;
    const newer = await findCorrection(services, { token, urlId: correction.form.urlId });
    if (!newer?.isOpen) return err("over");
    correction = newer;
  }
  return err("over");
}

/** The revision of the copy; null where another tab was quicker, or nothing may be changed any more. */
async function write(
  { db, clock }: Services,
  correction: Correction,
  kept: StoredCorrection,
  dropped: readonly string[],
): Promise<number | null> {
  const { draft, baseRev, copyRev, sent } = correction;
  const at = clock.now().getTime();
  const data = await sealCorrection(draft.key, { ...kept, asked: sent.asked });
  // A copy past its time, or of an older revision, is written over.
  const {
    rows: [written],
  } = await runBatch(db, {
    rows: db.all<{ rev: number }>(sql`
    INSERT INTO ${applicationCorrection} (application_id, data, rev, base_rev, updated_at, expires_at)
    SELECT application_id, ${data}, 1, rev, ${at}, ${at + copyLifeMs} FROM ${applicationData}
    WHERE application_id = ${draft.id} AND rev = ${baseRev} AND ${isUndecided(draft.id, at)}
    ON CONFLICT (application_id) DO UPDATE SET data = excluded.data, rev = application_correction.rev + 1,
      base_rev = excluded.base_rev, updated_at = excluded.updated_at, expires_at = excluded.expires_at
      WHERE application_correction.rev = ${copyRev ?? 0} OR application_correction.base_rev <> ${baseRev}
        OR application_correction.expires_at <= ${at}
    RETURNING rev`),
    dropped: dropped.length > 0 ? dropPapers(db, { id: draft.id, dropped, at }) : null,
  });
  return written?.rev ?? null;
}

/** Gives a correction up: nothing of it is left, and the application stays as it was sent. */
export async function discardCorrection({ db, clock }: Services, { draft }: Correction): Promise<void> {
  await db.batch([
    db.delete(applicationCorrection).where(eq(applicationCorrection.applicationId, draft.id)),
    db.run(sql`UPDATE ${document} SET removed_at = ${clock.now().getTime()} WHERE application_id = ${draft.id}
      AND claimed_at IS NULL AND removed_at IS NULL AND path NOT LIKE 'info.%'`),
  ]);
}

/** Stores one file and names it in the copy; the landlord gets it with the correction. */
export async function addCorrectionDocument(
  services: Services,
  correction: Correction,
  file: { path: string; name: string; bytes: Uint8Array },
): Promise<Result<{ edited: Correction; document: DraftDocument }, UploadError>> {
  const { draft, form, kept, papers } = correction;
  const field = fileFieldAt(compile(form.definition), file.path);
  if (!field) return err("no-such-slot");
  const named = new Set(kept.papers.map(({ id }) => id));
  // Papers that were taken out of the copy still lie there until it is sent: they do not count.
  const dropped = papers.filter(({ id, isSent }) => isSent && !named.has(id)).map(({ id }) => id);
  const sentHere = kept.papers.filter(
    ({ id, path }) => path === file.path && papers.some((p) => p.id === id && p.isSent),
  );
  const mine = sql`FROM ${document} WHERE application_id = ${draft.id} AND removed_at IS NULL`;
  const perSlot = Math.min(field.maxFiles ?? documentLimits.perSlot, documentLimits.perSlot);
  const stored = await storeDocument(
    services,
    {
      applicationId: draft.id,
      key: draft.key,
      path: file.path,
      perSlot,
      isOpen: isUndecided(draft.id, services.clock.now().getTime()),
      taken: sql`((SELECT count(*) ${mine} AND claimed_at IS NULL AND path = ${file.path}) + ${sentHere.length})`,
      bytes: sql`(SELECT coalesce(sum(size_bytes), 0) ${mine} AND NOT (${dropped.length > 0 ? inArray(document.id, dropped) : sql`0`}))`,
    },
    file,
  );
  if (!stored.ok && stored.code !== "full") return err(stored.code);
  if (!stored.ok) {
    const here = kept.papers.filter(({ path }) => path === file.path).length;
    return err(!correction.isOpen ? "gone" : here >= perSlot ? "too-many" : "person-full");
  }
  const { id, path } = stored.value;
  const withPaper = { ...correction, papers: [...papers, { ...stored.value, isSent: false }] };
  const saved = await saveCorrection(services, withPaper, (now) => ({
    ...now,
    papers: [...now.papers, { id, path }],
  }));
  return saved.ok ? ok({ edited: saved.value, document: stored.value }) : err("gone");
}

/** Right after a copy was written: a paper that it takes out and that was never sent goes at once. */
function dropPapers(db: Database, { id, dropped, at }: { id: string; dropped: readonly string[]; at: number }) {
  return db
    .update(document)
    .set({ removedAt: at })
    .where(
      and(
        eq(document.applicationId, id),
        inArray(document.id, [...dropped]),
        isNull(document.claimedAt),
        isNull(document.removedAt),
        hasJustWritten,
      ),
    );
}
