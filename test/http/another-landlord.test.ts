import { beforeAll, describe, expect, it } from "vitest";
import { anAccountForm } from "../support/account-forms";
import { aBrowser, type Browser, db } from "../support/accounts";
import { aSentApplication } from "../support/applications";
import { askedExport } from "../support/exports";
import { aDefinition, aPublishedForm, testServices } from "../support/forms";
import { aCheckedFile, aHomeList } from "../support/home-files";
import { routeExamples } from "../support/route-examples";
import { aBookedSlot } from "../support/viewings";
import { aLandlord } from "./forms/landlord";

/** What a landlord has is not there for another one and for nobody, at any address that names it and by any post to one. */

/** What stands for each part of an address that names something of a landlord's. */
type Things = Record<string, string>;

/** Behind a link of its own, everybody's, or the admin's: test/http/token-routes and test/http/admin/access go through these. */
const notByAccount =
  /^(?:\/(?:de|es|fr|pt))?\/(apply|blog|restrictions|redeem|reference|team|unsubscribe|preview|media|not-me|viewings|admin|demo)\/|^\/manage\/:token$/;

// Every served route has an example (test/architecture/routes.test.ts).
const withParts = Object.keys(routeExamples).filter((path) => path.includes(":") && !notByAccount.test(path));

const addressOf = (path: string, things: Things) => path.replace(/:\w+/g, (part) => things[part.slice(1)] ?? part);

let mine: { browser: Browser; things: Things; guest: Things };
let strangers: [who: string, browser: Browser][];

/** Asked for by a query, or by what is posted. */
const further = () => {
  const { rentFormId, applicationId } = mine.things;
  return [
    `/app/forms/${rentFormId}?applicationId=${applicationId}`,
    `/app/applicants/messages?formId=${rentFormId}&applicationId=${applicationId}`,
    "/app/applicants/moves",
    "/app/applicants/presence",
    "/app/applicants/reasons",
    "/app/applicants",
    `/app/forms/${rentFormId}/viewings?done=marked`,
    "/app/notifications",
    "/app/forms",
    "/app/homes",
    "/app/viewings",
    "/app/exports",
  ];
};

const intents =
  "viewed shortlist unshortlist approve decline let delete erase star archive note remove-note hold lift-hold send-again " +
  "stop-letter undo ask-reference ask-info write pause close reopen delete duplicate limits restore rename publish read " +
  "read-all release keep copy stop-notices skip unarchive extend vacancy rule slots remove call-off mark grant";

beforeAll(async () => {
  const services = testServices();
  const definition = aDefinition({ withFile: true });
  const [landlord, other] = [await aLandlord(), await aLandlord()];
  await anAccountForm(services, other.actor);
  const { formId } = await anAccountForm(services, landlord.actor, definition);
  const sent = await aSentApplication(services, { formId });
  const homeId = String(await db.prepare("SELECT home_id FROM rent_form WHERE id = ?").bind(formId).first("home_id"));
  const { slotId, requestId } = await aBookedSlot(services, { formId, actor: landlord.actor });
  const exportId = await askedExport(services, landlord.actor, { form: formId });
  const homeImportId = await aCheckedFile(services, landlord.actor, aHomeList(2));
  const guestForm = await aPublishedForm(services, { definition });
  const toGuest = await aSentApplication(services, guestForm);
  mine = {
    browser: landlord.browser,
    things: {
      rentFormId: formId,
      applicationId: sent.id,
      documentId: sent.documentId ?? "",
      exportId,
      homeId,
      slotId,
      requestId,
      homeImportId,
      number: "1",
    },
    guest: {
      rentFormId: guestForm.formId,
      guestRentFormId: guestForm.guestRentFormId,
      applicationId: toGuest.id,
      documentId: toGuest.documentId ?? "",
    },
  };
  strangers = [
    ["another landlord", other.browser],
    ["nobody", aBrowser()],
  ];
});

/** 404 as for what is unknown, or the way to sign in; of what is only posted to, its method's refusal. */
const isRefused = ({ status, headers }: Response) =>
  [401, 403, 404, 405].includes(status) || (headers.get("location") ?? "").startsWith("/sign-in");

async function rowsOf(): Promise<string> {
  const tables =
    "application application_note application_message applicant_letter info_request reference_request rent_form guest_rent_form document export_task notification home home_import " +
    "viewing_plan viewing_slot viewing_request";
  const all = await db.batch(tables.split(" ").map((table) => db.prepare(`SELECT * FROM ${table} ORDER BY 1`)));
  return JSON.stringify(all.map(({ results }) => results));
}

const thingsOf = (path: string) => (path.startsWith("/manage") ? mine.guest : mine.things);

describe("every address that names something of another landlord's", () => {
  // Red when a route is added whose address names something that this file has none of.
  it.each(withParts)("%s can be filled in by this test", (path) => {
    expect(addressOf(path, thingsOf(path))).not.toContain(":");
  });

  it("answers its owner", async () => {
    for (const path of withParts.filter((one) => one.startsWith("/app/forms/"))) {
      const { status } = await mine.browser.call(addressOf(path, mine.things));
      expect([path, status]).toEqual([path, 200]);
    }
  });

  // Red without the owner's guard in the query of any of these pages.
  it.each(withParts)("is not found by others: %s", async (path) => {
    for (const things of path.startsWith("/files") ? [mine.things, mine.guest] : [thingsOf(path)]) {
      const at = addressOf(path, things);
      for (const [who, browser] of strangers) {
        for (const address of [at, `${at}.data`]) {
          const answer = await browser.call(address);
          const isAway = answer.status === 202 && (await answer.clone().text()).includes("/sign-in");
          expect([who, address, answer.status, isRefused(answer) || isAway]).toEqual([
            who,
            address,
            answer.status,
            true,
          ]);
        }
      }
    }
  });

  it("reveals nothing in the answers to searches and filters", async () => {
    const { rentFormId, applicationId = "" } = mine.things;
    for (const [who, browser] of strangers) {
      for (const at of [...further(), `/app/applicants/compare?ids=${applicationId}`]) {
        const text = await (await browser.call(at)).text();
        expect([who, at, text.includes("tenant.example")]).toEqual([who, at, false]);
        expect([who, at, at.includes("?") || !text.includes(rentFormId ?? "")]).toEqual([who, at, true]);
      }
    }
  });

  // Red without the owner's guard in the statement of any command.
  it("cannot be changed by any post", async () => {
    const before = await rowsOf();
    const { rentFormId = "", applicationId = "", slotId = "", requestId = "" } = mine.things;
    const named = {
      slotId,
      requestId,
      mark: "let-through",
      stage: "none",
      formId: rentFormId,
      applicationId,
      ids: applicationId,
      id: applicationId,
      text: "Words",
      reason: "other",
      letter: "template",
      number: "1",
      rev: "1",
      title: "Taken",
      postId: crypto.randomUUID(),
      deliveryId: crypto.randomUUID(),
    };
    const takesPosts = (path: string) => !/\.pdf$|^\/files|exportId|:number/.test(path);
    const addresses = withParts.filter(takesPosts).map((path) => addressOf(path, thingsOf(path)));
    const [, another] = strangers[0] ?? [];
    const posts = further().flatMap((at) => intents.split(" ").map((intent) => ({ at, intent, browser: another })));
    // Of the pages of one thing each is tried; nobody is turned away before anything is read.
    for (const [, browser] of strangers) for (const at of addresses) posts.push({ at, intent: "delete", browser });
    for (const { at, intent, browser } of posts) {
      const answer = await browser?.call(at, new URLSearchParams({ ...named, intent }));
      expect([at, intent, (answer?.status ?? 500) < 500]).toEqual([at, intent, true]);
    }
    expect(await rowsOf()).toBe(before);
  });
});
