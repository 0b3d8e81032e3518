import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Services } from "../../../workers/services";
import type { FormState } from "../../db/schema/forms";
import { rentForm, rentFormVersion } from "../../db/schema/forms";
import type { Landlord } from "../../kernel/actor";
import type { OutboxId, RentFormId, VersionId } from "../../kernel/ids";
import { err, ok, type Result } from "../../kernel/result";
import { insertJob } from "../../platform/outbox.server";
import { afterFormCommit, hashDefinition } from "./commands-publishing.server";
import { insertWitness, isAnyState, isWitnessed, witnessed } from "./commands-witness.server";
import { entitlementsFor } from "./entitlements";
import type { FormDefinition } from "./model/schema";
import { isTooLarge, type Refusal, refusals, storedDefinition, titleOf } from "./publishable";
import { mayReachForm } from "./queries-ownership.server";
import { editableStates, revisableStates } from "./rules";

export type SaveDraftInput = {
  formId: RentFormId;
  /** The revision that the edit began from. */
  rev: number;
  definition: FormDefinition;
};
export type SaveDraftResult = Result<
  { rev: number },
  "not-found" | "conflict" | "wrong-state" | "too-large",
  { rev?: number; state?: FormState } | undefined
>;

/**
 * Keeps the working copy of a form. Tenants see nothing of it before `publishVersion`. "conflict" when somebody saved
 * in between (detail.rev: the revision there is now); limits of the plan are checked when publishing, size here.
 */
export async function saveDraft(services: Services, actor: Landlord, input: SaveDraftInput): Promise<SaveDraftResult> {
  const { db } = services;
  const now = services.clock.now().getTime();
  if (isTooLarge(input.definition)) return err("too-large", undefined);
  const isMine = and(eq(rentForm.id, input.formId), mayReachForm(actor, now)) as SQL;
  const [saved, rows] = await db.batch([
    db
      .update(rentForm)
      .set({
        draft: JSON.stringify(input.definition),
        draftRev: sql`${rentForm.draftRev} + 1`,
        title: sql`CASE WHEN ${rentForm.publishedVersionId} IS NULL THEN ${titleOf(input.definition)} ELSE ${rentForm.title} END`,
        updatedAt: now,
      })
      .where(and(isMine, eq(rentForm.draftRev, input.rev), inArray(rentForm.state, [...editableStates])))
      .returning({ rev: rentForm.draftRev }),
    db.select({ rev: rentForm.draftRev, state: rentForm.state }).from(rentForm).where(isMine),
  ]);
  if (saved[0]) return ok({ rev: saved[0].rev });
  const [row] = rows;
  if (!row) return err("not-found", undefined);
  return row.rev === input.rev ? err("wrong-state", { state: row.state }) : err("conflict", { rev: row.rev });
}

export type PublishVersionResult = Result<
  { urlId: string; versionNumber: number; isNew: boolean },
  "not-found" | "conflict" | "wrong-state" | "refused",
  { state?: FormState; refusals?: Refusal[] } | undefined
>;

/**
 * Makes the working copy of a published form what tenants see: one more immutable version. Its state stays. Unchanged
 * content makes no version and succeeds. `rev` is the revision the landlord looked at; another one is a "conflict".
 */
export async function publishVersion(
  services: Services,
  actor: Landlord,
  input: { formId: RentFormId; rev: number },
): Promise<PublishVersionResult> {
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
): Promise<PublishVersionResult | null> {
  const now = services.clock.now();
  const isMine = and(eq(rentForm.id, input.formId), mayReachForm(actor, now.getTime())) as SQL;
  const form = await readForPublishing(services, isMine);
  if (!form) return err("not-found", undefined);
  if (!revisableStates.includes(form.state)) return err("wrong-state", { state: form.state });
  if (form.rev !== input.rev) return err("conflict", undefined);
  const definition = storedDefinition(form.draft);
  const found = refusals(definition, entitlementsFor(form));
  if (found.length > 0) return err("refused", { refusals: found });
  const hash = await hashDefinition(definition);
  const done = (versionNumber: number, isNew: boolean) => ok({ urlId: form.urlId, versionNumber, isNew });
  if (hash === form.hash) return done(form.versionNumber, false);
  const isPublished = await writeVersion(services, { actor, form, definition, hash, isMine, now });
  return isPublished ? done(form.versionNumber + 1, true) : null;
}

type Revisable = NonNullable<Awaited<ReturnType<typeof readForPublishing>>>;

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
      versionId: sql<string>`${rentFormVersion.id}`.as("version_id"),
      versionNumber: rentFormVersion.number,
      hash: rentFormVersion.hash,
    })
    .from(rentForm)
    .innerJoin(rentFormVersion, eq(rentFormVersion.id, rentForm.publishedVersionId))
    .where(isMine);
  return row ?? null;
}

type NewVersion = {
  actor: Landlord;
  form: Revisable;
  definition: FormDefinition;
  hash: string;
  isMine: SQL;
  now: Date;
};

/** False when the form changed since it was read: its state, its working copy or its version. Nothing is written then. */
async function writeVersion(
  services: Services,
  { actor, form, definition, hash, isMine, now }: NewVersion,
): Promise<boolean> {
  const { db, ids } = services;
  const { formId } = form;
  const at = now.getTime();
  const [auditId, versionId, jobId] = [ids.uuid<string>(), ids.uuid<VersionId>(), ids.uuid<OutboxId>()];
  const isUnchanged = sql`${isAnyState(sql`${rentForm.state}`, revisableStates)} AND ${rentForm.draftRev} = ${form.rev}
    AND ${rentForm.publishedVersionId} = ${form.versionId}`;
  const number = form.versionNumber + 1;
  const [, , , , written] = await db.batch([
    insertWitness(
      db,
      {
        id: auditId,
        at: now,
        ...witnessed(actor, at),
        action: "form.publish-version",
        targetKind: "rent_form",
        targetId: formId,
        detail: String(number),
      },
      sql`${rentForm} WHERE ${isMine} AND ${isUnchanged}`,
    ),
    db.run(sql`INSERT INTO ${rentFormVersion} (id, form_id, number, definition, hash, published_at)
      SELECT ${versionId}, ${formId}, ${number}, ${JSON.stringify(definition)}, ${hash}, ${at} WHERE ${isWitnessed(auditId)}`),
    db
      .update(rentForm)
      .set({ publishedVersionId: versionId, title: titleOf(definition), updatedAt: at })
      .where(and(eq(rentForm.id, formId), isWitnessed(auditId))),
    insertJob(
      db,
      { id: jobId, kind: "cache.refresh-form", ref: { formId }, dedupeKey: `refresh:${auditId}`, now },
      isWitnessed(auditId),
    ),
    db.select({ has: sql<number>`${isWitnessed(auditId)}`.as("has") }).from(sql`(SELECT 1)`),
  ]);
  if (!written[0]?.has) return false;
  await afterFormCommit(services, formId, [jobId]);
  return true;
}
