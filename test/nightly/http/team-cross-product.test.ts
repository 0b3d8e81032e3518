import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { teamCookie } from "../../../app/platform/team-cookie";
import siteMap from "../../../app/routes.ts?raw";
import { anAccountForm } from "../../support/account-forms";
import { aBrowser, aMember, type Browser, db } from "../../support/accounts";
import { aSentApplication } from "../../support/applications";
import { askedExport } from "../../support/exports";
import { aDefinition, aPublishedForm, testServices } from "../../support/forms";
import { aCheckedFile, aHomeList } from "../../support/home-files";
import { postingRoutes } from "../../support/posting-routes";
import { routeExamples } from "../../support/route-examples";
import { aColleague, aPerson, aTeamOwner, dismiss, giveRole, invite, type Person } from "../../support/team";
import { isOwnMatter, nobody, owner, posts, type Rank, ranks, readers, viewer } from "../../support/team-table";
import { aBookedSlot } from "../../support/viewings";

/**
 * The whole table of test/support/team-table.ts, cell by cell: every address of an account in each way to ask for it, and every
 * post, by everybody who has, had or never had a part in it. test/http/team-matrix.test.ts goes through a part of it each time.
 */

type Who = { who: string; rank: Rank; browser: Browser; become?: () => Promise<void> };

const zora = { first: "Zora", last: "Quintal", email: "zora.quintal@tenant.example" };
const routes = [...siteMap.matchAll(/route\(\s*"([^"*]+)",\s*"([^"]+)\.tsx?"/g)].map(([, path = "", file = ""]) => ({
  path: [`/${path}`, `/app/${path}`, `/admin/${path}`].find((full) => full in routeExamples) ?? "unknown",
  id: file,
}));
const isOfAccount = (path: string) => /^\/(app|files|drafts)(\/|$)/.test(path);
const paths = Object.keys(routeExamples);

let things: Record<string, string>;
let head: Person;
let people: Who[];
let secrets: string[];
let requests = 0;
let wrong: unknown[] = [];

const addressOf = (path: string) => path.replace(/:\w+/g, (part) => things[part.slice(1)] ?? part);

/** The ways to ask for an address: as a page, as data, as the data of one route alone, and for its head. */
function waysTo(path: string): { at: string; method?: string }[] {
  const at = addressOf(path);
  const alone = routes.filter((route) => route.path === path).map(({ id }) => ({ at: `${at}.data?_routes=${id}` }));
  return [{ at }, { at: `${at}.data` }, ...alone, { at, method: "HEAD" }];
}

/** Every request names the owner's account as the one that is worked in. */
async function ask({ browser, rank }: Who, at: string, init: RequestInit = {}, body?: URLSearchParams) {
  requests += 1;
  if (rank !== owner) {
    const [pair = ""] = teamCookie(head.userId, false).split(";");
    browser.jar.cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
  }
  const answer = await browser.call(at, body, init);
  const text = await answer.text();
  return { status: answer.status, text: text + (answer.headers.get("location") ?? "") };
}

/** What an answer says of the account beyond what was asked with. */
const toldBy = (text: string, asked: string) =>
  secrets.filter((secret) => !asked.includes(secret) && text.includes(secret));

/** Away, nothing here, not yours; data says a redirect with 202. */
const isRefused = (status: number) => [202, 302, 303, 401, 403, 404, 405].includes(status);

function hold(...fault: [isWrong: boolean, ...what: unknown[]]): void {
  const [isWrong, ...what] = fault;
  if (isWrong) wrong.push(what);
}

async function rowsOf(): Promise<string[]> {
  const { results } = await db
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\' ORDER BY name")
    .all<{ name: string }>();
  // What a visit alone writes: limits, sessions, jobs and the log of refusals.
  const counted = results.filter(
    ({ name }) => !/^(sqlite_|d1_|rate|session|outbox|audit|known_|dev_|job_|queue)/.test(name),
  );
  const all = await db.batch(counted.map(({ name }) => db.prepare(`SELECT * FROM "${name}" ORDER BY 1, 2`)));
  return all.map(({ results }, index) => `${counted[index]?.name}: ${JSON.stringify(results)}`);
}

beforeAll(async () => {
  const services = testServices();
  head = await aTeamOwner();
  const plain = aDefinition({ withFile: true, title: "Kestrel Court 7" });
  const address = { ...plain.property.address, line1: "31 Kestrel Row" };
  const definition = { ...plain, property: { ...plain.property, address } };
  const { formId } = await anAccountForm(services, head.actor, definition);
  const sent = await aSentApplication(services, { formId }, { person: zora });
  const homeId = String(await db.prepare("SELECT home_id FROM rent_form WHERE id = ?").bind(formId).first("home_id"));
  const { slotId, requestId } = await aBookedSlot(services, { formId, actor: head.actor });
  things = {
    ...{ rentFormId: formId, applicationId: sent.id, documentId: sent.documentId, homeId, slotId, requestId },
    exportId: await askedExport(services, head.actor, { form: formId }),
    homeImportId: await aCheckedFile(services, head.actor, aHomeList(2)),
    number: "1",
  };
  secrets = [zora.last, zora.email, "Kestrel", head.email, ...Object.values(things).filter((id) => id.length > 8)];
  const removed = await aColleague(head, "manager");
  await dismiss(head, removed);
  const colleague = await aColleague(head, "viewer");
  const [invited, stranger, looked] = [await aPerson(), await aPerson(), await aPerson()];
  await invite(head, invited.email, "manager");
  const otherHead = await aTeamOwner();
  const ofOther = await aColleague(otherHead, "manager");
  const guest = await aPublishedForm(services, {});
  const withLink = aBrowser();
  withLink.jar.cookies.set("rf-manage", guest.manageToken);
  const { ADMIN_EMAIL } = env as unknown as { ADMIN_EMAIL: string };
  const admin = await aMember({ email: ADMIN_EMAIL, name: "Admin" });
  const looking = aBrowser({ jar: admin.browser.jar.copy() });
  await looking.client.admin.impersonateUser({ userId: looked.userId });
  people = [
    { who: "owner", rank: owner, browser: head.browser },
    ...(["manager", "reviewer", "viewer"] as const).map((role) => ({
      ...{ who: role, rank: ranks[role], browser: colleague.browser },
      become: () => giveRole(head, colleague, role),
    })),
    ...Object.entries({
      ...{ removed: removed.browser, invited: invited.browser, "of another team": ofOther.browser },
      ...{ "owner of another team": otherHead.browser, stranger: stranger.browser, nobody: aBrowser() },
      ...{ "guest with a manage link": withLink, admin: admin.browser, "admin who looks": looking },
    }).map(([who, browser]) => ({ who, rank: nobody, browser })),
  ];
}, 120_000);

const everybody = (rankIs: (rank: Rank) => boolean, work: (one: Who) => Promise<void>) => async () => {
  wrong = [];
  for (const one of people.filter(({ rank }) => rankIs(rank))) {
    await one.become?.();
    await work(one);
  }
  expect(wrong).toEqual([]);
};

describe("the whole table of a shared account", { timeout: 600_000 }, () => {
  const owners: Record<string, number> = {};

  it(
    "opens every address in every way to the roles that read it, and tells others nothing of the account",
    everybody(
      () => true,
      async (one) => {
        for (const path of paths.filter((path) => isOfAccount(path) && !isOwnMatter(path))) {
          const needs = readers[path] ?? owner;
          for (const { at, method = "GET" } of waysTo(path)) {
            const { status, text } = await ask(one, at, { method });
            if (one.rank === owner) owners[method + at] = status;
            else if (one.rank >= needs) hold(status !== owners[method + at], one.who, method, at, status);
            else {
              // Whoever looks through somebody's eyes sees that person's own lists, whatever the browser chose before.
              const isOwnList = one.who === "admin who looks" && !path.includes(":") && status < 500;
              const told = toldBy(text, at);
              hold(!(isRefused(status) || isOwnList) || told.length > 0, one.who, method, at, status, told);
            }
          }
        }
      },
    ),
  );

  it(
    "shows in settings and notices everybody their own alone",
    everybody(
      (rank) => rank !== owner,
      async (one) => {
        for (const path of paths.filter((path) => isOfAccount(path) && isOwnMatter(path))) {
          for (const { at, method = "GET" } of waysTo(path)) {
            const { status, text } = await ask(one, at, { method });
            // Who works for somebody is told the owner's name, never the address.
            hold(status >= 500 || toldBy(text, at).length > 0, one.who, method, at, status, toldBy(text, at));
          }
        }
      },
    ),
  );

  it(
    "opens the admin's pages to the admin, and to nobody of the account",
    everybody(
      () => true,
      async (one) => {
        for (const path of paths.filter((path) => path.startsWith("/admin"))) {
          for (const { at, method = "GET" } of waysTo(path)) {
            const { status, text } = await ask(one, at, { method });
            if (one.who !== "admin") hold(!isRefused(status), one.who, method, at, status);
            hold(one.rank < viewer && one.who !== "admin" && toldBy(text, at).length > 0, one.who, at);
          }
        }
      },
    ),
  );

  it(
    "takes no post that a role does not allow: not a row is another afterwards",
    everybody(
      (rank) => rank !== owner,
      async (one) => {
        const before = await rowsOf();
        const { rentFormId = "", applicationId = "", slotId = "", requestId = "", homeId = "" } = things;
        const named = {
          ...{ slotId, requestId, mark: "let-through", stage: "none", formId: rentFormId, applicationId, homeId },
          ...{ ids: applicationId, id: applicationId, homes: homeId, text: "Words", reason: "other" },
          ...{ letter: "template", number: "1", rev: "1", title: "Taken", term: "1", use: "credit", what: "form" },
          ...{ form: rentFormId, kind: "csv", street: "1 Taken Street", city: "Portland", country: "US", rent: "1" },
          order: "order",
        };
        for (const [path, byRole] of Object.entries(posts)) {
          const beyond = Object.entries(byRole).filter(([role]) => one.rank < ranks[role as keyof typeof ranks]);
          for (const intent of beyond.flatMap(([, intents]) => intents.split(" "))) {
            const fresh = { postId: crypto.randomUUID(), deliveryId: crypto.randomUUID() };
            const at = `${addressOf(path)}${path === "/app/forms/:rentFormId" ? `?applicationId=${applicationId}` : ""}`;
            for (const posted of [at, at.replace(/(?=\?|$)/, ".data")]) {
              const body = new URLSearchParams({ ...named, ...fresh, intent });
              const { status, text } = await ask(one, posted, {}, body);
              const told = one.rank === nobody ? toldBy(text, `${posted} ${body}`) : [];
              hold(status >= 500 || told.length > 0, one.who, posted, intent, status, told);
            }
          }
        }
        expect([one.who, await rowsOf()]).toEqual([one.who, before]);
      },
    ),
  );

  it(
    "takes nothing at any address that takes posts from whoever has no part in the account",
    everybody(
      (rank) => rank === nobody,
      async (one) => {
        const before = await rowsOf();
        for (const { path } of postingRoutes.filter(({ path }) => isOfAccount(path) && !isOwnMatter(path))) {
          for (const fields of [{}, { intent: "x" }, { intent: "delete" }] as Record<string, string>[]) {
            for (const at of [addressOf(path), `${addressOf(path)}.data`]) {
              const { status, text } = await ask(one, at, {}, new URLSearchParams(fields));
              // What cannot be read is refused before anybody is looked up.
              const told = toldBy(text, at);
              hold(!(isRefused(status) || status === 400) || told.length > 0, one.who, "POST", at, status, told);
            }
          }
        }
        expect([one.who, await rowsOf()]).toEqual([one.who, before]);
      },
    ),
  );

  it("is as large as it says", () => {
    console.log(`${requests} requests`);
    expect(requests).toBeGreaterThan(5000);
  });
});
