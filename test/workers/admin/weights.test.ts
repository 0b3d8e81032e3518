import { afterAll, beforeAll, expect, it } from "vitest";
import { saveWeights, stepBack } from "../../../app/features/admin/commands/save-weights.server";
import { findRuleset, replayDecisions } from "../../../app/features/admin/queries/replay-decisions.server";
import { releaseApplication } from "../../../app/features/applications/spam/commands/release-application.server";
import { submitApplication } from "../../../app/features/apply/commands/submit-application.server";
import type { AccountLandlord } from "../../../app/kernel/actor";
import { anAccount, aPublishedForm, bindings, countRows } from "../../support/forms";
import { aReadyDraft, askEverything, submitInput } from "../../support/ready-draft";
import { testServices } from "../../support/services";
import { theAdmin } from "../../support/vouchers";

let admin: AccountLandlord;
beforeAll(async () => {
  admin = (await theAdmin(testServices())).actor;
});
afterAll(async () => {
  await bindings.DB.prepare("DELETE FROM screen_ruleset").run();
  await testServices().screen.refresh();
});

it("keeps weights by version, from the version that was seen, and steps back to the ones before", async () => {
  const services = testServices();
  const { version } = await findRuleset(services);
  const save = (markup: number, from: number, actor = admin) =>
    saveWeights(services, actor, { weights: { "application:markup": markup }, from });
  const other = (await anAccount(services)).actor;
  expect(await save(31, version, other)).toMatchObject({ code: "not-found" });
  expect(await save(31, version)).toEqual({ ok: true, value: { version: version + 1 } });
  expect(await save(99, version)).toMatchObject({ code: "changed" });
  expect(await save(32, version + 1)).toMatchObject({ ok: true });
  expect((await services.screen.read()).ruleset).toEqual({
    version: version + 2,
    weights: { "application:markup": 32 },
  });
  expect(await stepBack(services, admin, version + 2)).toMatchObject({ ok: true });
  expect(await findRuleset(services)).toMatchObject({ version: version + 3, weights: { "application:markup": 31 } });
  const audits = "SELECT count(*) AS n FROM audit WHERE target_kind = 'screen_ruleset'";
  expect(await countRows(audits)).toBe(3);
});

// Red when wasReleased looks for another action: what a landlord let through would not be told.
it("tries weights on what was decided, tells whom landlords let through, and writes nothing", async () => {
  const services = testServices();
  const form = await aPublishedForm(services);
  await askEverything(form.formId);
  const ready = await aReadyDraft(services, form);
  const reasons = [
    { code: "link-in-name" as const, points: 25 },
    { code: "markup" as const, points: 26 },
  ];
  const mark = { score: 51, reasons, facts: { v: 1 }, isSpam: true, textHash: null, personHash: null };
  await submitApplication(services, { ...submitInput(services, ready), spam: mark });
  const stored = await bindings.DB.prepare("SELECT spam_facts FROM application WHERE id = ?")
    .bind(ready.draft.id)
    .first();
  expect(stored).toEqual({ spam_facts: '{"v":1}' });
  await releaseApplication(services, form.actor, { formId: form.formId, applicationId: ready.draft.id });
  const before = await countRows("SELECT count(*) AS n FROM screen_ruleset");
  const now = { version: 1, weights: {}, createdAt: null };
  const same = await replayDecisions(services, now, {});
  const milder = await replayDecisions(services, now, { "application:link-in-name": 0 });
  expect(same.applications).toMatchObject({ more: 0, fewer: 0 });
  expect(milder.applications.fewerReleased).toBeGreaterThanOrEqual(1);
  expect(milder.applications.looked).toBe(same.applications.looked);
  expect(await countRows("SELECT count(*) AS n FROM screen_ruleset")).toBe(before);
});
