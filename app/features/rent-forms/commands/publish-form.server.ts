import { and, eq, type SQL, sql } from "drizzle-orm";
import type { FormState } from "../../../db/schema/forms";
import { rentForm, rentFormVersion } from "../../../db/schema/forms";
import type { Landlord } from "../../../kernel/actor";
import type { OutboxId, RentFormId, VersionId } from "../../../kernel/ids";
import { err, ok, type Result } from "../../../kernel/result";
import { auditActor, insertAuditGuard, isAnyState, isGuarded } from "../../../platform/audit-guard.server";
import { insertJob } from "../../../platform/outbox.server";
import type { Services } from "../../../services";
import type { FormDefinition } from "../../form-model/schema";
import { entitlementsFor } from "../entitlements";
import { type Refusal, storedDefinition, titleOf } from "../publishable";
import { openMsOfRow } from "../queries/find-form-limits.server";
import { mayReachForm } from "../queries/may-reach-form.server";
import { revisableStates, statesBefore } from "../rules";
import { afterFormCommit, hashDefinition } from "./after-form-commit.server";
import { checkPublishing } from "./check-publishing.server";

export type PublishResult = Result<
  { urlId: string; versionNumber: number; isNew: boolean; isFirst: boolean },
  "not-found" | "conflict" | "wrong-state" | "refused",
  { state?: FormState; refusals?: Refusal[] } | undefined
>;

/**
 * Makes the working copy what tenants see: an account's draft opens with its first version, for the time of its plan; a
 * published form gets one more immutable version and keeps its state. Unchanged content makes no version and succeeds.
 * `rev` is the revision the landlord looked at; another one is a "conflict". A guest's first version is published by
 * confirming his address (manage-link/commands/verify-and-publish.server.ts).
 */
export async function publishForm(
  services: Services,
  actor: Landlord,
  input: { formId: RentFormId; rev: number },
): Promise<PublishResult> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const result = await tryPublish(services, actor, input);
    if (result) return result;
  }
  return err("conflict", undefined);
}

/** A double click finds its twin's version at the second look, and answers as it did. */
const attempts = 2;

/** Null when the form changed between the reading and the writing. */
async function tryPublish(
  services: Services,
  actor: Landlord,
  input: { formId: RentFormId; rev: number },
): Promise<PublishResult | null> {
  const now = services.clock.now();
  const isMine = and(eq(rentForm.id, input.formId), mayReachForm(actor, now.getTime())) as SQL;
  const form = await readForPublishing(services, isMine);
  if (!form) return err("not-found", undefined);
  const isFirst = form.versionId === null;
  const states = isFirst ? statesBefore("publish", actor.kind) : revisableStates;
  // A guest's form that waits for its confirmation is not published from here.
  if (!states.includes(form.state) || (isFirst && actor.kind === "guest")) {
    return err("wrong-state", { state: form.state });
  }
  if (form.rev !== input.rev) return err("conflict", undefined);
  const definition = storedDefinition(form.draft);
  const { refused, lawCheck } = await checkPublishing(definition, entitlementsFor(form));
  if (refused.length > 0) return err("refused", { refusals: refused });
  const hash = await hashDefinition(definition);
  const number = form.versionNumber ?? 0;
  if (hash === form.hash) return ok({ urlId: form.urlId, versionNumber: number, isNew: false, isFirst: false });
  const isWritten = await writeVersion(services, { actor, form, definition, lawCheck, hash, isMine, now, states });
  return isWritten ? ok({ urlId: form.urlId, versionNumber: number + 1, isNew: true, isFirst }) : null;
}

type Publishable = NonNullable<Awaited<ReturnType<typeof readForPublishing>>>;

async function readForPublishing({ db }: Services, isMine: SQL) {
  const [row] = await db
    .select({
      formId: sql<RentFormId>`${rentForm.id}`.as("form_id"),
      urlId: rentForm.urlId,
      state: rentForm.state,
      rev: rentForm.draftRev,
      draft: rentForm.draft,
      landlordId: rentForm.landlordId,
      unlimited: rentForm.unlimited,
      versionId: sql<string | null>`${rentFormVersion.id}`.as("version_id"),
      versionNumber: rentFormVersion.number,
      hash: rentFormVersion.hash,
    })
    .from(rentForm)
    .leftJoin(rentFormVersion, eq(rentFormVersion.id, rentForm.publishedVersionId))
    .where(isMine);
  return row ?? null;
}

type NewVersion = {
  actor: Landlord;
  form: Publishable;
  definition: FormDefinition;
  lawCheck: string;
  hash: string;
  isMine: SQL;
  now: Date;
  states: readonly FormState[];
};

/** False when the form changed since it was read: its state, its working copy or its version. Nothing is written then. */
async function writeVersion(services: Services, version: NewVersion): Promise<boolean> {
  const { actor, form, definition, lawCheck, hash, isMine, now, states } = version;
  const { db, ids } = services;
  const { formId } = form;
  const at = now.getTime();
  const [auditId, versionId] = [ids.uuid<string>(), ids.uuid<VersionId>()];
  const [refreshId, liveId] = [ids.uuid<OutboxId>(), ids.uuid<OutboxId>()];
  const isDone = isGuarded(auditId);
  const isUnchanged = sql`${isAnyState(sql`${rentForm.state}`, states)} AND ${rentForm.draftRev} = ${form.rev}
    AND ${rentForm.publishedVersionId} IS ${form.versionId}`;
  const isFirst = form.versionId === null;
  const number = (form.versionNumber ?? 0) + 1;
  const [, , , , , written] = await db.batch([
    insertAuditGuard(
      db,
      {
        id: auditId,
        at: now,
        ...auditActor(actor, at),
        action: isFirst ? "form.publish" : "form.publish-version",
        targetKind: "rent_form",
        targetId: formId,
        detail: String(number),
      },
      sql`${rentForm} WHERE ${isMine} AND ${isUnchanged}`,
    ),
    db.run(sql`INSERT INTO ${rentFormVersion} (id, form_id, number, definition, hash, published_at, law_check)
      SELECT ${versionId}, ${formId}, ${number}, ${JSON.stringify(definition)}, ${hash}, ${at}, ${lawCheck} WHERE ${isDone}`),
    db
      .update(rentForm)
      .set({
        publishedVersionId: versionId,
        title: titleOf(definition),
        updatedAt: at,
        ...(isFirst && firstOpening(at)),
      })
      .where(and(eq(rentForm.id, formId), isDone)),
    insertJob(
      db,
      { id: refreshId, kind: "cache.refresh-form", ref: { formId }, dedupeKey: `refresh:${auditId}`, now },
      isDone,
    ),
    insertJob(
      db,
      { id: liveId, kind: "mail.form-live", ref: { formId }, dedupeKey: `form-live:${formId}`, now },
      isFirst ? isDone : sql`0`,
    ),
    db.select({ has: sql<number>`${isDone}`.as("has") }).from(sql`(SELECT 1)`),
  ]);
  if (!written[0]?.has) return false;
  await afterFormCommit(services, formId, isFirst ? [refreshId, liveId] : [refreshId]);
  return true;
}

/** The closing date that was set on the draft holds while it lies within the plan's window. */
function firstOpening(at: number) {
  return {
    state: "open" as const,
    publishedAt: at,
    opensUntil: sql`CASE WHEN ${rentForm.opensUntil} > ${at} AND ${rentForm.opensUntil} <= ${at} + ${openMsOfRow}
      THEN ${rentForm.opensUntil} ELSE ${at} + ${openMsOfRow} END`,
  };
}
