import { env } from "cloudflare:test";
import { expect, it } from "vitest";
import { withdrawApplication } from "../../../app/features/applying/applicant/commands/withdraw-application.server";
import { draftIdOf } from "../../../app/features/applying/applications/queries/find-draft.server";
import { startDraft } from "../../../app/features/applying/apply/commands/save-draft.server";
import { submitApplication } from "../../../app/features/applying/apply/commands/submit-application.server";
import { requestApplications } from "../../../app/features/deciding/exports/commands/request-export.server";
import { deleteForm } from "../../../app/features/forms/rent-forms/commands/change-form-state.server";
import type { AccountLandlord } from "../../../app/kernel/actor";
import type { RentFormId } from "../../../app/kernel/ids";
import { mailLinks } from "../../../app/kernel/links";
import { sha256Hex } from "../../../app/platform/crypto";
import { sweepErasureLog } from "../../../workers/jobs/sweeps/erasure-log";
import { asked } from "../../support/apply-form";
import { anAccount, aPublishedForm, bindings, countRows, mintToken, testServices } from "../../support/forms";
import { aReadyDraft, askEverything, submitInput } from "../../support/ready-draft";
import { countPromises, tableOf } from "./promises";
import { createDice, createWorld } from "./world";

/**
 * `npm run bench:soak`: days of the product's life in minutes, on a bad day each. Everything goes through the product's own
 * commands, jobs and sweeps over local D1, KV and R2; at the end every promise is counted.
 */
const scale = (env as unknown as { SOAK: { landlords: number; applications: number; days: number; seed: number } })
  .SOAK;
const weather = { faults: 0.08, kills: 0.04, queueLoss: 0.2, queueTwice: 0.05, jumps: 0.01 };
/** No divisor of the rounds that sweeps make over slices: none is left out. */
const stepMinutes = 7;
const calmStepMinutes = 13;
const dayMs = 24 * 60 * 60 * 1000;
/** More than the 256 of the slowest round, with the longest wait of a job and of a row that was put off. */
const calmRuns = 300;
const stepsOfDay = Math.ceil((24 * 60) / stepMinutes);
const run = (query: string, ...values: unknown[]) =>
  bindings.DB.prepare(query)
    .bind(...values)
    .run();

/** A mailbox of their own: one takes a few of our mails a day. */
const addressOf = (applicant: number) => `applicant-${applicant}@tenant.example`;

type Landlord = { actor: AccountLandlord; formId: RentFormId; urlId: string };

async function aLandlord(): Promise<Landlord> {
  const services = testServices();
  const { userId, actor } = await anAccount(services);
  await run("UPDATE session SET expires_at = 9e15, created_at = 9e15 WHERE user_id = ?", userId);
  // A user without one is half-made, and swept after five minutes.
  await run(
    "INSERT INTO account (id, account_id, provider_id, user_id, created_at, updated_at) VALUES (?1, ?1, 'credential', ?1, 1, 1)",
    userId,
  );
  const { formId, urlId } = await aPublishedForm(services);
  await askEverything(formId);
  await run("UPDATE rent_form SET landlord_id = ?, unlimited = 1 WHERE id = ?", userId, formId);
  await services.publishedForms.refresh(formId);
  return { actor, formId, urlId };
}

it("days of simulated use with failures keep every promise", { timeout: 24 * 60 * 60 * 1000 }, async () => {
  const dice = createDice(scale.seed);
  const world = createWorld(dice, { ...weather }, Date.now());
  const landlords: Landlord[] = [];
  for (let one = 0; one < scale.landlords; one += 1) landlords.push(await aLandlord());
  const noted = {
    acknowledged: [] as string[],
    erased: [] as string[],
    purged: [] as string[],
    orphans: [] as string[],
    expired: [] as string[],
    exports: [] as string[],
    bad: world.bad,
    stepMinutes: calmStepMinutes,
    addresses: new Map<string, string>(),
  };
  const steps = Math.floor((scale.days * 24 * 60) / stepMinutes);
  const aStep = scale.applications / (steps * 0.7);
  let isOwed = 0;
  let made = 0;

  /** As a person does: filled in, sent, and sent again after an error until it is there. */
  async function apply(): Promise<void> {
    const { urlId } = landlords[dice.below(landlords.length)] as Landlord;
    const own = { ...testServices(), clock: world.clock };
    made += 1;
    const ready = await aReadyDraft(own, { urlId }, { [asked.email]: addressOf(made) }, `payslip-${made}.pdf`);
    for (let attempt = 0; attempt < 20; attempt += 1) {
      if (await world.once(async (services) => (await submitApplication(services, submitInput(own, ready))).ok)) break;
    }
    noted.acknowledged.push(ready.draft.id);
    noted.addresses.set(ready.draft.id, addressOf(made));
  }

  async function eraseOne(): Promise<void> {
    const id = noted.acknowledged[dice.below(noted.acknowledged.length)];
    if (id === undefined || noted.erased.includes(id)) return;
    const own = { ...testServices(), clock: world.clock };
    const row = await bindings.DB.prepare(
      "SELECT f.url_id AS urlId FROM application a JOIN rent_form f ON f.id = a.form_id WHERE a.id = ?",
    )
      .bind(id)
      .first<{ urlId: string }>();
    const token = await mintToken(own as ReturnType<typeof testServices>, mailLinks.applicationStatus, id);
    for (let attempt = 0; attempt < 20; attempt += 1) {
      if (
        await world.once(
          async (services) =>
            (await withdrawApplication(services, { token, urlId: row?.urlId ?? "" }, { erase: true })).ok,
        )
      )
        break;
    }
    if ((await countRows("SELECT count(*) AS n FROM application_key WHERE application_id = ?", id)) === 0)
      noted.erased.push(id);
    else throw new Error("A withdrawal was not acknowledged in twenty tries");
  }

  async function leaveBehind(): Promise<void> {
    const own = { ...testServices(), clock: world.clock };
    const { urlId } = landlords[dice.below(landlords.length)] as Landlord;
    const form = await own.publishedForms.findInDatabase(urlId);
    if (!form) return;
    const { token } = await startDraft(own, form, "en");
    const draftId = draftIdOf(await sha256Hex(token));
    await run("UPDATE application_draft SET expires_at = ? WHERE id = ?", world.now() + dayMs, draftId);
    noted.expired.push(draftId);
    const key = `documents/${crypto.randomUUID()}.${crypto.randomUUID()}`;
    await bindings.DOCUMENTS.put(key, "sealed");
    noted.orphans.push(key);
  }

  /** A landlord's spreadsheet, made while the weather is what it is. */
  async function exportOne(): Promise<void> {
    const { actor, formId } = landlords[dice.below(landlords.length)] as Landlord;
    const own = { ...testServices(), clock: world.clock };
    const asked = await requestApplications(own, actor, {
      kind: "applications-csv",
      selection: { form: formId },
      locale: "en-US",
    });
    if (asked.ok) noted.exports.push(asked.value.exportId);
  }

  for (let step = 0; step < steps; step += 1) {
    world.pass(stepMinutes);
    isOwed += made < scale.applications ? aStep : 0;
    for (; isOwed >= 1; isOwed -= 1) await apply();
    if (noted.acknowledged.length > 0 && dice.isHit(0.1)) await eraseOne();
    if (dice.isHit(0.03)) await leaveBehind();
    if (dice.isHit(0.02)) await exportOne();
    await world.cron();
    if (step % stepsOfDay === 0) console.log(`day ${step / stepsOfDay} of ${scale.days}: ${made} applications`);
  }

  // One landlord's form has been in the bin for a month: all of it is purged, in the same weather.
  const [first] = landlords as [Landlord, ...Landlord[]];
  const deleted = await deleteForm({ ...testServices(), clock: world.clock }, first.actor, first.formId);
  if (!deleted.ok) throw new Error(deleted.code);
  await run("UPDATE rent_form SET deleted_at = deleted_at - ? WHERE id = ?", 31 * dayMs, first.formId);
  noted.purged.push(first.formId);
  const goneWithIt = new Set(
    (
      await bindings.DB.prepare("SELECT id FROM application WHERE form_id = ?").bind(first.formId).all<{ id: string }>()
    ).results.map(({ id }) => id),
  );
  for (let one = 0; one < 100; one += 1) {
    world.pass(stepMinutes);
    await world.cron();
  }
  world.calm();
  for (let one = 0; one < calmRuns; one += 1) {
    world.pass(calmStepMinutes);
    await world.cron();
  }

  // The log's sweep is the first of a run: what the later ones of the last run erased waits for it.
  await world.once((services) => sweepErasureLog(services));
  const rows = await countPromises(
    {
      ...noted,
      acknowledged: noted.acknowledged.filter((id) => !goneWithIt.has(id)),
      erased: noted.erased.filter((id) => !goneWithIt.has(id)),
    },
    world.now(),
  );
  console.log(
    `${scale.days} days, ${scale.landlords} landlords, ${made} applications, seed ${scale.seed}; ${JSON.stringify(world.done)}\n${tableOf(rows)}`,
  );
  expect(rows.filter(({ lost }) => lost !== 0)).toEqual([]);
});
