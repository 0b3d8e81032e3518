import { sql } from "drizzle-orm";
import { hasJustWritten, runBatch } from "../../../../db/guarded-batch.server";
import { rentForm, rentFormVersion } from "../../../../db/schema/forms";
import { audit } from "../../../../db/schema/platform";
import { formReport, screening } from "../../../../db/schema/screening";
import { utcDay } from "../../../../kernel/dates";
import type { OutboxId, RentFormId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import { afterFormCommit } from "../../../../platform/after-form-commit.server";
import { insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { keyedHash, sealText } from "../../../../platform/crypto";
import { insertJob } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";
import { readDefinition } from "../../form-model/read-definition";
import { checkDefinitionTexts } from "../../law/lexicon/check-definition-texts";
import { readLaw } from "../../law/packs.server";
import { placeOf } from "../../law/place-of";
import { withoutNotices } from "../../law/says-notice";
import { networkHashOf, readSurroundings, surroundings } from "../queries/collect-form-facts.server";
import { sealedAs } from "../queries/screening-state.server";
import type { FormReport } from "../schema";
import { keepLook, screenedColumns, screenForm } from "./screen-form.server";

const rates = {
  address: { action: "report-address", limit: 5, windowSeconds: 3600 },
  formAndAddress: { action: "report-form-address", limit: 2, windowSeconds: 24 * 3600 },
} as const;

type Reported = { formId: RentFormId; address: string; report: FormReport; isProven: boolean };

/**
 * Keeps a report, sealed, once for reason and network, and looks at the form anew. `isProven`: the reporter's device did
 * the calculation; a report without it is read by a person and does nothing by itself. "too-many": from one `address`, of
 * whose network a keyed hash is kept.
 */
export async function reportForm(
  services: Services,
  { formId, address, report, isProven }: Reported,
): Promise<Result<undefined, "too-many", { retryAfterSeconds: number }>> {
  const { db, ids, clock, config, rateLimit } = services;
  const byAddress = await rateLimit.prepare(rates.address, address);
  const byForm = await rateLimit.prepare(rates.formAndAddress, `${address}:${formId}`, byAddress.isWithin);
  const isWithin = sql`${byAddress.isWithin} AND ${byForm.isWithin}`;
  const at = clock.now().getTime();
  const id = ids.uuid<string>();
  const { code, email, text } = report;
  const hasWords = email !== "" || text !== "";
  const network = (await networkHashOf(services, address)) ?? (await keyedHash(config.secret, "screening-network", ""));
  const sealed = hasWords ? await sealText(config.secret, sealedAs.report, id, JSON.stringify({ email, text })) : null;
  const { ofAddress, ofForm, rows } = await runBatch(db, {
    ofAddress: byAddress.statement,
    ofForm: byForm.statement,
    addReport: db.run(sql`INSERT INTO ${formReport} (id, form_id, code, sealed, network_hash, is_proven, created_at)
      SELECT ${id}, ${formId}, ${code}, ${sealed}, ${network}, ${isProven ? 1 : 0}, ${at} WHERE ${isWithin}
      ON CONFLICT (form_id, network_hash, code) DO UPDATE SET is_proven = 1, created_at = excluded.created_at
        WHERE excluded.is_proven = 1 AND is_proven = 0`),
    rows: db
      .select({
        isToLook: sql<number>`${hasJustWritten} OR ${isUnseen(formId, network)}`.as("is_to_look"),
        state: rentForm.state,
        versionId: rentForm.publishedVersionId,
        definition: rentFormVersion.definition,
        surroundings: surroundings({ now: at, networkHash: null }),
      })
      .from(rentForm)
      .innerJoin(rentFormVersion, sql`${rentFormVersion.id} = ${rentForm.publishedVersionId}`)
      .where(sql`${rentForm.id} = ${formId}`),
  });
  for (const verdict of [byAddress.verdictOf(ofAddress), byForm.verdictOf(ofForm)]) {
    if (!verdict.allowed) return err("too-many", { retryAfterSeconds: verdict.retryAfterSeconds });
  }
  const [row] = rows;
  if (!row?.isToLook) return ok(undefined);
  services.screen.count("report:form");
  if (row.state !== "suspended" && row.versionId) await lookAgain(services, formId, { ...row, code });
  return ok(undefined);
}

/** SQL: nobody has looked since an earlier report of the network: its own look failed then. */
function isUnseen(formId: RentFormId, network: string) {
  return sql`EXISTS (SELECT 1 FROM ${formReport} AS r WHERE r.form_id = ${formId} AND r.network_hash = ${network}
    AND NOT EXISTS (SELECT 1 FROM ${audit} AS seen WHERE seen.target_id = r.form_id
      AND seen.action = 'form.report' AND seen.at >= r.created_at))`;
}

type LookedAt = { versionId: string | null; definition: string; surroundings: string; code: string };

/** One batch with one audit row, where the form still has the version that was looked at and is not down. */
async function lookAgain(services: Services, formId: RentFormId, row: LookedAt): Promise<void> {
  const { db, ids, clock } = services;
  const read = readDefinition(row.definition);
  if (!read.ok) throw new Error("A stored definition cannot be read");
  const now = clock.now();
  const { address, chosenSubplace } = read.value.property;
  const law = await readLaw(services.staticFiles, placeOf(address, chosenSubplace), utcDay(now.getTime()));
  const definition = withoutNotices(read.value, law?.notices ?? []);
  const findings = checkDefinitionTexts(definition);
  const look = await screenForm(services, { definition, findings, around: readSurroundings(row.surroundings) });
  const at = now.getTime();
  const auditId = ids.uuid<string>();
  const refreshId = ids.uuid<OutboxId>();
  const isDone = isGuarded(auditId);
  const kept = keepLook(services, look, { formId, at: now, isDone, isFirst: false });
  const { written } = await runBatch(db, {
    written: insertAuditGuard(
      db,
      {
        id: auditId,
        at: now,
        actorKind: "system",
        actorId: null,
        action: "form.report",
        targetKind: "rent_form",
        targetId: formId,
        detail: row.code,
      },
      sql`${rentForm} WHERE ${rentForm.id} = ${formId} AND ${rentForm.publishedVersionId} = ${row.versionId}
        AND ${rentForm.state} NOT IN ('suspended', 'deleted')`,
    ),
    screenForm: db
      .update(rentForm)
      .set({ ...screenedColumns(look, { at, isFirst: false }), updatedAt: at })
      .where(sql`${rentForm.id} = ${formId} AND ${isDone}`),
    kept: kept.statements,
    // Whatever was decided before: somebody reads what was reported.
    putInQueue: db.run(
      sql`UPDATE ${screening} SET state = 'waiting' WHERE kind = 'form' AND subject_id = ${formId} AND ${isDone}`,
    ),
    refreshForm: insertJob(
      db,
      { id: refreshId, kind: "cache.refresh-form", ref: { formId }, dedupeKey: `refresh:${auditId}`, now },
      isDone,
    ),
  });
  if (written.meta.changes > 0) await afterFormCommit(services, formId, [refreshId, ...kept.jobs]);
}
