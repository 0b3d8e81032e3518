import { describe, expect, it } from "vitest";
import { changeHomes } from "../../../app/features/forms/homes/commands/change-homes.server";
import { startVacancy } from "../../../app/features/forms/homes/commands/start-vacancy.server";
import { findHome } from "../../../app/features/forms/homes/queries/find-home.server";
import { listHomes } from "../../../app/features/forms/homes/queries/list-homes.server";
import { closeForm } from "../../../app/features/forms/rent-forms/commands/change-form-state.server";
import { storedDefinition } from "../../../app/features/forms/rent-forms/publishable";
import { dayMs } from "../../../app/kernel/durations";
import type { HomeId } from "../../../app/kernel/ids";
import { anAccountForm } from "../../support/account-forms";
import { sendApplication } from "../../support/applications";
import { aDefinition, anAccount, bindings, testServices } from "../../support/forms";

const everything = { search: "", isArchived: false, after: null };

function at(line1: string) {
  const definition = aDefinition();
  const address = { ...definition.property.address, line1 };
  const rent = { amountMinor: 180_000, currency: "USD", period: "month" as const };
  return { ...definition, property: { ...definition.property, address, rent } };
}

/** Two homes, the first with a form that was closed and one application. */
async function aLandlordOfTwo() {
  const services = testServices();
  const { actor } = await anAccount(services);
  const maple = await anAccountForm(services, actor, at("14 Maple St"));
  await sendApplication(services, maple.formId);
  await closeForm(services, actor, maple.formId);
  const elm = await anAccountForm(services, actor, at("15 Elm St"));
  const list = (address = {}) => listHomes(services, actor, { ...everything, ...address });
  const homeIds = (await list())?.homes.map(({ homeId }) => homeId) ?? [];
  return { services, actor, maple, elm, list, homeIds };
}

describe("the list of homes", () => {
  it("shows each by its address with its open form and numbers, and finds by words", async () => {
    const { list, elm } = await aLandlordOfTwo();
    const page = await list();
    expect(page?.totals).toEqual({ current: 2, archived: 0 });
    expect(page?.homes).toMatchObject([
      { address: { line1: "14 Maple St" }, open: null, vacancies: 1, applications: 1, unread: 1 },
      { address: { line1: "15 Elm St" }, open: { formId: elm.formId, state: "open" }, applications: 0 },
    ]);
    expect((await list({ search: "elm 15" }))?.homes).toHaveLength(1);
    expect((await list({ search: "oak" }))?.homes).toEqual([]);
  });

  it("goes on after the last home of a page", async () => {
    const { list, homeIds } = await aLandlordOfTwo();
    expect((await list({ after: homeIds[0] }))?.homes.map(({ homeId }) => homeId)).toEqual(homeIds.slice(1));
  });

  it("of another account names none of these homes, and changes none", async () => {
    const { services, homeIds, list } = await aLandlordOfTwo();
    const other = await anAccount(services);
    expect(await findHome(services, other.actor, homeIds[0] as HomeId)).toBeNull();
    expect(await changeHomes(services, other.actor, { intent: "archive", homeIds })).toEqual({ done: 0, failed: 0 });
    expect((await list())?.homes).toHaveLength(2);
  });
});

describe("the selected homes", () => {
  it("are put into the archive, and taken out of it", async () => {
    const { services, actor, homeIds, list } = await aLandlordOfTwo();
    await changeHomes(services, actor, { intent: "archive", homeIds });
    expect((await list())?.totals).toEqual({ current: 0, archived: 2 });
    await changeHomes(services, actor, { intent: "unarchive", homeIds });
    expect((await list({ isArchived: true }))?.homes).toEqual([]);
  });

  it("have their open forms extended where the plan allows it, and closed", async () => {
    const { services, actor, homeIds, list } = await aLandlordOfTwo();
    const until = new Date(services.clock.now().getTime() + 5 * dayMs).toISOString().slice(0, 10);
    expect(await changeHomes(services, actor, { intent: "extend", homeIds, until })).toEqual({ done: 1, failed: 0 });
    const late = { intent: "extend", homeIds, until: "2099-01-01" } as const;
    expect(await changeHomes(services, actor, late)).toEqual({ done: 0, failed: 1 });
    expect(await changeHomes(services, actor, { intent: "close", homeIds })).toEqual({ done: 1, failed: 0 });
    expect((await list())?.homes.map(({ open }) => open)).toEqual([null, null]);
  });
});

describe("the next vacancy of a home", () => {
  it("starts from the last form with another rent and date, and stands in the home's history", async () => {
    const { services, actor, homeIds, maple } = await aLandlordOfTwo();
    const homeId = homeIds[0] as HomeId;
    const next = { homeId, rent: "1,900", availableFrom: "2027-02-01", language: "en", locale: "en" } as const;
    const made = await startVacancy(services, actor, next);
    if (!made.ok) throw new Error(made.code);
    const row = await bindings.DB.prepare("SELECT draft FROM rent_form WHERE id = ?")
      .bind(made.value.formId)
      .first("draft");
    const { property, sections } = storedDefinition(String(row));
    expect(property).toMatchObject({ rent: { amountMinor: 190_000 }, availableFrom: "2027-02-01" });
    expect(sections).toHaveLength(at("14 Maple St").sections.length);
    const home = await findHome(services, actor, homeId);
    expect(home?.vacancies.map(({ formId }) => formId).sort()).toEqual([made.value.formId, maple.formId].sort());
    expect(home?.vacancies).toContainEqual(expect.objectContaining({ received: 1, decided: 0, daysOpen: 0 }));
  });
});
