import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { aMember, type Browser, db, type Member } from "../support/accounts";
import { aSentApplication } from "../support/applications";
import { typedSteps } from "../support/apply-form";
import { Applicant, storeForm } from "../support/apply-visitor";
import { aDefinition, testServices } from "../support/forms";
import { anOpenWorld, type OpenWorld } from "../support/open-world";
import { postingRoutes } from "../support/posting-routes";
import { pressedIn } from "../support/pressed-in";
import { routeExamples } from "../support/route-examples";
import { ageSession } from "../support/stale-cookie";
import { held, mostTrips as most, tripsOf } from "../support/trip-watch";
import { aFormOf, aLandlord, type LandlordWithForms } from "./forms/landlord";
import { get, post } from "./guests/visit";

/** It asks whether the database answers before it asks for more. */
const exempt = "/admin";
const paths = Object.keys(routeExamples).filter((path) => held.test(path) && path !== exempt);

let landlord: LandlordWithForms;
let admin: Member;
let open: OpenWorld;
/** Values of the parameters of the landlord's addresses. */
let own: Record<string, string>;

beforeAll(async () => {
  const services = testServices();
  landlord = await aLandlord();
  const definition = aDefinition({ withFile: true });
  const { formId } = await aFormOf(services, landlord.actor, { definition });
  const { id, documentId } = await aSentApplication(services, { formId }, { at: Date.now() });
  await db.prepare("UPDATE application SET landlord_id = ? WHERE id = ?").bind(landlord.userId, id).run();
  // A reason that rests on papers asks that one was opened.
  await landlord.browser.call(`/files/${documentId}`);
  own = { ":rentFormId": formId, ":applicationId": id, ":number": "1" };
  admin = await aMember({ email: (env as unknown as { ADMIN_EMAIL: string }).ADMIN_EMAIL, name: "Admin" });
  open = await anOpenWorld();
});

const needsSession = (path: string) => /^\/(app|admin)(\/|$)/.test(path);
const browserOf = (path: string): Browser => (path.startsWith("/admin") ? admin : landlord).browser;
const addressOf = (path: string) =>
  open.at[path] ?? path.replace(/:\w+/g, (name) => own[name] ?? routeExamples[path]?.url.split("/").at(-1) ?? name);

/** Pages that make more round trips than they may, with how many. */
async function tooMany(asked: readonly string[], ask: (path: string) => Promise<Response>) {
  const found: Record<string, number> = {};
  for (const path of asked) {
    const response = await ask(path);
    await response.arrayBuffer();
    const trips = tripsOf(response);
    if (!(trips <= most) || response.status >= 500) found[path] = trips;
  }
  return found;
}

// Red when `readPageSession` is `readSession`: then each of these makes one more.
describe("a page makes two round trips to the database at most", () => {
  it("with a session's cookie of this minute", async () => {
    const asked = paths.filter(needsSession);
    expect(await tooMany(asked, (path) => browserOf(path).call(addressOf(path)))).toEqual({});
  });

  it("with one that has to be renewed", async () => {
    const renewed: string[] = [];
    const found = await tooMany(paths.filter(needsSession), async (path) => {
      await ageSession(browserOf(path));
      const response = await browserOf(path).call(addressOf(path));
      if (response.headers.getSetCookie().some((line) => /session_data=[^;]/.test(line))) renewed.push(path);
      return response;
    });
    expect([found, renewed.length > paths.filter(needsSession).length - 3]).toEqual([{}, true]);
  });

  it("without a session, by a link or a draft", async () => {
    const asked = paths.filter((path) => !needsSession(path));
    expect(await tooMany(asked, (path) => get(addressOf(path), { cookie: open.cookie[path] }))).toEqual({});
  });
});

/** Presses, in their order. What every other press of these tests makes is held by test/support/hold-trips.ts. */
const presses: { name: string; path: string; fields: () => Record<string, string> }[] = [
  ...["star", "unstar", "shortlist", "unshortlist", "archive", "unarchive"].map((intent) => ({
    ...{ name: intent, path: "/app/applicants/moves" },
    fields: () => ({ intent, ids: own[":applicationId"] ?? "" }),
  })),
  {
    ...{ name: "note", path: "/app/applicants/moves" },
    fields: () => ({
      ...{ intent: "note", text: "Quiet" },
      ...{ formId: own[":rentFormId"] ?? "", applicationId: own[":applicationId"] ?? "" },
    }),
  },
  {
    ...{ name: "decline with a letter", path: "/app/applicants/moves" },
    fields: () => ({
      ...{ intent: "decline", reason: "differed", letter: "template" },
      ...{ formId: own[":rentFormId"] ?? "", ids: own[":applicationId"] ?? "" },
    }),
  },
  {
    ...{ name: "reopen", path: "/app/applicants/moves" },
    fields: () => ({ intent: "reopen", ids: own[":applicationId"] ?? "" }),
  },
  {
    name: "notices read",
    path: "/app/notifications/unread",
    fields: () => ({ ref: own[":applicationId"] ?? "" }),
  },
  { name: "appearance", path: "/app/settings/theme", fields: () => ({ theme: "dark" }) },
  ...["pause", "reopen"].map((intent) => ({
    ...{ name: `${intent} a form`, path: "/app/forms/:rentFormId" },
    fields: () => ({ intent }),
  })),
];

describe("a press makes two round trips at most", () => {
  // Red when `writesAreHeld` of routes/shared/guards.ts leaves out the path.
  it.each([
    ["with a cookie of this minute", false],
    ["with one that has to be renewed", true],
  ])("of a landlord, %s", async (_name, isStale) => {
    const found: Record<string, [status: number, trips: number]> = {};
    for (const { name, path, fields } of presses) {
      if (isStale) await ageSession(landlord.browser);
      const response = await landlord.browser.call(addressOf(path), new URLSearchParams(fields()));
      const trips = tripsOf(response);
      // A second round may find its work done: what it cost counts all the same.
      if (!(trips <= most) || (!isStale && response.status >= 400)) found[name] = [response.status, trips];
    }
    expect(found).toEqual({});
  });

  // A form's copy in KV is there, as it is but once in two days. The last press is the sending: red when anything is asked for between.
  it("of somebody who applies", async () => {
    const form = await storeForm();
    const tenant = new Applicant(form.urlId);
    await tenant.get("");
    const begun = tripsOf(await tenant.start());
    const steps: number[] = [];
    for (const [at, pairs] of typedSteps.entries()) steps.push(tripsOf(await tenant.post(at + 1, pairs)));
    expect([begun, ...steps]).toEqual([begun, ...steps].map(() => most));
    const other = new Applicant(form.urlId);
    await other.fillAll();
    const sent = await other.send();
    expect([sent.headers.get("location"), tripsOf(sent)]).toEqual([`/apply/${form.urlId}/success`, most]);
  });
});

describe("every route that takes a post", () => {
  // Red when a route gets an action, or pressed-in loses a row.
  it("is pressed somewhere, and its round trips are counted there", () => {
    const due = postingRoutes.map(({ path }) => path).filter((path) => held.test(path) || path.startsWith("unknown"));
    expect(due.length).toBeGreaterThan(50);
    expect(Object.keys(pressedIn).sort()).toEqual(due.sort());
  });

  it.each<[path: string, fields: Record<string, string>]>([
    ["/app/forms/:rentFormId/law", { intent: "draft", rev: "1" }],
    ["/app/settings/billing/year", { at: "1" }],
    ["/manage/form/:guestRentFormId/edit", { intent: "limits", maxApplications: "9" }],
    ["/manage/form/:guestRentFormId/law", { intent: "draft", rev: "1" }],
  ])("%s is, here alone", async (path, fields) => {
    const { status } = await (needsSession(path)
      ? landlord.browser.call(addressOf(path), new URLSearchParams(fields))
      : post(addressOf(path), fields, { cookie: open.cookie[path] ?? "" }));
    expect([200, 302, 303, 409]).toContain(status);
  });
});
