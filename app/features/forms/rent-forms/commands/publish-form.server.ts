import { and, eq, type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import type { FormState } from "../../../../db/schema/forms";
import { rentForm, rentFormVersion } from "../../../../db/schema/forms";
import { viewingPlan } from "../../../../db/schema/viewings";
import type { Landlord } from "../../../../kernel/actor";
import { dayMs } from "../../../../kernel/durations";
import type { OutboxId, RentFormId, VersionId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import { afterFormCommit } from "../../../../platform/after-form-commit.server";
import { auditActor, insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import { insertJob } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";
import { welcomeRefs } from "../../../money/billing/queries/find-welcome.server";
import { plans } from "../../../money/billing/rules";
import type { FormDefinition } from "../../form-model/schema";
import { type FormLook, keepLook, screenedColumns, screenForm } from "../../screening/commands/screen-form.server";
import { networkHashOf, readSurroundings, surroundings } from "../../screening/queries/collect-form-facts.server";
import { entitlementsFor } from "../entitlements";
import { hashDefinition } from "../hash-definition";
import { firstTerm, type PublishUse, type Term, termRefusals } from "../publish-choice";
import { type Refusal, storedDefinition, titleOf } from "../publishable";
import { hasOtherRunningForm } from "../queries/find-form-limits.server";
import { holdsOf, isWithinAt } from "../queries/find-home-at.server";
import { ownerEmail, standingColumns } from "../queries/find-standing.server";
import { isStateOrHeld } from "../queries/is-state-or-held.server";
import { isEditable, revisableStates, statesBefore } from "../rules";
import { checkPublishing } from "./check-publishing.server";
import { payForForm } from "./pay-for-form.server";
import { correctHome, settleHomes } from "./settle-homes.server";

export type PublishResult = Result<
  /** `isHeld`: it is not open until somebody has looked at it. */
  { urlId: string; versionNumber: number; isNew: boolean; isFirst: boolean; isHeld: boolean },
  "not-found" | "conflict" | "wrong-state" | "refused",
  { state?: FormState; refusals?: Refusal[] } | undefined
>;

/** `address`: where the landlord is, as a key for counting (platform/client-address). */
export type PublishInput = { formId: RentFormId; rev: number; use?: PublishUse; address?: string };

/**
 * Makes the working copy what tenants see. A draft opens on what `use` says (`firstTerm`), its credit in the same
 * batch; a published form gets one more immutable version, unless nothing changed. `rev`: the revision that the
 * landlord saw, else "conflict". A guest's first version: manage-link/commands/verify-and-publish.server.ts.
 */
export async function publishForm(services: Services, actor: Landlord, input: PublishInput): Promise<PublishResult> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const result = await tryPublish(services, actor, input);
    if (result) return result;
  }
  return err("conflict", undefined);
}

/** A double click finds its twin's version at the second look, and answers as it did. */
const attempts = 2;

/** Null when the form changed between the reading and the writing. */
async function tryPublish(services: Services, actor: Landlord, input: PublishInput): Promise<PublishResult | null> {
  const now = services.clock.now();
  const isMine = and(eq(rentForm.id, input.formId), mayReachForm(actor, now.getTime())) as SQL;
  const form = await readForPublishing(services, { actor, isMine }, await networkHashOf(services, input.address));
  if (!form) return err("not-found", undefined);
  const isFirst = form.versionId === null;
  const states = isFirst ? statesBefore("publish", actor.kind) : revisableStates;
  // A guest's form that waits for its confirmation is not published from here.
  const isHeld = form.heldAt !== null;
  if (!(states.includes(form.state) || (isHeld && isEditable(form))) || (isFirst && actor.kind === "guest")) {
    return err("wrong-state", { state: form.state });
  }
  if (form.rev !== input.rev) return err("conflict", undefined);
  const definition = storedDefinition(form.draft);
  const opening = isFirst ? await chooseOpening(services, form, input.use) : null;
  const plan = opening?.term.plan ?? form.plan;
  const { refused, lawCheck, own, findings } = await checkPublishing(
    services,
    definition,
    entitlementsFor({ plan, unlimited: form.unlimited }),
    form.viewings,
  );
  const unpaid = opening ? termRefusals(opening.term, opening.standing) : [];
  const isWithin = await isWithinAt(services, actor, definition.property.address);
  const isInReach = actor.kind === "guest" || !actor.team || (await holdsOf(services, form.formId, isWithin));
  const elsewhere: Refusal[] = isInReach ? [] : [{ code: "other-home" }];
  const all = [...unpaid, ...elsewhere, ...refused];
  if (all.length > 0) return err("refused", { refusals: all });
  const hash = await hashDefinition(definition);
  const number = form.versionNumber ?? 0;
  const same = { urlId: form.urlId, versionNumber: number };
  if (hash === form.hash) return ok({ ...same, isNew: false, isFirst: false, isHeld });
  const around = readSurroundings(form.surroundings);
  const look = await screenForm(services, { definition: own, findings, around, address: input.address });
  const isWritten = await writeVersion(services, {
    actor,
    form,
    definition,
    lawCheck,
    hash,
    isMine,
    isWithin,
    now,
    states,
    opening,
    look,
  });
  const isDown = look.outcome === "hold" || look.outcome === "suspend";
  return isWritten ? ok({ urlId: form.urlId, versionNumber: number + 1, isNew: true, isFirst, isHeld: isDown }) : null;
}

type Publishable = NonNullable<Awaited<ReturnType<typeof readForPublishing>>>;

async function readForPublishing(
  { db, clock }: Services,
  { actor, isMine }: { actor: Landlord; isMine: SQL },
  networkHash: string | null,
) {
  const [row] = await db
    .select({
      formId: sql<RentFormId>`${rentForm.id}`.as("form_id"),
      urlId: rentForm.urlId,
      state: rentForm.state,
      rev: rentForm.draftRev,
      draft: rentForm.draft,
      plan: rentForm.plan,
      paidTerms: rentForm.paidTerms,
      unlimited: rentForm.unlimited,
      versionId: sql<string | null>`${rentFormVersion.id}`.as("version_id"),
      versionNumber: rentFormVersion.number,
      hash: rentFormVersion.hash,
      email: ownerEmail.as("owner_email"),
      heldAt: rentForm.heldAt,
      viewings: viewingPlan.stage,
      surroundings: surroundings({ now: clock.now().getTime(), networkHash }),
      ...standingColumns(clock.now().getTime(), { actor }),
    })
    .from(rentForm)
    .leftJoin(rentFormVersion, eq(rentFormVersion.id, rentForm.publishedVersionId))
    .leftJoin(viewingPlan, eq(viewingPlan.formId, rentForm.id))
    .where(isMine);
  return row ?? null;
}

type Opening = { term: Term; welcome: [string, ...string[]] | null; standing: Parameters<typeof termRefusals>[1] };

/** What the form opens on. Whether the welcome credit is still there shows when it is given: in the batch. */
async function chooseOpening(services: Services, form: Publishable, use: PublishUse | undefined): Promise<Opening> {
  const { isSelling, clock } = services;
  const term = firstTerm({ isSelling, isPro: form.isPro === 1, use }, clock.now().getTime());
  const welcome = term.pays === "welcome" && form.email ? await welcomeRefs(services, form.email) : null;
  const { credits, running } = form;
  return { term, welcome, standing: { credits, running, isHeld: form.isHeld === 1, hasWelcome: welcome !== null } };
}

type NewVersion = {
  actor: Landlord;
  form: Publishable;
  definition: FormDefinition;
  lawCheck: string;
  hash: string;
  isMine: SQL;
  /** SQL on rent_form: its new home is within reach. */
  isWithin: SQL;
  now: Date;
  states: readonly FormState[];
  opening: Opening | null;
  look: FormLook;
};

/** False when the form changed since it was read: its state, its working copy, its version or its place. Nothing is written then. */
async function writeVersion(services: Services, version: NewVersion): Promise<boolean> {
  const { actor, form, definition, lawCheck, hash, isMine, isWithin, now, states, opening, look } = version;
  const { db, ids } = services;
  const { formId } = form;
  const at = now.getTime();
  const [auditId, versionId] = [ids.uuid<string>(), ids.uuid<VersionId>()];
  const refreshId = ids.uuid<OutboxId>();
  const isDone = isGuarded(auditId);
  const isFirst = opening !== null;
  const isUnchanged = sql`${isMine} AND ${isStateOrHeld(states)} AND ${rentForm.draftRev} = ${form.rev}
    AND ${rentForm.publishedVersionId} IS ${form.versionId} AND ${rentForm.paidTerms} = ${form.paidTerms}
    AND ${opening ? sql`NOT ${hasOtherRunningForm(at, sql`${opening.term.plan}`)}` : sql`1`}
    AND ${isWithin}`;
  const number = (form.versionNumber ?? 0) + 1;
  const paid = payment(services, version, isUnchanged);
  const kept = keepLook(services, look, { formId, at: now, isDone, isFirst: isFirst || form.heldAt !== null });
  const { after } = await runBatch(db, {
    payment: paid.statements,
    auditGuard: insertAuditGuard(
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
      sql`${rentForm} WHERE ${isUnchanged} AND ${paid.isPaid}`,
    ),
    addVersion:
      db.run(sql`INSERT INTO ${rentFormVersion} (id, form_id, number, definition, hash, published_at, law_check)
      SELECT ${versionId}, ${formId}, ${number}, ${JSON.stringify(definition)}, ${hash}, ${at}, ${lawCheck} WHERE ${isDone}`),
    showVersion: db
      .update(rentForm)
      .set({
        publishedVersionId: versionId,
        title: titleOf(definition),
        updatedAt: at,
        ...(opening && firstOpening(at, opening.term)),
        ...screenedColumns(look, { at, isFirst }),
      })
      .where(and(eq(rentForm.id, formId), isDone)),
    correctHome: correctHome({ db, formId, address: definition.property.address, at, isDone }),
    settleHomes: settleHomes({ db, forms: sql`(${formId})`, at, isDone }),
    refreshForm: insertJob(
      db,
      { id: refreshId, kind: "cache.refresh-form", ref: { formId }, dedupeKey: `refresh:${auditId}`, now },
      isDone,
    ),
    kept: kept.statements,
    after: db.select({ has: sql<number>`${isDone}`.as("has") }).from(sql`(SELECT 1)`),
  });
  if (!after[0]?.has) return false;
  await afterFormCommit(services, formId, [refreshId, ...kept.jobs]);
  return true;
}

/** The spend, where the form opens on a credit. */
function payment(services: Services, { actor, form, now, opening }: NewVersion, where: SQL) {
  const { term, welcome } = opening ?? {};
  if (actor.kind === "guest" || !term || term.pays === null || term.paidUntil === null) {
    return { statements: [], isPaid: sql`1` };
  }
  return payForForm(services, actor, {
    payment: { formId: form.formId, term: form.paidTerms + 1, paidUntil: term.paidUntil, welcome: welcome ?? null },
    at: now.getTime(),
    where: sql`EXISTS (SELECT 1 FROM ${rentForm} WHERE ${where})`,
  });
}

/** The closing date that was set on the draft holds while it lies within the plan's window. Pro has no date of its own. */
function firstOpening(at: number, { plan, source, paidUntil, pays }: Term) {
  const openDays = plans[plan].openDays;
  const end = paidUntil ?? (openDays === null ? null : at + openDays * dayMs);
  return {
    publishedAt: at,
    plan,
    planSource: source,
    paidUntil,
    ...(pays && { paidTerms: sql`${rentForm.paidTerms} + 1` }),
    opensUntil: sql`CASE WHEN ${rentForm.opensUntil} > ${at} AND ${rentForm.opensUntil} <= ${end ?? Number.MAX_SAFE_INTEGER}
      THEN ${rentForm.opensUntil} ELSE ${end} END`,
  };
}
