import { type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../../db/guarded-batch.server";
import { application, infoRequest } from "../../../../../db/schema/applications";
import { document } from "../../../../../db/schema/documents";
import { err, ok, type Result } from "../../../../../kernel/result";
import type { Services } from "../../../../../services";
import { compile } from "../../../../forms/form-model/compile";
import { fileFieldAt } from "../../../../forms/form-model/raw-answers";
import { documentLimits, storeDocument, type UploadError } from "../../../answering/commands/add-document.server";
import type { StoredCorrection } from "../../../applications/corrections/stored-correction";
import type { DraftDocument } from "../../../applications/queries/find-draft.server";
import { sealAnswered } from "../../../info-requests/model";
import { isRequestOpen } from "../../../info-requests/queries/open-request.server";
import { type Asked, askedPrefix, findAsked, withTyped } from "../queries/find-asked.server";

/** As for drafts. */
const maxRawLetters = 400_000;

/** SQL: this request waits for its answer. Stands in every statement that writes one. */
export function isStillAsked({ requestId }: Pick<Asked, "requestId">): SQL {
  return sql`EXISTS (SELECT 1 FROM ${infoRequest} AS asked JOIN ${application} AS sent ON sent.id = asked.application_id
    WHERE asked.id = ${requestId} AND ${isRequestOpen("asked", "sent")})`;
}

/**
 * Keeps what was typed, for its applicant alone; `change` is called again on a newer copy. `dropped`: papers that it takes
 * out. "over": answered, taken back, declined or let.
 */
export async function saveAsked(
  services: Services,
  before: Asked,
  change: (kept: StoredCorrection) => StoredCorrection,
  dropped: readonly string[] = [],
): Promise<Result<Asked, "over" | "too-large">> {
  let asked = before;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const kept = change(asked.kept);
    if (JSON.stringify(kept.raw).length > maxRawLetters) return err("too-large");
    const written = await write(services, asked, kept, dropped);
    if (written) return ok(withTyped(asked, kept, written));
    const newer = await findAsked(services, asked.link);
    if (newer?.requestId !== asked.requestId || !newer) return err("over");
    asked = newer;
  }
  return err("over");
}

/** Null where another tab was quicker, or the request is over. */
async function write({ db, clock }: Services, asked: Asked, kept: StoredCorrection, dropped: readonly string[]) {
  const { draft, requestId, stored: before } = asked;
  const rev = (asked.copyRev ?? 0) + 1;
  const stored = await sealAnswered(draft.key, requestId, { answers: [], typed: { ...kept, rev } });
  const { rows } = await runBatch(db, {
    rows: db.all<{ id: string }>(sql`UPDATE ${infoRequest} SET answer = ${stored}
      WHERE id = ${requestId} AND answer IS ${before} AND ${isStillAsked(asked)} RETURNING id`),
    dropped: db.run(sql`UPDATE ${document} SET removed_at = ${clock.now().getTime()}
      WHERE application_id = ${draft.id} AND claimed_at IS NULL AND removed_at IS NULL
        AND id IN (SELECT value FROM json_each(${JSON.stringify(dropped)}))
        AND EXISTS (SELECT 1 FROM ${infoRequest} WHERE id = ${requestId} AND answer = ${stored})`),
  });
  return rows.length > 0 ? { rev, stored } : null;
}

/** Stores one file and names it in the copy; the landlord gets it with the answer. */
export async function addAskedDocument(
  services: Services,
  asked: Asked,
  file: { path: string; name: string; bytes: Uint8Array },
): Promise<Result<{ edited: Asked; document: DraftDocument }, UploadError>> {
  const { draft, form, kept, papers } = asked;
  const field = fileFieldAt(compile(form.definition), file.path);
  if (!field) return err("no-such-slot");
  const sentHere = kept.papers.filter(
    ({ id, path }) => path === file.path && papers.some((p) => p.id === id && p.isSent),
  );
  const mine = sql`FROM ${document} WHERE application_id = ${draft.id} AND removed_at IS NULL`;
  const path = `${askedPrefix}${file.path}`;
  const perSlot = Math.min(field.maxFiles ?? documentLimits.perSlot, documentLimits.perSlot);
  const stored = await storeDocument(
    services,
    {
      applicationId: draft.id,
      key: draft.key,
      path,
      perSlot,
      isOpen: isStillAsked(asked),
      taken: sql`((SELECT count(*) ${mine} AND claimed_at IS NULL AND path = ${path}) + ${sentHere.length})`,
      bytes: sql`(SELECT coalesce(sum(size_bytes), 0) ${mine})`,
    },
    file,
  );
  if (!stored.ok && stored.code !== "full") return err(stored.code);
  if (!stored.ok) {
    const here = kept.papers.filter((paper) => paper.path === file.path).length;
    return err(here >= perSlot ? "too-many" : "person-full");
  }
  const paper = { ...stored.value, path: file.path };
  const withPaper = { ...asked, papers: [...papers, { ...paper, isSent: false }] };
  const saved = await saveAsked(services, withPaper, (now) => ({
    ...now,
    papers: [...now.papers, { id: paper.id, path: paper.path }],
  }));
  return saved.ok ? ok({ edited: saved.value, document: paper }) : err("gone");
}
