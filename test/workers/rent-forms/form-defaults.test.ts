import { describe, expect, it } from "vitest";
import { addHome } from "../../../app/features/forms/homes/commands/add-home.server";
import { startVacancy } from "../../../app/features/forms/homes/commands/start-vacancy.server";
import { createForm, duplicateForm } from "../../../app/features/forms/rent-forms/commands/create-form.server";
import { saveFormDefaults } from "../../../app/features/forms/rent-forms/commands/save-form-defaults.server";
import { postedDefaultsSchema, readPostedDefaults } from "../../../app/features/forms/rent-forms/form-defaults";
import { storedDefinition } from "../../../app/features/forms/rent-forms/publishable";
import { findFormDefaults } from "../../../app/features/forms/rent-forms/queries/find-form-defaults.server";
import { anAccountForm } from "../../support/account-forms";
import { aDefinition, anAccount, bindings, testServices } from "../../support/forms";

const defaults = {
  landlord: { name: "Elm Lettings", email: "office@elm.example" },
  criteria: "Quiet after ten.",
  incomeMultiple: 2.5,
  replyWithinDays: 7,
};

/** As a template makes it: nobody is named in it. */
function aBlankForm() {
  const { landlord: _nobody, ...definition } = aDefinition();
  return definition;
}

async function draftOf(formId: string) {
  const row = await bindings.DB.prepare("SELECT draft FROM rent_form WHERE id = ?").bind(formId).first("draft");
  return storedDefinition(String(row));
}

async function aLandlord() {
  const services = testServices();
  const account = await anAccount(services);
  const create = async (form: Parameters<typeof createForm>[2]) => {
    const made = await createForm(services, account.actor, form);
    if (!made.ok) throw new Error(made.code);
    return draftOf(made.value.formId);
  };
  return { services, ...account, create };
}

describe("what new forms of an account begin with", () => {
  it("is in a new form and in the first vacancy of a home, where they say nothing themselves", async () => {
    const { services, actor, create } = await aLandlord();
    await saveFormDefaults(services, actor, defaults);
    expect(await create({ definition: aBlankForm(), isAnew: true })).toMatchObject({
      landlord: defaults.landlord,
      replyWithinDays: 7,
      property: { criteria: { en: "Quiet after ten." }, incomeMultiple: 2.5 },
    });
    const own = { ...aBlankForm(), replyWithinDays: 3 };
    const criteria = { en: "Mine" };
    const said = { ...own, property: { ...own.property, criteria, incomeMultiple: 3 } };
    expect(await create({ definition: said, isAnew: true })).toMatchObject({
      replyWithinDays: 3,
      property: { criteria, incomeMultiple: 3 },
    });
    const home = { reference: null, address: { line1: "1 Elm St", city: "Portland", country: "US" }, facts: {} };
    const added = await addHome(services, actor, { home, postId: crypto.randomUUID() });
    if (!added.ok) throw new Error(added.code);
    const next = { homeId: added.value.homeId, rent: "", availableFrom: null, language: "de", locale: "de" } as const;
    const made = await startVacancy(services, actor, next);
    expect(made.ok && (await draftOf(made.value.formId)).property.criteria).toEqual({ de: "Quiet after ten." });
  });

  it("is no part of a copy, nor of a form that is taken over, but for who lets", async () => {
    const { services, actor, create } = await aLandlord();
    await saveFormDefaults(services, actor, defaults);
    const taken = await create({ definition: aBlankForm() });
    expect([taken.landlord, taken.property.criteria]).toEqual([defaults.landlord, undefined]);
    const { formId } = await anAccountForm(services, actor);
    const copy = await duplicateForm(services, actor, formId);
    const copied = copy.ok ? await draftOf(copy.value.formId) : null;
    expect(copied?.landlord).toEqual(aDefinition().landlord);
    expect(copied?.property.criteria).toBeUndefined();
  });

  it("has the logo of the form published last beside the name", async () => {
    const { services, actor, create } = await aLandlord();
    const logo = { hash: "a".repeat(64), width: 40, height: 40 };
    const definition = aDefinition();
    await anAccountForm(services, actor, { ...definition, landlord: { name: "Before", logo } });
    expect((await create({ definition: aBlankForm() })).landlord).toEqual({ name: "Before", logo });
    await saveFormDefaults(services, actor, defaults);
    expect((await create({ definition: aBlankForm() })).landlord).toEqual({ ...defaults.landlord, logo });
  });

  it("is the account's alone, and is replaced as a whole", async () => {
    const { services, actor } = await aLandlord();
    const other = await anAccount(services);
    await saveFormDefaults(services, actor, defaults);
    expect(await findFormDefaults(services, other.actor)).toEqual({});
    await saveFormDefaults(services, actor, { replyWithinDays: 5 });
    expect(await findFormDefaults(services, actor)).toEqual({ replyWithinDays: 5 });
    expect(await saveFormDefaults(services, { kind: "account", sessionToken: "none" }, defaults)).toBe(false);
  });

  it("names somebody, without an address of a site, where its lines say anything", () => {
    const faultsOf = (lines: object) => readPostedDefaults(postedDefaultsSchema.parse(lines)).faults;
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ place: "Portland" })).toEqual([{ field: "name", code: "name" }]);
    expect(faultsOf({ name: "elm-lets.com" })).toEqual([{ field: "name", code: "link" }]);
    expect(faultsOf({ name: "Elm", email: "x" })).toEqual([{ field: "email", code: "email" }]);
  });
});
