import { and, eq, type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { guestRentForm, rentForm, rentFormVersion } from "../../../../db/schema/forms";
import { linkToken } from "../../../../db/schema/platform";
import { dayMs } from "../../../../kernel/durations";
import type { OutboxId, RentFormId, VersionId } from "../../../../kernel/ids";
import { mailLinks } from "../../../../kernel/links";
import { err, ok, type Result } from "../../../../kernel/result";
import { afterFormCommit } from "../../../../platform/after-form-commit.server";
import { insertAuditGuard, isAnyState, isGuarded } from "../../../../platform/audit-guard.server";
import { sha256Hex } from "../../../../platform/crypto";
import { insertJob } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";
import { checkPublishing } from "../../../forms/rent-forms/commands/check-publishing.server";
import { entitlementsFor } from "../../../forms/rent-forms/entitlements";
import { hashDefinition } from "../../../forms/rent-forms/hash-definition";
import type { Refusal } from "../../../forms/rent-forms/publishable";
import { statesBefore } from "../../../forms/rent-forms/rules";
import {
  type FormLook,
  keepLook,
  screenedColumns,
  screenForm,
} from "../../../forms/screening/commands/screen-form.server";
import { findVerification, type Verification } from "../queries/find-verification.server";
import type { VerifyAndPublish } from "../schema";

/** The form may be sent again from /start between our read and our batch; then both are done once more. */
const attempts = 3;

export type VerifyResult = Result<
  {
    formId: RentFormId;
    urlId: string;
    guestRentFormId: string;
    /** Raw: whoever confirmed holds the mailbox, so this browser may manage the form at once. */
    manageToken: string;
    /** It is not open until somebody has looked at it. */
    isHeld: boolean;
  },
  "unknown" | "used" | "expired" | "gone" | "other-open" | "refused" | "paused",
  { refusals?: Refusal[]; until?: number } | undefined
>;

/**
 * Publishes the form of a confirming link, once. "paused": by the admin until then (ms). "other-open": another form of the
 * address runs and `closeOther` does not name it.
 */
export async function verifyAndPublish(
  services: Services,
  input: VerifyAndPublish & { address?: string },
): Promise<VerifyResult> {
  const until = await services.screen.switchedUntil("pause-guests");
  if (until !== null) return err("paused", { until });
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const found = await findVerification(services, input.token, input.address);
    if (found.kind !== "ready") return err(found.kind, undefined);
    if (found.other && found.other.formId !== input.closeOther) return err("other-open", undefined);
    const { refused, lawCheck, own, findings } = await checkPublishing(
      services,
      found.definition,
      entitlementsFor(found.form),
    );
    if (refused.length > 0) return err("refused", { refusals: refused });
    const look = await screenForm(services, {
      definition: own,
      findings,
      around: found.around,
      address: input.address,
    });
    const manageToken = services.ids.token();
    if (await writePublication(services, { ...input, manageToken, lawCheck, look }, found)) {
      const { formId, urlId } = found.form;
      services.defer("mail-press", services.mailboxPresses.notePress(found.email));
      const isHeld = look.outcome === "hold" || look.outcome === "suspend";
      return ok({ formId, urlId, guestRentFormId: found.guestRentFormId, manageToken, isHeld });
    }
  }
  throw new Error("A form changed three times while it was being published");
}

type Ready = Extract<Verification, { kind: "ready" }>;

/** One batch under one audit guard; false when the link, the form or a running form changed since they were read. */
async function writePublication(
  services: Services,
  input: VerifyAndPublish & { manageToken: string; lawCheck: string; look: FormLook },
  found: Ready,
): Promise<boolean> {
  const { db, ids } = services;
  const now = services.clock.now();
  const at = now.getTime();
  const { formId } = found.form;
  const versionId = ids.uuid<VersionId>();
  const auditId = ids.uuid<string>();
  const [refreshId, closeId] = [ids.uuid<OutboxId>(), ids.uuid<OutboxId>()];
  const isDone = isGuarded(auditId);
  const { openDays } = entitlementsFor(found.form);
  const opensUntil = openDays === null ? null : at + openDays * dayMs;
  const closing = { db, at: now, guestRentFormId: found.guestRentFormId, isDone };
  const other = input.closeOther ?? null;
  const kept = keepLook(services, input.look, { formId, at: now, isDone, isFirst: true });
  const { after } = await runBatch(db, {
    auditGuard: insertAuditGuard(
      db,
      {
        id: auditId,
        at: now,
        actorKind: "guest",
        actorId: found.guestRentFormId,
        action: "form.publish",
        targetKind: "rent_form",
        targetId: formId,
        detail: "1",
      },
      isPublishable({ hash: await sha256Hex(input.token), rev: found.form.rev, other, at }),
    ),
    closeOther: closeOther(closing, other, ids.uuid<string>(), closeId),
    addVersion:
      db.run(sql`INSERT INTO ${rentFormVersion} (id, form_id, number, definition, hash, published_at, law_check)
      SELECT ${versionId}, ${formId}, 1, ${JSON.stringify(found.definition)}, ${await hashDefinition(found.definition)}, ${at},
        ${input.lawCheck}
      WHERE ${isDone}`),
    openForm: db
      .update(rentForm)
      .set({
        publishedVersionId: versionId,
        publishedAt: at,
        opensUntil,
        updatedAt: at,
        ...screenedColumns(input.look, { at, isFirst: true }),
      })
      .where(and(eq(rentForm.id, formId), isDone)),
    verifyAddress: db.run(
      sql`UPDATE ${guestRentForm} SET verified_at = ${at} WHERE id = ${found.guestRentFormId} AND ${isDone}`,
    ),
    // Older links of the same form are used up with this one: each then leads to the live form.
    useVerifyLinks: db.run(sql`UPDATE ${linkToken} SET used_at = ${at} WHERE ref = ${found.guestRentFormId}
      AND purpose = ${mailLinks.verifyForm.purpose} AND used_at IS NULL AND ${isDone}`),
    mintManageLink: db.run(sql`INSERT INTO ${linkToken} (hash, purpose, ref, expires_at, created_at)
      SELECT ${await sha256Hex(input.manageToken)}, ${mailLinks.manageForm.purpose}, ${found.guestRentFormId},
        ${at + mailLinks.manageForm.lifetimeMs}, ${at} WHERE ${isDone}`),
    refreshForm: insertJob(
      db,
      { id: refreshId, kind: "cache.refresh-form", ref: { formId }, dedupeKey: `refresh:${auditId}`, now },
      isDone,
    ),
    kept: kept.statements,
    after: db.select({ has: sql<number>`${isDone}`.as("has") }).from(sql`(SELECT 1)`),
  });
  if (!after[0]?.has) return false;
  if (other) await afterFormCommit(services, other, [closeId]);
  await afterFormCommit(services, formId, [refreshId, ...kept.jobs]);
  return true;
}

/** FROM and WHERE of the audit guard: live link, pending form as it was read, and no other running form of the address. */
function isPublishable(read: { hash: string; rev: number; other: RentFormId | null; at: number }): SQL {
  return sql`${rentForm}
    JOIN ${guestRentForm} AS holder ON holder.form_id = ${rentForm.id}
    JOIN ${linkToken} AS key ON key.ref = holder.id
    WHERE key.hash = ${read.hash} AND key.purpose = ${mailLinks.verifyForm.purpose} AND key.used_at IS NULL
      AND key.expires_at > ${read.at} AND ${isAnyState(sql`${rentForm.state}`, statesBefore("publish", "guest"))}
      AND ${rentForm.draftRev} = ${read.rev}
      AND NOT EXISTS (
        SELECT 1 FROM ${guestRentForm} AS their JOIN ${rentForm} AS running ON running.id = their.form_id
        WHERE their.email = holder.email AND their.verified_at IS NOT NULL AND their.claimed_by IS NULL
          AND running.id <> ${rentForm.id} AND running.id <> ${read.other ?? ""} AND running.unlimited = 0
          AND running.state IN ('open', 'paused') AND (running.opens_until IS NULL OR running.opens_until > ${read.at}))`;
}

type Closing = { db: Services["db"]; at: Date; guestRentFormId: string; isDone: SQL };

/** Closes the first form in the same batch, if it is this address's own. Its audit row is the audit guard of these three. */
function closeOther(
  { db, at, guestRentFormId, isDone }: Closing,
  formId: RentFormId | null,
  id: string,
  job: OutboxId,
) {
  if (formId === null) return [];
  const isClosed = isGuarded(id);
  const auditGuard = {
    id,
    at,
    actorKind: "guest" as const,
    actorId: guestRentFormId,
    action: "form.close",
    targetKind: "rent_form" as const,
    targetId: formId,
    detail: "closed",
  };
  return [
    insertAuditGuard(
      db,
      auditGuard,
      sql`${rentForm} JOIN ${guestRentForm} AS first ON first.form_id = ${rentForm.id}
        JOIN ${guestRentForm} AS second ON second.email = first.email
        WHERE ${rentForm.id} = ${formId} AND second.id = ${guestRentFormId} AND first.verified_at IS NOT NULL
          AND first.claimed_by IS NULL AND ${isAnyState(sql`${rentForm.state}`, statesBefore("close", "guest"))} AND ${isDone}`,
    ),
    db.run(sql`UPDATE ${rentForm} SET state = 'closed', closed_at = ${at.getTime()}, updated_at = ${at.getTime()}
      WHERE id = ${formId} AND ${isClosed}`),
    insertJob(
      db,
      { id: job, kind: "cache.refresh-form", ref: { formId }, dedupeKey: `refresh:${id}`, now: at },
      isClosed,
    ),
  ];
}
