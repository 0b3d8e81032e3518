import { describe, expect, it } from "vitest";
import { listOwnErasures } from "../../../app/features/applying/applications/queries/list-erasures.server";
import { hasDay, listDay } from "../../../app/features/applying/viewings/queries/list-day.server";
import { findListNeighbours } from "../../../app/features/deciding/inbox/queries/find-neighbours.server";
import {
  findSearched,
  listApplicants,
  listCompared,
} from "../../../app/features/deciding/inbox/queries/list-applicants.server";
import { listSorts } from "../../../app/features/deciding/inbox/rules/list-address";
import { readInboxAddress } from "../../../app/features/deciding/inbox/rules/read-list-address";
import type { FormDefinition } from "../../../app/features/forms/form-model/schema";
import { addHome } from "../../../app/features/forms/homes/commands/add-home.server";
import { changeHomes } from "../../../app/features/forms/homes/commands/change-homes.server";
import { startVacancy } from "../../../app/features/forms/homes/commands/start-vacancy.server";
import { listHomes } from "../../../app/features/forms/homes/queries/list-homes.server";
import { createForm } from "../../../app/features/forms/rent-forms/commands/create-form.server";
import { publishForm } from "../../../app/features/forms/rent-forms/commands/publish-form.server";
import { saveDraft } from "../../../app/features/forms/rent-forms/commands/save-draft.server";
import { findEditableForm } from "../../../app/features/forms/rent-forms/queries/find-editable-form.server";
import { listForms } from "../../../app/features/forms/rent-forms/queries/list-forms.server";
import { readListAddress } from "../../../app/features/forms/rent-forms/read-list-address";
import { findDashboard } from "../../../app/features/people/account-data/queries/find-dashboard.server";
import type { AccountLandlord } from "../../../app/kernel/actor";
import type { ApplicationId, HomeId, RentFormId } from "../../../app/kernel/ids";
import { anAccountDraft } from "../../support/account-forms";
import { aDefinition, bindings, testServices } from "../../support/forms";
import { atHome, homeOf } from "../../support/homes";
import { fillForm } from "../../support/many-applications";
import { anApplicationTo } from "../../support/review";
import { aBookedSlot } from "../../support/viewings";
import { aTeam } from "./a-team";

const services = testServices();
const inbox = (query: string) => readInboxAddress(new URLSearchParams(query));

async function pages(actor: AccountLandlord, query: string): Promise<string[]> {
  const ids: string[] = [];
  let after: ApplicationId | null = null;
  do {
    const page: Awaited<ReturnType<typeof listApplicants>> = await listApplicants(
      services,
      actor,
      { ...inbox(query), after },
      "en",
    );
    ids.push(...(page?.applicants ?? []).map(({ id }) => id));
    after = page?.next ?? null;
  } while (after);
  return ids;
}

describe("a colleague with chosen homes", () => {
  it("reads the list of applicants of these alone, in each order and both directions, as the owner reads each", async () => {
    const { owner, forms, actor } = await aTeam();
    const [ash, birch, cedar] = forms;
    await fillForm(ash?.formId ?? "", 70, { submittedAt: "60000 * i + i % 7" });
    await fillForm(birch?.formId ?? "", 30, { submittedAt: "130000 * i", isArchived: "i % 5 = 0" });
    await fillForm(cedar?.formId ?? "", 60);
    const theirs = new Set([
      ...(await pages(owner.actor, `home=${ash?.homeId}`)),
      ...(await pages(owner.actor, `home=${birch?.homeId}`)),
    ]);
    expect(theirs.size).toBe(94);
    for (const query of [
      ...listSorts.map((sort) => `sort=${sort}`),
      "show=archived",
      "state=submitted",
      "only=unread",
    ]) {
      const ofOwner = (await pages(owner.actor, query)).filter((id) => theirs.has(id) || query.startsWith("show"));
      const found = await pages(actor, query);
      expect([query, found]).toEqual([query, ofOwner]);
    }
    expect(await pages(actor, `home=${cedar?.homeId}`)).toEqual([]);
    expect(await pages(actor, `form=${cedar?.formId}`)).toEqual([]);
    expect(await pages(actor, `form=${cedar?.formId}&sort=move-in`)).toEqual([]);
    expect((await pages(actor, `form=${ash?.formId}`)).length).toBe(70);
    expect((await listApplicants(services, actor, inbox(`home=${cedar?.homeId}`), "en"))?.home).toBeNull();
    const page = await listApplicants(services, actor, inbox(""), "en");
    expect(page?.forms.map(({ id }) => id as string).sort()).toEqual([ash?.formId, birch?.formId].sort());
    expect(page?.waiting).toEqual({ submitted: 94, in_review: 0, info_requested: 0, shortlisted: 0 });
  });

  it("is told by a search, a comparison, a neighbour and the dashboard of nobody else", async () => {
    const { owner, forms, actor } = await aTeam();
    const sent: ApplicationId[] = [];
    for (const [at, { formId }] of forms.entries())
      sent.push(await anApplicationTo(services, { formId: formId as never }, 60_000 * (at + 1)));
    const [one, two, other] = sent as [ApplicationId, ApplicationId, ApplicationId];
    const found = async (of: AccountLandlord, query: string) =>
      (await listApplicants(services, of, inbox(query), "en"))?.applicants.map(({ id }) => id).sort();
    expect(await found(owner.actor, "q=lovelace")).toEqual([one, two, other].sort());
    expect(await found(actor, "q=lovelace")).toEqual([one, two].sort());
    const number = await bindings.DB.prepare("SELECT reference FROM application WHERE id = ?")
      .bind(other)
      .first<string>("reference");
    expect(await found(owner.actor, `q=${number}`)).toEqual([other]);
    expect(await found(actor, `q=${number}`)).toEqual([]);
    expect((await findSearched(services, actor, inbox("q=lovelace")))?.length).toBe(2);
    expect((await listCompared(services, actor, sent, "en")).applicants.map(({ id }) => id).sort()).toEqual(
      [one, two].sort(),
    );
    const around = (of: AccountLandlord) =>
      findListNeighbours(services, of, { address: inbox(""), applicationId: two });
    expect(await around(owner.actor)).toMatchObject({ previous: { id: other }, next: { id: one } });
    expect(await around(actor)).toMatchObject({ previous: null, next: { id: one } });
    const dashboard = await findDashboard(services, actor);
    expect(dashboard?.latest.map(({ id }) => id)).toEqual([two, one]);
    expect(dashboard?.forms.map(({ id }) => id).sort()).toEqual(
      forms
        .slice(0, 2)
        .map(({ formId }) => formId)
        .sort(),
    );
    expect([dashboard?.counts.submitted, dashboard?.awaiting.map(({ id }) => id)]).toEqual([2, [one, two]]);
    expect(JSON.stringify(dashboard)).not.toMatch(new RegExp(`${other}|3 Cedar`));
  });

  it("has forms, homes, viewings and erasures of these homes alone, and no form without one", async () => {
    const { owner, forms, actor } = await aTeam();
    const draft = await anAccountDraft(services, owner.actor, aDefinition());
    await bindings.DB.prepare("UPDATE rent_form SET home_id = NULL WHERE id = ?").bind(draft).run();
    const own = forms.slice(0, 2).map(({ formId }) => formId);
    const address = readListAddress(new URLSearchParams(""));
    const listed = await listForms(services, actor, address);
    expect(listed?.forms.map(({ formId }) => formId as string).sort()).toEqual(own.toSorted());
    expect(listed?.totals.current).toBe(2);
    const homes = await listHomes(services, actor, { search: "", isArchived: false, after: null });
    expect([homes?.homes.map(({ homeId }) => homeId), homes?.totals.current]).toEqual([
      forms.slice(0, 2).map(({ homeId }) => homeId),
      2,
    ]);
    const [ash, , cedar] = forms;
    await aBookedSlot(services, { formId: cedar?.formId as never, actor: owner.actor });
    expect([
      await hasDay(services, owner.actor),
      await hasDay(services, actor),
      await listDay(services, actor),
    ]).toEqual([true, false, []]);
    await aBookedSlot(services, { formId: ash?.formId as never, actor: owner.actor });
    expect((await listDay(services, actor)).map(({ formId }) => formId as string)).toEqual([ash?.formId]);
    expect(await listOwnErasures(services, actor)).toEqual({ coming: [], years: [] });
  });

  it("loses what is not chosen any more at once, with rights of neither the old nor a stale list", async () => {
    const { forms, choose, actor, owner, colleague } = await aTeam();
    for (const { formId } of forms) await fillForm(formId, 2);
    expect((await pages(actor, "")).length).toBe(4);
    await choose([forms[2]?.homeId as HomeId]);
    expect((await pages(actor, "")).length).toBe(2);
    // As if the guard had read the membership before.
    const stale: AccountLandlord = { ...colleague.actor, team: { ownerId: owner.userId, needs: "viewer" } };
    expect(await listApplicants(services, stale, inbox(""), "en")).toBeNull();
    await choose(null);
    expect(await pages(actor, "")).toEqual([]);
    expect((await pages(stale, "")).length).toBe(6);
  });

  it("costs a page that does not grow with the applications of the account", async () => {
    const counts: Record<string, number[]> = {};
    for (const size of [100, 1000]) {
      const { forms, actor } = await aTeam();
      for (const { formId } of forms)
        await fillForm(formId, size, { state: "iif(i % 50 = 0, 'submitted', 'declined')" });
      const [ash] = forms;
      const middle = await bindings.DB.prepare(
        "SELECT id FROM application WHERE form_id = ? ORDER BY submitted_at LIMIT 1 OFFSET 50",
      )
        .bind(ash?.formId)
        .first<ApplicationId>("id");
      for (const query of [
        "",
        "sort=arrival",
        "only=starred",
        "show=archived",
        "q=nobody",
        `home=${ash?.homeId}`,
        `after=${middle}`,
      ]) {
        const counted = testServices();
        await listApplicants(counted, actor, inbox(query), "en");
        const name = query.replace(/=[-0-9a-f]{36}/, "");
        counts[name] = [...(counts[name] ?? []), counted.usage.rowsRead];
        expect(counted.usage.roundTrips).toBeLessThanOrEqual(2);
      }
    }
    for (const [name, [few = 0, many = 0]] of Object.entries(counts))
      expect([name, few, many, many <= 700 && many <= few + 100]).toEqual([name, few, many, true]);
  }, 120_000);
});

describe("a manager of chosen homes", () => {
  const change = (line1: string) => (definition: FormDefinition) => ({
    ...definition,
    property: { ...definition.property, address: { ...definition.property.address, line1 } },
  });

  it("makes the next vacancy of these, and no home and no form elsewhere", async () => {
    const { forms, actor } = await aTeam();
    const asked = (homeId: HomeId) =>
      ({ homeId, rent: "", availableFrom: null, language: "en", locale: "en-US" }) as const;
    const [ash, , cedar] = forms;
    const made = await startVacancy(services, actor, asked(ash?.homeId as HomeId));
    expect(made.ok && (await homeOf(made.value.formId))).toBe(ash?.homeId);
    expect(await startVacancy(services, actor, asked(cedar?.homeId as HomeId))).toMatchObject({ code: "not-found" });
    for (const street of ["3 Cedar St", "4 New St"])
      expect(await createForm(services, actor, { definition: atHome(street) })).toMatchObject({ code: "not-found" });
    const home = { reference: null, address: atHome("4 New St").property.address, facts: {} };
    expect(await addHome(services, actor, { home, postId: crypto.randomUUID() })).toMatchObject({ code: "not-found" });
    expect(
      await changeHomes(services, actor, { intent: "archive", homeIds: forms.map(({ homeId }) => homeId) }),
    ).toEqual({
      done: 2,
      failed: 0,
    });
  });

  // Red when a draft follows the address that is typed, or a version makes another home.
  it("takes no form out of them by its address, but corrects the address of a home that it alone lets", async () => {
    const { forms, actor } = await aTeam();
    const [ash, birch] = forms as [{ formId: RentFormId; homeId: HomeId }, { formId: RentFormId; homeId: HomeId }];
    const edit = async (formId: RentFormId, line1: string) => {
      const form = await findEditableForm(services, actor, { formId });
      if (!form) throw new Error("Out of reach");
      const saved = await saveDraft(services, actor, {
        formId,
        rev: form.rev,
        definition: change(line1)(form.definition),
      });
      if (!saved.ok) throw new Error(saved.code);
      return publishForm(services, actor, { formId, rev: saved.value.rev });
    };
    const draft = await startVacancy(services, actor, {
      ...{ homeId: ash.homeId, rent: "", availableFrom: null, language: "en", locale: "en-US" },
    });
    if (!draft.ok) throw new Error(draft.code);
    const { formId } = draft.value;
    for (const street of ["3 Cedar St", "4 New St"]) {
      expect(await edit(formId, street)).toMatchObject({
        code: "refused",
        detail: { refusals: [{ code: "other-home" }] },
      });
      expect(await homeOf(formId)).toBe(ash.homeId);
    }
    expect(await edit(birch.formId, "3 Cedar St")).toMatchObject({ code: "refused" });
    // Two forms let the first home; one alone the second.
    expect(await edit(ash.formId, "4 New St")).toMatchObject({ code: "refused" });
    expect(await edit(birch.formId, "2 Birch Street")).toMatchObject({ ok: true });
    expect(await homeOf(birch.formId)).toBe(birch.homeId);
    expect(await edit(formId, "2 Birch Street")).toMatchObject({ ok: true });
    expect(await homeOf(formId)).toBe(birch.homeId);
  });
});
