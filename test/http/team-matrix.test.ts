import { beforeAll, describe, expect, it } from "vitest";
import { indexApplication } from "../../app/features/applying/applications/commands/index-application.server";
import type { TeamRole } from "../../app/kernel/actor";
import { teamCookie } from "../../app/platform/team-cookie";
import { anAccountForm } from "../support/account-forms";
import { type Browser, db } from "../support/accounts";
import { aSentApplication } from "../support/applications";
import { askedExport } from "../support/exports";
import { aDefinition, testServices } from "../support/forms";
import { aCheckedFile, aHomeList } from "../support/home-files";
import { atHome, homeOf } from "../support/homes";
import { routeExamples } from "../support/route-examples";
import { aColleague, aPerson, aTeamOwner, dismiss, giveHomes, giveRole, invite, type Person } from "../support/team";
import {
  isOwnMatter,
  manager,
  nobody,
  owner,
  posts,
  type Rank,
  ranks,
  readers,
  reviewer,
  viewer,
} from "../support/team-table";
import { aBookedSlot } from "../support/viewings";

/** Every address of an account against everybody who may have, had, or never had a part in it. */

/** About more than some homes: closed to whoever has chosen ones, whatever the role. */
const forAll = Object.keys(readers).filter((path) => /^\/app\/(forms\/new|homes\/new|homes\/import)/.test(path));

const inAccount = Object.keys(routeExamples).filter(
  (path) => /^\/(app|files|drafts)(\/|$)/.test(path) && !isOwnMatter(path),
);

let things: Record<string, string>;
let head: Person;
/** `become`: gives the one colleague the role, and the homes, that are tried next. */
let people: { who: string; rank: Rank; browser: Browser; become?: () => Promise<void>; isLimited?: true }[];
/** A manager of all homes but the one that `things` are of. */
let elsewhere: { browser: Browser; become: () => Promise<void> };
let otherHome: { homeId: string; formId: string };
let requests = 0;

const addressOf = (path: string) => path.replace(/:\w+/g, (part) => things[part.slice(1)] ?? part);

async function ask(browser: Browser, address: string, body?: URLSearchParams): Promise<Response> {
  requests += 1;
  return browser.call(address, body);
}

/** Chooses the owner's account in a browser whose person was never let in. */
function chooseOwners(browser: Browser): Browser {
  const [pair = ""] = teamCookie(head.userId, false).split(";");
  browser.jar.cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
  return browser;
}

beforeAll(async () => {
  const services = testServices();
  head = await aTeamOwner();
  const definition = aDefinition({ withFile: true });
  const { formId } = await anAccountForm(services, head.actor, definition);
  const sent = await aSentApplication(services, { formId }, { person: zora });
  await indexApplication(services, sent.id);
  const homeId = await homeOf(formId);
  const other = await anAccountForm(services, head.actor, { ...atHome("77 Birch St"), title: { en: "Two rooms" } });
  await indexApplication(services, (await aSentApplication(services, other)).id);
  otherHome = { homeId: await homeOf(other.formId), formId: other.formId };
  const { slotId, requestId } = await aBookedSlot(services, { formId, actor: head.actor });
  things = {
    rentFormId: formId,
    applicationId: sent.id,
    documentId: sent.documentId ?? "",
    exportId: await askedExport(services, head.actor, { form: formId }),
    homeId,
    slotId,
    requestId,
    homeImportId: await aCheckedFile(services, head.actor, aHomeList(2)),
    number: "1",
  };
  const removed = await aColleague(head, "manager");
  await dismiss(head, removed);
  const colleague = await aColleague(head, "viewer");
  const become = (role: TeamRole, homes: string[] | null) => async () => {
    await giveRole(head, colleague, role);
    await giveHomes(head, colleague, homes);
  };
  elsewhere = { browser: colleague.browser, become: become("manager", [otherHome.homeId]) };
  const [invited, stranger] = [await aPerson(), await aPerson()];
  await invite(head, invited.email, "manager");
  const otherHead = await aTeamOwner();
  await anAccountForm(services, otherHead.actor);
  const ofOther = await aColleague(otherHead, "manager");
  people = [
    { who: "owner", rank: owner, browser: head.browser },
    ...(["manager", "reviewer", "viewer"] as const).map((role) => ({
      ...{ who: role, rank: { manager, reviewer, viewer }[role], browser: colleague.browser },
      become: become(role, null),
    })),
    ...(["manager", "viewer"] as const).map((role) => ({
      ...{
        who: `${role} of this home`,
        rank: { manager, viewer }[role],
        browser: colleague.browser,
        isLimited: true as const,
      },
      become: become(role, [homeId]),
    })),
    { who: "manager of another home", rank: nobody, ...elsewhere },
    { who: "removed", rank: nobody, browser: removed.browser },
    { who: "invited", rank: nobody, browser: chooseOwners(invited.browser) },
    { who: "of another team", rank: nobody, browser: ofOther.browser },
    { who: "stranger", rank: nobody, browser: chooseOwners(stranger.browser) },
  ];
}, 60_000);

const zora = { first: "Zora", last: "Quintal", email: "zora@tenant.example" };
const namesOf = (text: string) =>
  [zora.last, zora.email, things.applicationId ?? "-"].filter((name) => text.includes(name));

describe("every address of a shared account", () => {
  // Red when a route is added whose address names something that this file has none of.
  it.each(inAccount)("%s can be filled in by this test", (path) => {
    expect(addressOf(path)).not.toContain(":");
  });

  it.each(inAccount)("opens to whose role reads it, and to no one else: %s", async (path) => {
    const needs = readers[path] ?? owner;
    const address = addressOf(path);
    const expected = (await ask(head.browser, address)).status;
    for (const { who, rank, browser, become, isLimited } of people) {
      await become?.();
      const isClosed = rank < needs || (isLimited && forAll.includes(path));
      for (const at of [address, `${address}.data`]) {
        const answer = await ask(browser, at);
        const text = await answer.clone().text();
        const isLedAway =
          text.includes("/app/settings/team?ended") ||
          (answer.headers.get("location") ?? "").includes("/app/settings/team?ended");
        const isRefused =
          isLedAway || [403, 404].includes(answer.status) || (rank === nobody && namesOf(text).length === 0);
        if (isClosed) expect([who, at, answer.status, isRefused]).toEqual([who, at, answer.status, true]);
        else if (at === address) expect([who, at, answer.status, isLedAway]).toEqual([who, at, expected, false]);
      }
    }
  });

  // An id of another home is answered as one that there is not.
  it.each(inAccount.filter((path) => path.includes(":")))(
    "is to a manager of another home as if it were not: %s",
    async (path) => {
      const known = addressOf(path);
      await elsewhere.become();
      const unknown = known.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, () => crypto.randomUUID());
      for (const end of ["", ".data"]) {
        const [answer, expected] = [
          await ask(elsewhere.browser, known + end),
          await ask(elsewhere.browser, unknown + end),
        ];
        expect([answer.status, answer.headers.get("location")]).toEqual([
          expected.status,
          expected.headers.get("location")?.replace(unknown, known) ?? null,
        ]);
        expect(namesOf((await answer.text()).replaceAll(known, ""))).toEqual([]);
      }
    },
  );

  it("tells a manager of another home in no list of what lies in this one", async () => {
    const { rentFormId = "", homeId = "", applicationId = "", slotId = "", documentId = "" } = things;
    const secrets = [rentFormId, homeId, applicationId, slotId, documentId, zora.last, zora.email, "14 Maple"];
    await elsewhere.become();
    const queries: Record<string, string[]> = {
      "/app/applicants": [
        ...["q=Quintal", "q=zora", "sort=arrival", "sort=completion", "sort=move-in", "show=archived", "only=unread"],
        ...["state=submitted", `form=${rentFormId}`, `home=${homeId}`, `after=${applicationId}`],
      ],
      "/app/applicants/compare": [`ids=${applicationId}`, `id=${applicationId}`],
      "/app/applicants/reasons": [`ids=${applicationId}`, `formId=${rentFormId}`],
      "/app/applicants/messages": [
        `applicationId=${applicationId}`,
        `formId=${rentFormId}&applicationId=${applicationId}`,
      ],
      "/app/forms": ["q=Maple", `home=${homeId}`, "sort=title", "sort=closing", `before=${rentFormId}`],
      "/app/homes": ["q=Maple", `after=${homeId}`],
    };
    const lists = inAccount.filter((path) => !path.includes(":") && !forAll.includes(path));
    for (const path of lists) {
      for (const query of ["", ...(queries[path] ?? []).map((one) => `?${one}`)]) {
        for (const at of [path + query, `${path}.data${query}`]) {
          const text = (await (await ask(elsewhere.browser, at)).text()).replaceAll(query.slice(1), "");
          const asked = new Set(query.split(/[=&]/));
          const told = secrets.filter((secret) => !asked.has(secret) && text.includes(secret));
          expect([at, told]).toEqual([at, []]);
        }
      }
    }
    const inbox = await (await ask(elsewhere.browser, "/app/applicants")).text();
    expect(inbox).toContain(otherHome.formId);
    expect(inbox).toContain("77 Birch St");
  });

  it("takes no post that a role does not allow", { timeout: 180_000 }, async () => {
    const tables =
      "application application_note application_message applicant_letter info_request reference_request rent_form guest_rent_form document export_task notification home home_import viewing_plan viewing_slot viewing_request";
    const rowsOf = async () => {
      const all = await db.batch(tables.split(" ").map((table) => db.prepare(`SELECT * FROM ${table} ORDER BY 1`)));
      return all.map(({ results }) => JSON.stringify(results));
    };
    const { rentFormId = "", applicationId = "", slotId = "", requestId = "", homeId = "" } = things;
    const named = {
      ...{ slotId, requestId, mark: "let-through", stage: "none", formId: rentFormId, applicationId, homeId },
      ...{ ids: applicationId, id: applicationId, homes: homeId, text: "Words", reason: "other", letter: "template" },
      ...{
        number: "1",
        rev: "1",
        title: "Taken",
        term: "1",
        use: "credit",
        what: "form",
        form: rentFormId,
        kind: "csv",
      },
      ...{ street: "1 Taken Street", city: "Portland", country: "US", rent: "1", order: "order" },
    };
    const before = await rowsOf();
    for (const { who, rank, browser, become } of people) {
      await become?.();
      for (const [path, byRole] of Object.entries(posts)) {
        const beyond = Object.entries(byRole).filter(([role]) => rank < ranks[role as keyof typeof ranks]);
        for (const intent of beyond.flatMap(([, intents]) => intents.split(" "))) {
          const ids = { postId: crypto.randomUUID(), deliveryId: crypto.randomUUID() };
          const at = `${addressOf(path)}${path === "/app/forms/:rentFormId" ? `?applicationId=${applicationId}` : ""}`;
          for (const posted of [at, at.replace(/(?=\?|$)/, ".data")]) {
            const { status } = await ask(browser, posted, new URLSearchParams({ ...named, ...ids, intent }));
            expect([who, posted, intent, status < 500]).toEqual([who, posted, intent, true]);
          }
        }
      }
      expect([who, await rowsOf()]).toEqual([who, before]);
    }
    // What belongs to no home, or to a new one, is not for a colleague with chosen homes.
    await elsewhere.become();
    const definition = JSON.stringify(atHome("9 New Street"));
    for (const [at, fields] of [
      ["/app/homes/new", { ...named, postId: crypto.randomUUID() }],
      ["/app/forms/new", { from: "template", definition, postId: crypto.randomUUID() }],
      ["/app/applicants/moves", { intent: "hide-names", postId: crypto.randomUUID() }],
    ] as const)
      for (const posted of [at, `${at}.data`])
        await ask(elsewhere.browser, posted, new URLSearchParams(fields as Record<string, string>));
    expect(await rowsOf()).toEqual(before);
    expect(
      await db.prepare("SELECT hides_names AS hides FROM user WHERE id = ?").bind(head.userId).first("hides"),
    ).toBe(0);
    expect(requests).toBeGreaterThan(1000);
  });
});
