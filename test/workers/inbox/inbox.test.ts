import { describe, expect, it } from "vitest";
import { setReviewOrder } from "../../../app/features/deciding/application/commands/set-review-order.server";
import { moveApplications } from "../../../app/features/deciding/decision/commands/move-applications.server";
import { hideNames } from "../../../app/features/deciding/inbox/commands/hide-names.server";
import {
  archiveApplications,
  deleteApplication,
} from "../../../app/features/deciding/inbox/commands/mark-applications.server";
import { listApplicants } from "../../../app/features/deciding/inbox/queries/list-applicants.server";
import { type InboxAddress, listSorts } from "../../../app/features/deciding/inbox/rules/list-address";
import { readInboxAddress } from "../../../app/features/deciding/inbox/rules/read-list-address";
import { findDashboard } from "../../../app/features/people/account-data/queries/find-dashboard.server";
import type { AccountLandlord } from "../../../app/kernel/actor";
import type { ApplicationId } from "../../../app/kernel/ids";
import type { Services } from "../../../app/services";
import { anAccountForm } from "../../support/account-forms";
import type { Person } from "../../support/applications";
import { aDefinition, anAccount, bindings, testServices } from "../../support/forms";
import { atHome, homeOf } from "../../support/homes";
import { fillForm } from "../../support/many-applications";
import { aDesk, anApplicationTo } from "../../support/review";

const asked = (query: string, more: Partial<InboxAddress> = {}) => ({
  ...readInboxAddress(new URLSearchParams(query)),
  ...more,
});
async function found(services: Services, actor: AccountLandlord, query: string) {
  const page = await listApplicants(services, actor, asked(query), "en");
  return page?.applicants.map(({ id }) => id as string) ?? null;
}

const lists = [
  "",
  "sort=arrival",
  "sort=completion",
  "sort=move-in",
  "state=submitted",
  "state=approved",
  "only=unread",
  "only=changed",
  "only=starred",
  "only=complete",
  "only=overdue",
  "flag=incomeBelow",
  "show=archived",
  "from=1970-01-01&to=1970-01-02",
  "q=ann",
  "q=nobody",
];

describe("the rows that the applicant list reads", () => {
  // Red when readDefinitions asks for a version that versionMemory holds.
  it("a version's questions are read once, and the next page takes one round trip", async () => {
    const services = testServices();
    const desk = await aDesk(services, { applications: 2 });
    const look = async () => {
      const before = services.usage.roundTrips;
      const page = await listApplicants(services, desk.actor, asked(""), "en");
      return { trips: services.usage.roundTrips - before, applicants: page?.applicants };
    };
    const [first, second] = [await look(), await look()];
    expect(first.trips).toBe(2);
    expect(second.trips).toBe(1);
    expect(first.applicants).toHaveLength(2);
    expect(second.applicants).toEqual(first.applicants);
  });

  it("do not grow with the number of applications, whatever the filter", async () => {
    const counts: Record<string, number[]> = {};
    for (const size of [100, 1000]) {
      const services = testServices();
      const desk = await aDesk(services, { applications: 0 });
      await fillForm(desk.formId, size);
      const home = await homeOf(desk.formId);
      // Of one home alone no row says which.
      await anAccountForm(services, desk.actor, atHome("15 Elm St"));
      const middle = await bindings.DB.prepare(
        "SELECT id FROM application WHERE form_id = ? ORDER BY submitted_at LIMIT 1 OFFSET ?",
      )
        .bind(desk.formId, size - 60)
        .first<{ id: ApplicationId }>();
      for (const query of [...lists, `form=${desk.formId}`, `home=${home}`, `home=${home}&sort=arrival`, "middle"]) {
        const name = query.replace(/=[-0-9a-f]{36}/, "");
        const address = query === "middle" ? asked("", { after: middle?.id ?? null }) : asked(query);
        const before = { ...services.usage };
        const page = await listApplicants(services, desk.actor, address, "en");
        expect(page).not.toBeNull();
        expect(services.usage.roundTrips - before.roundTrips, name).toBeLessThanOrEqual(2);
        counts[name] = [...(counts[name] ?? []), services.usage.rowsRead - before.rowsRead];
      }
    }
    for (const [name, [few = 0, many = 0]] of Object.entries(counts)) {
      expect(many, `${name || "all"}: ${few} and ${many}`).toBeLessThanOrEqual(200);
      expect(many, `${name || "all"}: ${few} and ${many}`).toBeLessThanOrEqual(Math.max(few, 1) * 1.2);
    }
  }, 120_000);

  it("are read by an index in their order: no table is scanned or sorted", async () => {
    const services = testServices();
    const desk = await aDesk(services, { applications: 2 });
    const sent: { sql: string; values: unknown[] }[] = [];
    const { prepare } = bindings.DB;
    bindings.DB.prepare = (query: string) => {
      const statement = prepare.call(bindings.DB, query);
      const { bind } = statement;
      statement.bind = (...values: unknown[]) => {
        sent.push({ sql: query, values });
        return bind.apply(statement, values);
      };
      return statement;
    };
    try {
      for (const query of [
        ...lists,
        `form=${desk.formId}`,
        `home=${await homeOf(desk.formId)}`,
        `after=${desk.applicationIds[0]}`,
      ])
        await listApplicants(services, desk.actor, asked(query), "en");
    } finally {
      bindings.DB.prepare = prepare;
    }
    expect(sent.length).toBeGreaterThan(lists.length * 2);
    for (const { sql, values } of sent) {
      const { results } = await bindings.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .bind(...values)
        .all<{ detail: string }>();
      const plan = results.map(({ detail }) => detail).join("\n");
      expect(plan, sql).not.toMatch(/SCAN (?!\(|CONSTANT|found\b|reader\b|s\b)|TEMP B-TREE FOR ORDER/);
    }
  });
});

describe("the list of applicants", () => {
  it("of one home has those of all its vacancies alone, and of another account's home nobody", async () => {
    const services = testServices();
    const { actor } = await anAccount(services);
    const [maple, again, elm] = [
      await anAccountForm(services, actor, atHome("14 Maple St")),
      await anAccountForm(services, actor, atHome("14 Maple St")),
      await anAccountForm(services, actor, atHome("15 Elm St")),
    ];
    const sent: string[] = [];
    for (const { formId } of [maple, again, elm]) sent.push(await anApplicationTo(services, { formId }, 60_000));
    const home = await homeOf(maple.formId);
    for (const sort of listSorts)
      expect((await found(services, actor, `home=${home}&sort=${sort}`))?.sort()).toEqual(sent.slice(0, 2).sort());
    expect(await listApplicants(services, actor, asked(`home=${home}`), "en")).toMatchObject({ home: "14 Maple St" });
    const other = await anAccount(services);
    const page = await listApplicants(services, other.actor, asked(`home=${home}`), "en");
    expect(page).toMatchObject({ applicants: [], home: null });
  });

  // Red when homeLineAmongSeveral says the home of an account that has one.
  it("says the home of each row where the account has several, and none in a list of one home or form", async () => {
    const services = testServices();
    const { actor } = await anAccount(services);
    const maple = await anAccountForm(services, actor, atHome("14 Maple St", "Unit 2"));
    await anApplicationTo(services, maple, 60_000);
    const homes = async (query = "") =>
      (await listApplicants(services, actor, asked(query), "en"))?.applicants.map(({ home }) => home);
    const ofDashboard = async () => {
      const dashboard = await findDashboard(services, actor);
      return [dashboard?.forms.map(({ home }) => home), dashboard?.latest.map(({ home }) => home)];
    };
    expect([await homes(), await ofDashboard()]).toEqual([[null], [[null], [null]]]);
    const elm = await anAccountForm(services, actor, atHome("15 Elm St"));
    await anApplicationTo(services, elm, 30_000);
    const both = ["14 Maple St, Unit 2", "15 Elm St"];
    expect((await homes())?.sort()).toEqual(both);
    expect((await ofDashboard()).map((lines) => lines?.toSorted())).toEqual([both, both]);
    await setReviewOrder(services, actor, { formId: maple.formId, isInOrder: true });
    expect((await homes())?.sort()).toEqual(both);
    expect(await homes(`home=${await homeOf(elm.formId)}`)).toEqual([null]);
    expect(await homes(`form=${elm.formId}`)).toEqual([null]);
  });

  it("pages in both directions without a gap or a repeat", async () => {
    const services = testServices();
    const desk = await aDesk(services, { applications: 0 });
    await fillForm(desk.formId, 130);
    const seen: Record<string, string[]> = {};
    for (const sort of listSorts) {
      const ids: string[] = [];
      let after: ApplicationId | null = null;
      do {
        const page: Awaited<ReturnType<typeof listApplicants>> = await listApplicants(
          services,
          desk.actor,
          asked("", { sort, after }),
          "en",
        );
        ids.push(...(page?.applicants ?? []).map(({ id }) => id));
        after = page?.next ?? null;
      } while (after);
      expect(new Set(ids).size).toBe(130);
      seen[sort] = ids;
    }
    expect(seen.arrival).toEqual([...(seen.newest ?? [])].reverse());
  });

  it("goes on through the pages until a rare match is found", async () => {
    const services = testServices();
    const plain = aDefinition();
    const rent = { amountMinor: 100_000, currency: "USD", period: "month" } as const;
    // Portland wants a reason for any multiple.
    const rule = { incomeMultiple: 2, incomeMultipleReason: { code: "needed-now" as const } };
    const definition = { ...plain, property: { ...plain.property, rent, ...rule } };
    const desk = await aDesk(services, { applications: 0, definition });
    await fillForm(desk.formId, 180);
    await bindings.DB.prepare(
      "UPDATE application SET income_monthly_minor = 1 WHERE form_id = ? AND submitted_at = 300000",
    )
      .bind(desk.formId)
      .run();
    let after: ApplicationId | null = null;
    let pages = 0;
    const names: string[] = [];
    do {
      const page: Awaited<ReturnType<typeof listApplicants>> = await listApplicants(
        services,
        desk.actor,
        asked("flag=incomeBelow", { after }),
        "en",
      );
      names.push(...(page?.applicants ?? []).map(({ name }) => name));
      after = page?.next ?? null;
      pages += 1;
    } while (after && pages < 10);
    expect([names, pages]).toEqual([["Ann Example 5"], 5]);
  });

  it("filters by state, form, star, archive, day and unread, and sorts by arrival, move-in and completion", async () => {
    const services = testServices();
    const desk = await aDesk(services, { applications: 4 });
    const [one = "", two = "", three = "", four = ""] = desk.applicationIds;
    const second = await anAccountForm(services, desk.actor);
    await moveApplications(services, desk.actor, { applicationIds: [two as ApplicationId], action: "shortlist" });
    await archiveApplications(services, desk.actor, { applicationIds: [three as ApplicationId], isArchived: true });
    await bindings.DB.prepare("UPDATE application SET is_starred = 1, is_waiting_for_members = 1 WHERE id = ?")
      .bind(four)
      .run();
    await bindings.DB.prepare("UPDATE application SET submitted_at = 86400000 WHERE id = ?").bind(one).run();
    const of = (query: string) => found(services, desk.actor, query);
    expect(await of("")).toEqual([four, two, one]);
    expect(await of("sort=arrival")).toEqual([one, two, four]);
    const set = (id: string, columns: string) =>
      bindings.DB.prepare(`UPDATE application SET ${columns} WHERE id = ?`).bind(id).run();
    await set(one, "move_in = '2027-03-01'");
    await set(two, `move_in = '2027-01-01', household_completed_at = ${Date.now() * 2}`);
    await set(four, "move_in = NULL");
    expect(await of("sort=move-in")).toEqual([two, one, four]);
    expect(await of("sort=completion")).toEqual([one, four, two]);
    expect(await of("sort=completion&only=complete&from=1970-01-01&to=1970-01-02")).toEqual([one]);
    expect(await of("state=shortlisted")).toEqual([two]);
    expect(await of("only=unread")).toEqual([four, one]);
    expect(await of("only=starred")).toEqual([four]);
    expect(await of("only=waiting")).toEqual([four]);
    expect(await of("only=complete")).toEqual([two, one]);
    expect(await of("show=archived")).toEqual([three]);
    expect(await of(`form=${second.formId}`)).toEqual([]);
    expect(await of(`form=${desk.formId}&state=submitted`)).toEqual([four, one]);
    expect(await of("from=1970-01-02&to=1970-01-02")).toEqual([one]);
    expect(await of("to=1970-01-01")).toEqual([]);
    await bindings.DB.prepare("UPDATE rent_form SET state = 'deleted' WHERE id = ?").bind(desk.formId).run();
    expect(await of("")).toEqual([]);
  });

  // Red where the archive's list says what waits in the inbox.
  it("counts the applications in each state, and those that each form received", async () => {
    const services = testServices();
    const desk = await aDesk(services, { applications: 3 });
    const [one = "", two = ""] = desk.applicationIds;
    await moveApplications(services, desk.actor, { applicationIds: [one as ApplicationId], action: "shortlist" });
    await archiveApplications(services, desk.actor, { applicationIds: [two as ApplicationId], isArchived: true });
    const page = (query: string) => listApplicants(services, desk.actor, asked(query), "en");
    const waiting = { submitted: 1, in_review: 0, info_requested: 0, shortlisted: 1 };
    expect(await page("")).toMatchObject({ waiting, forms: [{ id: desk.formId }] });
    expect(await page("state=shortlisted")).toMatchObject({ waiting });
    expect(await page("show=archived")).toMatchObject({ waiting: null });
    expect(await page("q=ann")).toMatchObject({ waiting: null });
    await bindings.DB.prepare("UPDATE rent_form SET application_count = 33, new_count = 32 WHERE id = ?")
      .bind(desk.formId)
      .run();
    await fillForm(desk.formId, 30);
    expect(await page("")).toMatchObject({
      waiting: { ...waiting, submitted: 31 },
      forms: [{ id: desk.formId, received: 33, unread: 32 }],
    });
  });

  // Red without stateBefore in isNamed: who was asked for more would lose the name.
  it("with hidden names shows only names of shortlisted applicants, also while information is requested from them", async () => {
    const services = testServices();
    const desk = await aDesk(services, { applications: 4, sending: { person: { last: "Okafor" } } });
    const [one = "", two = "", three = ""] = desk.applicationIds;
    await hideNames(services, desk.actor, true);
    await moveApplications(services, desk.actor, { applicationIds: [one as ApplicationId], action: "shortlist" });
    const set = (id: string, before: string) =>
      bindings.DB.prepare("UPDATE application SET state = 'info_requested', state_before = ? WHERE id = ?")
        .bind(before, id)
        .run();
    await set(two, "shortlisted");
    await set(three, "in_review");
    const page = await listApplicants(services, desk.actor, asked("sort=arrival"), "en");
    expect(page?.applicants.map(({ name, email }) => [!/^Applicant RF-/.test(name), email !== ""])).toEqual([
      [true, true],
      [true, true],
      [false, false],
      [false, false],
    ]);
    expect(await found(services, desk.actor, "q=okafor&sort=arrival")).toEqual([one, two]);
    await hideNames(services, desk.actor, false);
    expect(await found(services, desk.actor, "q=okafor")).toHaveLength(4);
  });

  it("marks overdue answers by the response time of the version that each applicant filled in", async () => {
    const services = testServices();
    const desk = await aDesk(services, { applications: 3, definition: { ...aDefinition(), replyWithinDays: 5 } });
    const [one = "", two = "", three = ""] = desk.applicationIds;
    const dayMs = 24 * 60 * 60 * 1000;
    const now = services.clock.now().getTime();
    const set = (id: string, columns: string) =>
      bindings.DB.prepare(`UPDATE application SET ${columns} WHERE id = ?`).bind(id).run();
    await set(one, `submitted_at = ${now - 9 * dayMs}`);
    await set(two, `submitted_at = ${now - 8 * dayMs}, state = 'declined'`);
    await set(three, `submitted_at = ${now - 7 * dayMs}, household_completed_at = ${now - 4 * dayMs}`);
    expect(await found(services, desk.actor, "only=overdue")).toEqual([one]);
    const page = await listApplicants(services, desk.actor, asked("sort=arrival"), "en");
    expect(page?.applicants.map(({ promise }) => promise && [promise.isOverdue, promise.isNear])).toEqual([
      [true, false],
      null,
      [false, true],
    ]);
    await moveApplications(services, desk.actor, { applicationIds: [one as ApplicationId], action: "decline" });
    expect(await found(services, desk.actor, "only=overdue")).toEqual([]);
  });

  it("finds the beginnings of names, addresses and numbers, among this landlord's applicants only", async () => {
    const services = testServices();
    const desk = await aDesk(services, { applications: 0, definition: aDefinition({ withPhone: true }) });
    const other = await aDesk(services);
    const people: Partial<Person>[] = [
      { first: "José", last: "Müller-Okafor", email: "jose@mail.example", phone: "+15035550101" },
      { first: "Ada", last: "Okafor", email: "ada.o@other.example", phone: "+447700900111" },
      { first: "雪", last: "田中", email: "yuki@mail.example" },
    ];
    const sent: string[] = [];
    for (const [at, person] of people.entries())
      sent.push(await anApplicationTo(services, desk, Date.now() - 60_000 * (9 - at), { person }));
    const [one = "", two = "", three = ""] = sent;
    const of = (q: string) => found(services, desk.actor, new URLSearchParams({ q }).toString());
    expect(await of("okafor")).toEqual([two, one]);
    expect(await of("JOSE")).toEqual([one]);
    expect(await of("muller okaf")).toEqual([one]);
    expect(await of("ada okafor")).toEqual([two]);
    expect(await of("ada.o@other")).toEqual([two]);
    expect(await of("田")).toEqual([three]);
    expect(await of("503 555")).toEqual([one]);
    expect(await of("+44 7700 900111")).toEqual([two]);
    expect(await of("+1 503 55")).toEqual([one]);
    expect(await of("0101")).toEqual([one]);
    expect(await of("1 503 555 0101")).toEqual([one]);
    expect(await of("ada.o@other.example")).toEqual([two]);
    expect(await of("07700")).toEqual([]);
    expect(await of("%")).toEqual([]);
    expect(await of("lovelace")).toEqual([]);
    expect(await found(services, other.actor, "q=okafor")).toEqual([]);
    expect(await found(services, other.actor, "q=lovelace")).toEqual(other.applicationIds);
    // By its number, as mails and receipts ask everybody to quote it.
    const { applicants = [] } = (await listApplicants(services, desk.actor, asked(""), "en")) ?? {};
    const reference = applicants.find(({ id }) => id === two)?.reference ?? "";
    for (const quoted of [
      reference,
      reference.toLowerCase(),
      reference.slice(3).replace("-", " "),
      `about ${reference}.`,
    ])
      expect([quoted, await of(quoted)]).toEqual([quoted, [two]]);
    expect(await found(services, other.actor, `q=${reference}`)).toEqual([]);
    // Erased, it is found by nothing.
    await moveApplications(services, desk.actor, { applicationIds: [one as ApplicationId], action: "decline" });
    await deleteApplication(services, desk.actor, { formId: desk.formId, applicationId: one as ApplicationId });
    expect(await of("jose")).toEqual([]);
  });

  it("is empty for an ended session, and never shows another account's applications", async () => {
    const services = testServices();
    const desk = await aDesk(services);
    expect(await listApplicants(services, { kind: "account", sessionToken: "none" }, asked(""), "en")).toBeNull();
    const { actor } = await anAccount(services);
    expect(await listApplicants(services, actor, asked(`form=${desk.formId}`), "en")).toMatchObject({
      applicants: [],
      forms: [],
    });
    expect(
      await listApplicants(services, actor, asked("", { after: desk.applicationIds[0] ?? null }), "en"),
    ).toMatchObject({
      applicants: [],
    });
  });
});
