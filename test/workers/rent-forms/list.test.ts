import { describe, expect, it } from "vitest";
import { openDocument } from "../../../app/features/applying/documents/commands/open-document.server";
import { findApplication } from "../../../app/features/deciding/application/queries/find-application.server";
import { findFormDetails } from "../../../app/features/deciding/form-page/queries/find-form-details.server";
import { recordFirstView } from "../../../app/features/deciding/manage-link/commands/request-manage-link.server";
import {
  archiveForm,
  closeForm,
  deleteForm,
} from "../../../app/features/forms/rent-forms/commands/change-form-state.server";
import { saveDraft } from "../../../app/features/forms/rent-forms/commands/save-draft.server";
import type { FormFilter, FormSort } from "../../../app/features/forms/rent-forms/list-options";
import { listForms } from "../../../app/features/forms/rent-forms/queries/list-forms.server";
import type { AccountLandlord } from "../../../app/kernel/actor";
import type { ApplicationId, DocumentId, HomeId, RentFormId } from "../../../app/kernel/ids";
import type { Services } from "../../../app/services";
import { anAccountDraft, anAccountForm } from "../../support/account-forms";
import { aSentApplication } from "../../support/applications";
import { aDefinition, anAccount, aPublishedForm, bindings, countRows, testServices } from "../../support/forms";

const dayMs = 24 * 60 * 60 * 1000;
const set = (formId: string, assignment: string) =>
  bindings.DB.prepare(`UPDATE rent_form SET ${assignment} WHERE id = ?`).bind(formId).run();

type Asked = { search?: string; filter?: FormFilter; sort?: FormSort; home?: HomeId; before?: RentFormId | null };
const list = (services: Services, actor: AccountLandlord, asked: Asked = {}) =>
  listForms(services, actor, { search: "", home: null, filter: "current", sort: "newest", before: null, ...asked });
const titles = async (services: Services, actor: AccountLandlord, asked: Asked = {}) =>
  (await list(services, actor, asked))?.forms.map((form) => form.title);

describe("listForms", () => {
  it("lists one account's own forms, filtered by their present state, and counts the others", async () => {
    const services = testServices();
    const { actor } = await anAccount(services);
    const other = await anAccount(services);
    await anAccountForm(services, other.actor);
    const made = async (title: string) => (await anAccountForm(services, actor, aDefinition({ title }))).formId;
    await anAccountDraft(services, actor, aDefinition({ title: "Draft" }));
    await made("Open");
    const past = await made("Past");
    const put = await made("Put away");
    await closeForm(services, actor, put);
    await archiveForm(services, actor, put);
    await deleteForm(services, actor, await made("Gone"));
    await set(past, `opens_until = ${services.clock.now().getTime()}`);
    expect(new Set(await titles(services, actor))).toEqual(new Set(["Draft", "Open", "Past"]));
    expect(await titles(services, actor, { filter: "running" })).toEqual(["Open"]);
    expect(await titles(services, actor, { filter: "closed" })).toEqual(["Past"]);
    expect(await titles(services, actor, { filter: "archived" })).toEqual(["Put away"]);
    const bin = await list(services, actor, { filter: "bin" });
    expect(bin?.forms).toMatchObject([{ title: "Gone", erasedAt: services.clock.now().getTime() + 30 * dayMs }]);
    expect(bin?.totals).toEqual({ current: 3, running: 1, draft: 1, closed: 1, archived: 1, bin: 1 });
  });

  it("returns counters, version and whether there are unpublished changes", async () => {
    const services = testServices();
    const { actor } = await anAccount(services);
    const { formId, urlId } = await anAccountForm(services, actor);
    await set(formId, "application_count = 7, new_count = 2, max_applications = 20");
    expect((await list(services, actor))?.forms[0]).toMatchObject({
      formId,
      urlId,
      state: "open",
      publishedVersion: 1,
      hasUnpublishedChanges: false,
      counts: { received: 7, unread: 2, limit: 20 },
      erasedAt: null,
    });
    await saveDraft(services, actor, { formId, rev: 1, definition: aDefinition({ title: "Ahead" }) });
    expect((await list(services, actor))?.forms[0]).toMatchObject({ hasUnpublishedChanges: true });
  });

  // Red without isTheirs in the totals, or with a home of an account that has no other.
  it("says the home of each form where the account has several, and lists those of one home", async () => {
    const services = testServices();
    const { actor } = await anAccount(services);
    const at = (title: string, line1: string) => {
      const { property, ...rest } = aDefinition({ title });
      return { ...rest, property: { ...property, address: { ...property.address, line1, line2: "Unit 2" } } };
    };
    await anAccountForm(services, actor, at("First", "14 Maple St"));
    expect((await list(services, actor))?.forms[0]?.home).toBeNull();
    await anAccountForm(services, actor, at("Again", "14 Maple St"));
    await anAccountForm(services, actor, at("Other", "15 Elm St"));
    const forms = (await list(services, actor))?.forms ?? [];
    expect(new Map(forms.map(({ title, home }) => [title, home?.line]))).toEqual(
      new Map([
        ["First", "14 Maple St, Unit 2"],
        ["Again", "14 Maple St, Unit 2"],
        ["Other", "15 Elm St, Unit 2"],
      ]),
    );
    const home = forms.find(({ title }) => title === "First")?.home?.id;
    if (!home) throw new Error("The form has no home");
    for (const sort of ["newest", "title", "closing"] as const) {
      const page = await list(services, actor, { home, sort });
      expect(page?.forms.map(({ title }) => title).sort()).toEqual(["Again", "First"]);
      expect(page).toMatchObject({ home: "14 Maple St, Unit 2", totals: { current: 2, running: 2 } });
    }
    const other = await anAccount(services);
    expect(await list(services, other.actor, { home })).toMatchObject({
      forms: [],
      home: null,
      totals: { current: 0 },
    });
  });

  it("finds part of a title in upper or lower case, literally and not as a pattern", async () => {
    const services = testServices();
    const { actor } = await anAccount(services);
    for (const title of ["14 Maple Street", "100% Oak_Road", "Maple Court"]) {
      await anAccountDraft(services, actor, aDefinition({ title }));
    }
    expect(new Set(await titles(services, actor, { search: " maple " }))).toEqual(
      new Set(["14 Maple Street", "Maple Court"]),
    );
    expect(await titles(services, actor, { search: "%" })).toEqual(["100% Oak_Road"]);
    expect(await titles(services, actor, { search: "_" })).toEqual(["100% Oak_Road"]);
  });

  // Red with SQLite's lower() alone, which knows the letters of ASCII.
  it("finds letters outside ASCII in upper or lower case", async () => {
    const services = testServices();
    const { actor } = await anAccount(services);
    for (const title of ["Østergade 5", "Квартира на Неве", "ÉCOLE"]) {
      await anAccountDraft(services, actor, aDefinition({ title }));
    }
    expect(await titles(services, actor, { search: "østergade" })).toEqual(["Østergade 5"]);
    expect(await titles(services, actor, { search: "квартира" })).toEqual(["Квартира на Неве"]);
    expect(await titles(services, actor, { search: "НЕВЕ" })).toEqual(["Квартира на Неве"]);
    expect(await titles(services, actor, { search: "école" })).toEqual(["ÉCOLE"]);
  });

  it.each<FormSort>(["newest", "title", "closing"])(
    "returns all pages sorted by %s without a gap or a repeat",
    async (sort) => {
      const services = testServices();
      const { actor, userId } = await anAccount(services);
      const { formId } = await anAccountForm(services, actor);
      // Ties in every order: twins in time, title and date.
      for (let index = 0; index < 59; index += 1) {
        await bindings.DB.prepare(
          `INSERT INTO rent_form (id, url_id, landlord_id, state, title, draft, opens_until, created_at, updated_at)
         SELECT ?1, ?1, landlord_id, CASE WHEN ?2 % 3 = 0 THEN 'draft' ELSE 'open' END, CASE WHEN ?2 % 2 THEN 'twin ' ELSE 'Twin ' END || (?2 / 2),
           draft, CASE WHEN ?2 % 3 THEN opens_until + ?2 / 4 END, created_at - ?2 / 4, 1 FROM rent_form WHERE id = ?3`,
        )
          .bind(crypto.randomUUID(), index, formId)
          .run();
      }
      const seen: string[] = [];
      let before: RentFormId | null = null;
      do {
        const page: Awaited<ReturnType<typeof list>> = await list(services, actor, { sort, before });
        seen.push(...(page?.forms ?? []).map((form) => form.formId));
        before = page?.next ?? null;
      } while (before);
      expect(seen).toHaveLength(60);
      expect(new Set(seen).size).toBe(60);
      const order = { newest: "created_at DESC, id DESC", title: "title COLLATE NOCASE, id" }[
        sort as "newest" | "title"
      ];
      const inOrder = await bindings.DB.prepare(
        `SELECT id FROM rent_form WHERE landlord_id = ?
        ORDER BY ${order ?? "CASE WHEN state = 'open' THEN opens_until ELSE 9e15 END, id"}`,
      )
        .bind(userId)
        .all<{ id: string }>();
      expect(seen).toEqual(inOrder.results.map((row) => row.id));
    },
  );

  it("returns nothing for an ended session or a banned account", async () => {
    const services = testServices();
    const { actor, userId } = await anAccount(services);
    await anAccountForm(services, actor);
    await bindings.DB.prepare("UPDATE user SET banned = 1 WHERE id = ?").bind(userId).run();
    expect(await list(services, actor)).toBeNull();
    expect(await list(services, { kind: "account", sessionToken: "none" })).toBeNull();
  });

  it("uses an index for every sort order, without scanning or sorting a table", async () => {
    const services = testServices();
    const { actor } = await anAccount(services);
    const { formId } = await anAccountForm(services, actor);
    for (const sort of ["newest", "title", "closing"] as const) {
      for (const before of [null, formId]) {
        const asked = { search: "a", home: null, filter: "current", sort, before } as const;
        const plans = await plansOf(() => listForms(services, actor, asked));
        expect(plans.join("\n"), `${sort} ${before}`).not.toMatch(/SCAN (?!\(|CONSTANT|s\b.*SUBQUERY)|TEMP B-TREE/);
      }
    }
    const plans = await plansOf(() => findFormDetails(services, actor, { formId, before: null }));
    expect(plans.join("\n")).not.toMatch(/SCAN (?!\(|CONSTANT)|TEMP B-TREE/);
  });
});

/** How SQLite would run each statement that `work` sends in a batch. */
async function plansOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent: { sql: string; values: unknown[] }[] = [];
  const { prepare } = bindings.DB;
  const known = new WeakMap<object, string>();
  bindings.DB.prepare = function (this: D1Database, query: string) {
    const statement = prepare.call(bindings.DB, query);
    const { bind } = statement;
    statement.bind = (...values: unknown[]) => {
      sent.push({ sql: query, values });
      return bind.apply(statement, values);
    };
    known.set(statement, query);
    return statement;
  };
  try {
    await work();
  } finally {
    bindings.DB.prepare = prepare;
  }
  const plans = [];
  for (const { sql, values } of sent) {
    const { results } = await bindings.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...values)
      .all<{ detail: string }>();
    plans.push(...results.map((row) => row.detail));
  }
  if (plans.length === 0) throw new Error("Nothing was asked");
  return plans;
}

describe("the details of one form", () => {
  it("are shown with its applications to its account, and to nobody else", async () => {
    const services = testServices();
    const { actor } = await anAccount(services);
    const other = await anAccount(services);
    const guest = await aPublishedForm(services);
    const definition = aDefinition({ withFile: true });
    const { formId, urlId } = await anAccountForm(services, actor, definition);
    const sent = await aSentApplication(services, { formId });
    await aSentApplication(services, { formId }, { isSpam: true });
    const page = await findFormDetails(services, actor, { formId, before: null });
    expect(page?.form).toMatchObject({
      formId,
      urlId,
      state: "open",
      country: "US",
      rev: 1,
      publishedVersion: 1,
      hasUnpublishedChanges: false,
      isTold: true,
      plan: "credit",
      limits: { customQuestions: 30 },
    });
    expect(page?.applications).toMatchObject([{ id: sent.id, isNew: true, documents: 1 }]);
    const ids = { formId, applicationId: sent.id as ApplicationId };
    const documentId = sent.documentId as DocumentId;
    for (const actorOfNoRight of [other.actor, guest.actor, { kind: "account", sessionToken: "none" } as const]) {
      expect(await findApplication(services, actorOfNoRight, ids)).toBeNull();
      expect(await recordFirstView(services, actorOfNoRight, ids)).toMatchObject({ code: "not-found" });
      expect(await openDocument(services, actorOfNoRight, documentId)).toMatchObject({ code: "not-found" });
    }
    expect(await findFormDetails(services, other.actor, { formId, before: null })).toBeNull();
    // Of another form, though the account owns both.
    const second = await anAccountForm(services, actor);
    expect(await findApplication(services, actor, { ...ids, formId: second.formId })).toBeNull();
    expect(await recordFirstView(services, actor, { ...ids, formId: second.formId })).toMatchObject({ ok: false });
  });

  it("opening an application shows answers and documents as asked, and records the first view once", async () => {
    const services = testServices();
    const { actor, userId } = await anAccount(services);
    const definition = aDefinition({ withFile: true });
    const { formId } = await anAccountForm(services, actor, definition);
    const sent = await aSentApplication(services, { formId });
    const ids = { formId, applicationId: sent.id as ApplicationId };
    expect(await findApplication(services, actor, ids)).toMatchObject({ name: "Ada Lovelace", versionNumber: 1 });
    const opened = await openDocument(services, actor, sent.documentId as DocumentId);
    expect(opened.ok && opened.value.bytes).toEqual(sent.documentBytes);
    const views = await Promise.all([1, 2, 3].map(() => recordFirstView(services, actor, ids)));
    expect(views.every((view) => view.ok)).toBe(true);
    expect((await findFormDetails(services, actor, { formId, before: null }))?.form.counts.unread).toBe(0);
    for (const [target, action] of [
      [sent.id, "application.first-view"],
      [sent.documentId, "document.download"],
    ]) {
      const sql = "SELECT count(*) AS n FROM audit WHERE target_id = ? AND action = ? AND actor_id = ?";
      expect(await countRows(sql, target, action, userId), action).toBe(1);
    }
    await deleteForm(services, actor, formId);
    expect(await findApplication(services, actor, ids)).toBeNull();
    expect(await findFormDetails(services, actor, { formId, before: null })).toMatchObject({
      form: { state: "deleted" },
      applications: [],
    });
  });

  it("of a draft have no version and no applications", async () => {
    const services = testServices();
    const { actor } = await anAccount(services);
    const formId = await anAccountDraft(services, actor);
    expect(await findFormDetails(services, actor, { formId, before: null })).toMatchObject({
      form: { state: "draft", publishedVersion: null, hasUnpublishedChanges: false, country: "US", publishedAt: null },
      applications: [],
      older: null,
    });
  });
});
