import { beforeAll, describe, expect, it } from "vitest";
import { teamCookie } from "../../app/platform/team-cookie";
import { anAccountForm } from "../support/account-forms";
import { type Browser, db } from "../support/accounts";
import { aSentApplication } from "../support/applications";
import { askedExport } from "../support/exports";
import { aDefinition, testServices } from "../support/forms";
import { aCheckedFile, aHomeList } from "../support/home-files";
import { routeExamples } from "../support/route-examples";
import { aColleague, aPerson, aTeamOwner, dismiss, giveRole, invite, type Person } from "../support/team";
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

const inAccount = Object.keys(routeExamples).filter(
  (path) => /^\/(app|files|drafts)(\/|$)/.test(path) && !isOwnMatter(path),
);

let things: Record<string, string>;
let head: Person;
/** `become`: gives the one colleague the role that is tried next. */
let people: { who: string; rank: Rank; browser: Browser; become?: () => Promise<void> }[];
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
  const sent = await aSentApplication(services, { formId });
  const homeId = String(await db.prepare("SELECT home_id FROM rent_form WHERE id = ?").bind(formId).first("home_id"));
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
  const [invited, stranger] = [await aPerson(), await aPerson()];
  await invite(head, invited.email, "manager");
  const otherHead = await aTeamOwner();
  await anAccountForm(services, otherHead.actor);
  const ofOther = await aColleague(otherHead, "manager");
  people = [
    { who: "owner", rank: owner, browser: head.browser },
    ...(["manager", "reviewer", "viewer"] as const).map((role) => ({
      ...{ who: role, rank: { manager, reviewer, viewer }[role], browser: colleague.browser },
      become: () => giveRole(head, colleague, role),
    })),
    { who: "removed", rank: nobody, browser: removed.browser },
    { who: "invited", rank: nobody, browser: chooseOwners(invited.browser) },
    { who: "of another team", rank: nobody, browser: ofOther.browser },
    { who: "stranger", rank: nobody, browser: chooseOwners(stranger.browser) },
  ];
}, 60_000);

const namesOf = (text: string) => ["tenant.example", things.applicationId ?? "-"].filter((name) => text.includes(name));

describe("every address of a shared account", () => {
  // Red when a route is added whose address names something that this file has none of.
  it.each(inAccount)("%s can be filled in by this test", (path) => {
    expect(addressOf(path)).not.toContain(":");
  });

  it.each(inAccount)("opens to whose role reads it, and to no one else: %s", async (path) => {
    const needs = readers[path] ?? owner;
    const address = addressOf(path);
    const expected = (await ask(head.browser, address)).status;
    for (const { who, rank, browser, become } of people) {
      await become?.();
      for (const at of [address, `${address}.data`]) {
        const answer = await ask(browser, at);
        const text = await answer.clone().text();
        const isLedAway =
          text.includes("/app/settings/team?ended") ||
          (answer.headers.get("location") ?? "").includes("/app/settings/team?ended");
        const isRefused =
          isLedAway || [403, 404].includes(answer.status) || (rank === nobody && namesOf(text).length === 0);
        if (rank < needs) expect([who, at, answer.status, isRefused]).toEqual([who, at, answer.status, true]);
        else if (at === address) expect([who, at, answer.status, isLedAway]).toEqual([who, at, expected, false]);
      }
    }
  });

  it("takes no post that a role does not allow", { timeout: 60_000 }, async () => {
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
    expect(requests).toBeGreaterThan(1000);
  });
});
