import { describe, expect, it } from "vitest";
import { addHome } from "../../../app/features/forms/homes/commands/add-home.server";
import { changeHome } from "../../../app/features/forms/homes/commands/change-home.server";
import { startVacancy } from "../../../app/features/forms/homes/commands/start-vacancy.server";
import { emptyHome } from "../../../app/features/forms/homes/home-fields";
import { findHome } from "../../../app/features/forms/homes/queries/find-home.server";
import { readHome } from "../../../app/features/forms/homes/read-home";
import { publishForm } from "../../../app/features/forms/rent-forms/commands/publish-form.server";
import { storedDefinition } from "../../../app/features/forms/rent-forms/publishable";
import { anAccount, bindings, testServices } from "../../support/forms";

const typed = (change: object) =>
  readHome(
    { ...emptyHome, line1: "14 Maple St", city: "Portland", region: "OR", postcode: "97205", country: "US", ...change },
    "en",
  ).home;
const count = async (userId: string) =>
  Number(await bindings.DB.prepare("SELECT count(*) AS n FROM home WHERE landlord_id = ?").bind(userId).first("n"));

async function aLandlord() {
  const services = testServices();
  const account = await anAccount(services);
  const add = (change: object, postId: string = crypto.randomUUID()) =>
    addHome(services, account.actor, { home: typed(change), postId });
  const change = async (homeId: Parameters<typeof findHome>[2], home: object, criteria = "") =>
    changeHome(services, account.actor, { homeId, home: typed(home), criteria, language: "en" });
  return { services, ...account, add, change };
}

describe("a home that is added by hand", () => {
  it("is one however often its page is posted, and none at an address or with a number that is taken", async () => {
    const { add, userId } = await aLandlord();
    const postId = crypto.randomUUID();
    const first = await add({ reference: "A1" }, postId);
    expect(first.ok && (await add({ reference: "A1" }, postId))).toEqual(first);
    expect(await add({ line1: "14 maple st." })).toMatchObject({ code: "address-taken" });
    expect(await add({ line1: "15 Elm St", reference: "A1" })).toMatchObject({ code: "reference-taken" });
    expect((await add({ line2: "Unit 2" })).ok).toBe(true);
    expect(await count(userId)).toBe(2);
  });

  it("is another account's home, too", async () => {
    const [mine, theirs] = [await aLandlord(), await aLandlord()];
    expect([(await mine.add({ reference: "A1" })).ok, (await theirs.add({ reference: "A1" })).ok]).toEqual([
      true,
      true,
    ]);
    const added = await mine.add({ line1: "15 Elm St" });
    expect(added.ok && (await theirs.change(added.value.homeId, { line1: "16 Elm St" }))).toMatchObject({
      code: "not-found",
    });
  });

  it("starts its first form with its address, facts and criteria, and is that form's home", async () => {
    const { services, actor, userId, add, change } = await aLandlord();
    const added = await add({ rent: "1800", bedrooms: "2" });
    if (!added.ok) throw new Error(added.code);
    const { homeId } = added.value;
    expect(await change(homeId, { rent: "1800", bedrooms: "2" }, "Income three times the rent.")).toMatchObject({
      ok: true,
    });
    const next = { homeId, rent: "", availableFrom: null, language: "de", locale: "de" } as const;
    const made = await startVacancy(services, actor, next);
    if (!made.ok) throw new Error(made.code);
    const draft = String(
      await bindings.DB.prepare("SELECT draft FROM rent_form WHERE id = ? AND home_id = ?")
        .bind(made.value.formId, homeId)
        .first("draft"),
    );
    const { property, sections } = storedDefinition(draft);
    expect(property).toMatchObject({ rent: { amountMinor: 180_000, currency: "USD" }, bedrooms: 2 });
    expect(property.criteria?.de).toBe("Income three times the rent.");
    expect(sections.length).toBeGreaterThan(3);
    expect(await startVacancy(services, actor, { ...next, rent: "much" })).toMatchObject({ code: "bad-rent" });
    expect(await count(userId)).toBe(1);
  });
});

describe("a changed home", () => {
  it("keeps its address once a form hangs on it, and what its page does not ask", async () => {
    const { services, actor, add, change } = await aLandlord();
    const added = await add({ rent: "1800" });
    if (!added.ok) throw new Error(added.code);
    const { homeId } = added.value;
    expect(await change(homeId, { line1: "16 Maple St", rent: "1800" })).toMatchObject({ ok: true });
    await startVacancy(services, actor, { homeId, rent: "", availableFrom: null, language: "en", locale: "en" });
    await bindings.DB.prepare("UPDATE home SET facts = json_set(facts, '$.incomeMultiple', 3) WHERE id = ?")
      .bind(homeId)
      .run();
    expect(await change(homeId, { line1: "18 Maple St", pets: "no", reference: "B7" })).toMatchObject({ ok: true });
    const home = await findHome(services, actor, homeId);
    expect(home).toMatchObject({ address: { line1: "16 Maple St" }, reference: "B7" });
    expect(home?.facts).toEqual({ incomeMultiple: 3, pets: "no" });
  });

  it("takes no number and no address of another home", async () => {
    const { add, change } = await aLandlord();
    await add({ reference: "A1" });
    const other = await add({ line1: "15 Elm St" });
    if (!other.ok) throw new Error(other.code);
    const { homeId } = other.value;
    expect(await change(homeId, { line1: "15 Elm St", reference: "A1" })).toMatchObject({ code: "reference-taken" });
    expect(await change(homeId, {})).toMatchObject({ code: "address-taken" });
  });

  it("begins the next form with what was written since the last publishing, and else that form does", async () => {
    const { services, actor, add, change } = await aLandlord();
    const added = await add({ rent: "1800", pets: "yes" });
    if (!added.ok) throw new Error(added.code);
    const { homeId } = added.value;
    const next = { homeId, rent: "", availableFrom: null, language: "en", locale: "en" } as const;
    const rentOf = async () => {
      const made = await startVacancy(services, actor, next);
      if (!made.ok) throw new Error(made.code);
      const row = await bindings.DB.prepare("SELECT draft FROM rent_form WHERE id = ?")
        .bind(made.value.formId)
        .first("draft");
      return { formId: made.value.formId, property: storedDefinition(String(row)).property };
    };
    const first = await rentOf();
    const row = await bindings.DB.prepare("SELECT draft FROM rent_form WHERE id = ?").bind(first.formId).first("draft");
    const named = { ...storedDefinition(String(row)), landlord: { name: "Ana Example" } };
    await bindings.DB.prepare("UPDATE rent_form SET draft = ? WHERE id = ?")
      .bind(JSON.stringify(named), first.formId)
      .run();
    const published = await publishForm(services, actor, { formId: first.formId, rev: 1 });
    expect(published.ok ? "" : JSON.stringify(published)).toBe("");
    services.setNow(new Date(services.clock.now().getTime() + 60_000));
    expect((await rentOf()).property).toMatchObject({ rent: { amountMinor: 180_000 }, pets: "yes" });
    await change(homeId, { rent: "1950" });
    const { property } = await rentOf();
    expect(property.rent?.amountMinor).toBe(195_000);
    expect(property.pets).toBeUndefined();
  });
});
