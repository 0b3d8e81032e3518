import { describe, expect, it } from "vitest";
import { allDataEntries } from "../../../app/features/deciding/exports/queries/all-data.server";
import { addHome } from "../../../app/features/forms/homes/commands/add-home.server";
import { saveFormDefaults } from "../../../app/features/forms/rent-forms/commands/save-form-defaults.server";
import { undoClaim } from "../../../app/features/people/account-data/commands/claim-forms.server";
import { eraseAccount } from "../../../app/features/people/account-data/commands/erase-account.server";
import type { FoundClaim } from "../../../app/features/people/account-data/queries/find-guest-forms.server";
import { anAccountForm } from "../../support/account-forms";
import { sendApplication } from "../../support/applications";
import { claimed } from "../../support/claims";
import { textsOf } from "../../support/exports";
import { aDefinition, anAccount, aPublishedForm, bindings, testServices } from "../../support/forms";
import { aCheckedFile, aHomeList } from "../../support/home-files";

const count = async (table: string, userId: string) =>
  Number(await bindings.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE landlord_id = ?`).bind(userId).first("n"));
const homeOf = (formId: string, table = "rent_form WHERE id") =>
  bindings.DB.prepare(`SELECT home_id AS home FROM ${table} = ?`).bind(formId).first("home");
const homeAt = (line1: string) => ({
  reference: null,
  address: { ...aDefinition().property.address, line1 },
  facts: { bedrooms: 2 },
});

/** A landlord, and a guest's form of the same address that came to the account, with an application. */
async function aClaim(before: (account: Awaited<ReturnType<typeof anAccount>>) => Promise<unknown> = async () => {}) {
  const services = testServices();
  const account = await anAccount(services);
  await before(account);
  const { formId } = await aPublishedForm(services, { email: account.email });
  await sendApplication(services, formId);
  const id = await claimed(services, account, formId);
  const undo = () =>
    undoClaim(services, { id, userId: account.userId, email: account.email, isExpired: false } as FoundClaim);
  return { services, ...account, formId, undo };
}

describe("the home of a guest's form that an account claims", () => {
  it("comes with it, with its applications, and goes when the claim is undone", async () => {
    const { userId, formId, undo } = await aClaim();
    const home = await homeOf(formId);
    expect([await count("home", userId), home]).toEqual([1, expect.any(String)]);
    expect(await homeOf(formId, "application WHERE form_id")).toBe(home);
    expect(await undo()).toBe(1);
    expect([await count("home", userId), await homeOf(formId)]).toEqual([0, null]);
    expect(await homeOf(formId, "application WHERE form_id")).toBeNull();
  });

  it("stays where the account lets it by a form of its own since", async () => {
    const { services, actor, userId, undo } = await aClaim();
    const { formId } = await anAccountForm(services, actor);
    expect(await undo()).toBe(1);
    expect([await count("home", userId), await homeOf(formId)]).toEqual([1, expect.any(String)]);
  });

  it("stays where the account had it before, by hand or with a form of its own", async () => {
    const services = testServices();
    const { line1 } = aDefinition().property.address;
    const added = await aClaim(async ({ actor }) => {
      await addHome(services, actor, { home: homeAt(line1), postId: crypto.randomUUID() });
      // A claim comes later.
      await bindings.DB.prepare("UPDATE home SET created_at = created_at - 1000").run();
    });
    expect(await added.undo()).toBe(1);
    expect(await count("home", added.userId)).toBe(1);
    const let_ = await aClaim(({ actor }) => anAccountForm(services, actor));
    expect(await let_.undo()).toBe(1);
    expect(await count("home", let_.userId)).toBe(1);
  });
});

async function whoHasAll() {
  const services = testServices();
  const account = await anAccount(services);
  await anAccountForm(services, account.actor);
  await addHome(services, account.actor, { home: homeAt("99 Elm St"), postId: crypto.randomUUID() });
  await saveFormDefaults(services, account.actor, { landlord: { name: "Elm Lettings" }, criteria: "Quiet after ten." });
  await aCheckedFile(services, account.actor, aHomeList(2));
  return { services, ...account };
}

describe("homes, files of homes and what new forms begin with", () => {
  it("are in all data of the account, and in nobody else's", async () => {
    const { services, userId } = await whoHasAll();
    const entries = await textsOf(allDataEntries(services, { userId, locale: "en-US" }));
    const read = (name: string) => JSON.parse(entries.get(name) ?? "null");
    const homes = (read("homes.json") as { line1: string }[]).toSorted((a, b) => a.line1.localeCompare(b.line1));
    expect(homes).toMatchObject([{ facts: expect.anything() }, { line1: "99 Elm St", facts: { bedrooms: 2 } }]);
    expect(read("new-forms.json")).toMatchObject({ landlord: { name: "Elm Lettings" }, criteria: "Quiet after ten." });
    expect(entries.get("homes.json")).not.toContain(userId);
    const other = await anAccount(services);
    const theirs = await textsOf(allDataEntries(services, { userId: other.userId, locale: "en-US" }));
    expect([theirs.has("homes.json"), theirs.has("new-forms.json")]).toEqual([false, false]);
  });

  it("are gone with the account, and with no other", async () => {
    const { services, userId, email } = await whoHasAll();
    const other = await whoHasAll();
    await eraseAccount(services as never, { id: userId, email, name: "Maya" }, null);
    const left = (id: string) => Promise.all(["home", "home_import", "form_default"].map((table) => count(table, id)));
    expect(await left(userId)).toEqual([0, 0, 0]);
    expect(await left(other.userId)).toEqual([2, 1, 1]);
  });
});
