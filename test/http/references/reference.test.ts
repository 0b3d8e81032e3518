import { SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { mailLinks } from "../../../app/kernel/links";
import { type Browser, db } from "../../support/accounts";
import { errorLines, get, origin, post } from "../../support/apply-visitor";
import { countRows, mintToken, testServices } from "../../support/forms";
import { hostileTexts } from "../../support/hostile-texts";
import { at } from "../../support/referee-form";
import { aRefereeDesk, ask, requestsOf } from "../../support/references";
import { aLandlord } from "../forms/landlord";

const moves = "/app/applicants/moves";
const send = (browser: Browser, fields: Record<string, string>) => browser.call(moves, new URLSearchParams(fields));
const reply = (link: string, fields: Record<string, string>, headers?: Record<string, string>) =>
  post(link, new URLSearchParams(fields), headers);

/** A shortlisted application of somebody who is signed in in a browser. */
async function aDeskInBrowser() {
  const landlord = await aLandlord();
  const desk = await aRefereeDesk(testServices());
  await db.batch([
    db.prepare("UPDATE rent_form SET landlord_id = ? WHERE id = ?").bind(landlord.userId, desk.formId),
    db.prepare("UPDATE application SET landlord_id = ? WHERE id = ?").bind(landlord.userId, desk.applicationId),
  ]);
  const { formId, applicationId } = desk;
  const page = `/app/forms/${formId}?applicationId=${applicationId}`;
  return { ...desk, actor: landlord.actor, landlord, page, key: { formId, applicationId } };
}

async function aLink() {
  const desk = await aDeskInBrowser();
  const services = testServices();
  const made = await ask(services, desk);
  if (!made.ok) throw new Error(made.code);
  const { id } = made.value;
  return { desk, id, link: `/reference/${await mintToken(services, mailLinks.reference, id)}` };
}

const rowOf = async (applicationId: string) => (await requestsOf(applicationId))[0];

describe("the landlord's page of references", () => {
  it("shows whom the applicant named, what each consented to, and why somebody cannot be asked", async () => {
    const { landlord, page } = await aDeskInBrowser();
    const html = await (await landlord.browser.call(page)).text();
    for (const text of [
      "Grace Hopper",
      "May be asked at any time",
      "Mary Somerville",
      "Charles Babbage",
      "Annabella",
    ]) {
      expect(html).toContain(text);
    }
    expect(html).toContain("Named without an email address: no email can go there.");
    expect(html.match(/Ask for a reference</g)).toHaveLength(3);
    // What the law of the place says stands beside the person.
    expect(html).toContain("If a company checks references for the landlord");
  });

  it("asks a referee once, and cancels the request", async () => {
    const { landlord, key, applicationId, page } = await aDeskInBrowser();
    const wanted = { intent: "ask-reference", ...key, path: at.landlord, locale: "fr" };
    expect((await send(landlord.browser, wanted)).status).toBe(200);
    expect((await send(landlord.browser, wanted)).status).toBe(409);
    const row = await rowOf(applicationId);
    expect(await (await landlord.browser.call(page)).text()).toContain("Waiting for an answer");
    const cancel = { intent: "cancel-reference", ...key, referenceId: row?.id ?? "" };
    expect((await send(landlord.browser, cancel)).status).toBe(200);
    expect((await send(landlord.browser, cancel)).status).toBe(409);
    expect((await rowOf(applicationId))?.cancelled_at).not.toBeNull();
    const later = { ...wanted, path: `${at.homes}.0.${at.homeLandlord}` };
    expect((await send(landlord.browser, later)).status).toBe(400);
    expect((await send(landlord.browser, { ...later, hasWord: "yes" })).status).toBe(200);
  });
});

describe("the referee's page", () => {
  it("says who asks about whom and why, has no script, and changes nothing by GET", async () => {
    const { desk, link } = await aLink();
    const before = await rowOf(desk.applicationId);
    const response = await get(link);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("referrer-policy")).toBe("strict-origin");
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    const html = await response.text();
    expect(html).not.toMatch(/<script/);
    // A page of its own: the frame of the site would be a second main.
    expect(html.match(/<main/g)).toHaveLength(1);
    expect(html).toContain("<h1>A short reference for <bdi>Ada Lovelace</bdi></h1>");
    expect(html).toContain("12 Oak Street, Albany, from March 2023 to now");
    expect(html).toContain("$1,200");
    expect(html).toContain("24 months");
    expect(html).toContain("support@rentform.test");
    expect(html.match(/<fieldset|<div id="known"/g)).toHaveLength(8);
    for (const method of ["GET", "HEAD"]) await SELF.fetch(origin + link, { method });
    expect(await rowOf(desk.applicationId)).toEqual(before);
  });

  it.each([
    ["es", "Una breve referencia sobre"],
    ["fr", "Quelques renseignements sur"],
  ])("is in the reader's language: %s", async (language, title) => {
    const { link } = await aLink();
    expect(await (await get(link, { "Accept-Language": language })).text()).toContain(title);
    expect(await (await get(`${link}?lang=${language}`, { "Accept-Language": "en" })).text()).toContain(title);
  });

  it("accepts the answers once, and then says so", async () => {
    const { desk, link } = await aLink();
    const given = { intent: "answer", paid: "always", again: "yes", "known.text": "I let to them", comment: "Quiet." };
    const done = await reply(link, given);
    expect([done.status, (await done.text()).includes("Your answers were received")]).toEqual([200, true]);
    const first = await rowOf(desk.applicationId);
    const again = await reply(link, { ...given, comment: "Changed my mind" });
    expect(await again.text()).toContain("Your answers were received");
    expect(await rowOf(desk.applicationId)).toEqual(first);
    expect(await (await get(link)).text()).not.toContain("Quiet.");
    const page = await (await desk.landlord.browser.call(desk.page)).text();
    for (const text of ["Always", "I let to them", "Quiet.", "Reference received"]) expect(page).toContain(text);
    const unread = await (await desk.landlord.browser.call("/app/notifications")).text();
    expect(unread).toContain("A reference has replied");
  });

  it("keeps what was typed when something is wrong", async () => {
    const { desk, link } = await aLink();
    const long = await reply(link, {
      intent: "answer",
      paid: "mostly",
      "known.text": "x".repeat(201),
      comment: "Kept",
    });
    expect(long.status).toBe(400);
    const html = await long.text();
    expect(errorLines(html)).toEqual(["Shorten the answer to “How do you know Ada Lovelace?” to 200 characters"]);
    expect(html).toMatch(/name="paid"[^>]*checked|checked[^>]*name="paid"/);
    expect(html).toContain("Kept");
    const nothing = await reply(link, { intent: "answer" });
    expect(errorLines(await nothing.text())).toEqual([
      "Answer at least one question, or say that you do not want to answer",
    ]);
    const huge = await reply(link, { intent: "answer", comment: "x".repeat(40_000) });
    expect(huge.status).toBe(413);
    expect((await reply(link, { intent: "praise" })).status).toBe(400);
    expect((await rowOf(desk.applicationId))?.answered_at).toBeNull();
  });

  it("returns hostile text unchanged, and runs it on no page", async () => {
    const { desk, link } = await aLink();
    const evil = hostileTexts
      .filter((text) => /[<>"]/.test(text))
      .join(" ")
      .slice(0, 600);
    await reply(link, { intent: "answer", comment: evil, "known.text": "<img src=x onerror=alert(1)>" });
    const html = await (await desk.landlord.browser.call(desk.page)).text();
    expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(html).not.toContain("<img src=x");
    expect(html.split("<script>alert(1)")).toHaveLength(1);
  });

  it("accepts a refusal, also by a mail program's one-click post, which can do nothing else", async () => {
    const { desk, link } = await aLink();
    expect((await reply(link, { intent: "answer", paid: "always" }, { Origin: "https://evil.example" })).status).toBe(
      403,
    );
    const noOrigin = (body: string) =>
      SELF.fetch(origin + link, {
        method: "POST",
        body,
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
      });
    expect((await noOrigin("intent=answer&paid=always")).status).toBe(403);
    expect((await rowOf(desk.applicationId))?.declined_at).toBeNull();
    expect((await noOrigin("List-Unsubscribe=One-Click&intent=answer&paid=always")).status).toBe(200);
    expect(await rowOf(desk.applicationId)).toMatchObject({ answered_at: null, declined_at: expect.any(Number) });
    expect(await (await get(link)).text()).toContain("You do not want to answer");
    const page = await (await desk.landlord.browser.call(desk.page)).text();
    expect(page).toContain("Doesn’t want to answer, and won’t be asked again.");
  });

  it("explains what became of an ended request", async () => {
    const { desk, link, id } = await aLink();
    const set = (assignment: string) =>
      db.prepare(`UPDATE reference_request SET ${assignment} WHERE id = ?`).bind(id).run();
    const shown = async () => {
      const response = await get(link);
      return [response.status, /<h1[^>]*>([^<]*)/.exec(await response.text())?.[1]];
    };
    await db.prepare("UPDATE application SET state = 'declined' WHERE id = ?").bind(desk.applicationId).run();
    expect(await shown()).toEqual([410, "An answer is no longer needed"]);
    expect((await reply(link, { intent: "answer", paid: "always" })).status).toBe(410);
    await db.prepare("UPDATE application SET state = 'shortlisted' WHERE id = ?").bind(desk.applicationId).run();
    await set("cancelled_at = 1");
    expect(await shown()).toEqual([410, "An answer is no longer needed"]);
    await set("cancelled_at = NULL, expires_at = 1");
    expect(await shown()).toEqual([410, "The time to answer is over"]);
    await db.prepare("DELETE FROM reference_request WHERE id = ?").bind(id).run();
    expect(await shown()).toEqual([404, "This link is not valid"]);
    expect((await get(`/reference/${"x".repeat(43)}`)).status).toBe(404);
    expect((await get("/reference/..%2f..%2f")).status).toBe(404);
  });
});

describe("the applicant's page", () => {
  it("shows whom the landlord asked and when, and never the answers", async () => {
    const { desk, link } = await aLink();
    const token = await mintToken(testServices(), mailLinks.applicationStatus, desk.applicationId);
    const status = `/apply/${desk.urlId}/status/${token}`;
    const open = await (await get(status)).text();
    for (const text of ["References", "Grace Hopper", "Not answered yet"]) expect(open).toContain(text);
    await reply(link, { intent: "answer", paid: "often-late", comment: "Between us" });
    const done = await (await get(status)).text();
    expect(done).toContain("Answered: ");
    expect(done).not.toMatch(/Between us|Often late/);
    expect(await (await get(status, { "Accept-Language": "es" })).text()).toContain("References");
    expect(
      await countRows(
        "SELECT count(*) AS n FROM audit WHERE target_id = ? AND actor_kind = 'referee'",
        desk.applicationId,
      ),
    ).toBe(1);
  });
});
