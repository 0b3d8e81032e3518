import { beforeAll, expect, it } from "vitest";
import { followBans } from "../../../app/features/forms/rent-forms/commands/follow-bans.server";
import { decideForm } from "../../../app/features/forms/screening/commands/decide-form.server";
import type { AccountLandlord } from "../../../app/kernel/actor";
import { anAccount, aPublishedForm, bindings, countRows, formRow, testServices } from "../../support/forms";
import { theAdmin } from "../../support/vouchers";

const dayMs = 24 * 60 * 60 * 1000;
let admin: AccountLandlord;
beforeAll(async () => {
  admin = (await theAdmin(testServices())).actor;
});

const ban = (userId: string, until: number | null = null) =>
  bindings.DB.prepare("UPDATE user SET banned = 1, ban_expires = ? WHERE id = ?").bind(until, userId).run();
const lift = (userId: string) =>
  bindings.DB.prepare("UPDATE user SET banned = 0, ban_expires = NULL WHERE id = ?").bind(userId).run();

async function aFormOf(userId: string, state = "open") {
  const form = await aPublishedForm(testServices());
  await bindings.DB.prepare("UPDATE rent_form SET landlord_id = ?, state = ? WHERE id = ?")
    .bind(userId, state, form.formId)
    .run();
  return form;
}

const stateOf = async (formId: string) => (await formRow(formId)).state;

// Red without the second UPDATE of followBans, and without the first.
it("suspending an account takes its open forms offline, in D1 and KV, and lifting it restores each form's state", async () => {
  const services = testServices();
  const { userId } = await anAccount(services);
  const [open, full, paused] = [await aFormOf(userId), await aFormOf(userId, "full"), await aFormOf(userId, "paused")];
  const others = await aFormOf((await anAccount(services)).userId);
  await ban(userId);
  expect([await followBans(services, userId), await followBans(services, userId)]).toEqual([2, 0]);
  const states = () => Promise.all([open, full, paused, others].map(({ formId }) => stateOf(formId)));
  expect(await states()).toEqual(["suspended", "suspended", "paused", "open"]);
  expect((await services.publishedForms.find(open.urlId))?.state).toBe("suspended");
  await lift(userId);
  expect([await followBans(services, userId), await followBans(services, userId)]).toEqual([2, 0]);
  expect(await states()).toEqual(["open", "full", "paused", "open"]);
  expect((await services.publishedForms.find(open.urlId))?.state).toBe("open");
  const refreshes =
    "SELECT count(*) AS n FROM outbox WHERE kind = 'cache.refresh-form' AND dedupe_key LIKE 'refresh:' || id";
  expect(await countRows(refreshes)).toBe(4);
});

it("the sweep restores the forms of an account whose suspension has expired", async () => {
  const now = new Date();
  const services = testServices(now);
  const { userId } = await anAccount(services);
  const { formId } = await aFormOf(userId);
  await ban(userId, now.getTime() + 7 * dayMs);
  await followBans(services, null);
  expect(await stateOf(formId)).toBe("suspended");
  services.setNow(new Date(now.getTime() + 7 * dayMs + 1));
  await followBans(services, null);
  expect(await stateOf(formId)).toBe("open");
});

// Red without bannedAt in decide-form's columnsOf and isToDecide.
it("deciding about one form neither reopens a suspended account's forms nor a form suspended on its own", async () => {
  const services = testServices();
  const { userId } = await anAccount(services);
  const [released, suspended] = [await aFormOf(userId), await aFormOf(userId)];
  await ban(userId);
  await followBans(services, userId);
  await bindings.DB.prepare("UPDATE screening SET state = 'waiting' WHERE subject_id = ?").bind(released.formId).run();
  const decide = (formId: typeof released.formId, decision: "release" | "restore" | "suspend") =>
    decideForm(services, admin, { formId, decision, why: "", ...(decision === "suspend" && { reason: "spam" }) });
  expect((await decide(released.formId, "release")).ok).toBe(true);
  expect((await decide(released.formId, "restore")).ok).toBe(false);
  expect((await decide(suspended.formId, "suspend")).ok).toBe(true);
  expect([await stateOf(released.formId), await stateOf(suspended.formId)]).toEqual(["suspended", "suspended"]);
  await lift(userId);
  await followBans(services, userId);
  expect([await stateOf(released.formId), await stateOf(suspended.formId)]).toEqual(["open", "suspended"]);
});
