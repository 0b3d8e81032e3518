import { describe, expect, it } from "vitest";
import { checkRecord } from "../../../app/features/applying/viewings/check-record";
import { cancelViewing } from "../../../app/features/applying/viewings/commands/cancel-viewing.server";
import { planSlots, publishViewingRule } from "../../../app/features/applying/viewings/commands/plan-viewings.server";
import { doorCode } from "../../../app/features/applying/viewings/door-code";
import { readRecord } from "../../../app/features/applying/viewings/read-record";
import { doorPurpose, viewingRates } from "../../../app/features/applying/viewings/rules";
import { mailLinks } from "../../../app/kernel/links";
import { deriveKey } from "../../../app/platform/crypto";
import { sendApplication } from "../../support/applications";
import { bindings, get, origin, post } from "../../support/apply-visitor";
import { aPublishedForm, countRows, ids, mintToken, testServices } from "../../support/forms";
import { send } from "../../support/requests";
import { askedBy, aViewing, type Viewing } from "../../support/viewings";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const anEmail = () => `${ids.nodeId()}@tenant.example`;
const fieldsFor = (viewing: Pick<Viewing, "slotId">, email: string, more: Record<string, string> = {}) =>
  new URLSearchParams({
    slot: viewing.slotId,
    people: "2",
    name: "Ada Bell",
    email,
    phone: "",
    intent: "ask",
    ...more,
  });
const pathOf = ({ urlId }: { urlId: string }) => `/apply/${urlId}/viewing`;
const requestsOf = (formId: string) => countRows("SELECT count(*) AS n FROM viewing_request WHERE form_id = ?", formId);
const textOf = async (answer: Response) => (await answer.text()).replaceAll(/<!-- -->/g, "");

async function linkOf(viewing: Pick<Viewing, "urlId">, requestId: string): Promise<string> {
  return `${pathOf(viewing)}/${await mintToken(testServices(), mailLinks.viewing, requestId)}`;
}

describe("the page where a viewing is asked for", () => {
  it("says the rule and the times, and is not there for a form without viewings", async () => {
    const viewing = await aViewing(testServices(), { rule: "order" });
    const page = await get(pathOf(viewing));
    expect([page.status, page.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    const html = await textOf(page);
    expect(html).toContain("in the order in which people ask");
    expect(html).toContain("1 place free");
    expect(html).toContain("Pacific Time");
    const without = await aPublishedForm(testServices());
    expect((await get(pathOf(without))).status).toBe(404);
  });

  it("says the time of the draw before anybody asks", async () => {
    const viewing = await aViewing(testServices(), { rule: "lot", drawAt: Date.now() + dayMs });
    const html = await textOf(await get(pathOf(viewing)));
    expect(html).toContain("Places are given by lot");
    expect(html).toContain("No one has asked yet");
    expect(html).toMatch(/Time of the draw: .+Pacific Time/);
  });

  it("gives a place at once, and says to the same address that it has one, and to the next that it waits", async () => {
    const viewing = await aViewing(testServices(), { rule: "order" });
    const email = anEmail();
    const given = await post(pathOf(viewing), fieldsFor(viewing, email));
    expect(given.status).toBe(200);
    expect(await textOf(given)).toContain("You have a place");
    const again = await post(pathOf(viewing), fieldsFor(viewing, email));
    expect(again.status).toBe(409);
    const html = await textOf(again);
    expect(html).toContain("This address has a booking already");
    expect(html).toContain(`value="${email}"`);
    expect(await requestsOf(viewing.formId)).toBe(1);
    const mailed = await post(pathOf(viewing), new URLSearchParams({ intent: "again", email }));
    expect([mailed.status, (await textOf(mailed)).includes("The link is on its way")]).toEqual([200, true]);
    const next = await textOf(await post(pathOf(viewing), fieldsFor(viewing, anEmail())));
    expect(next).toContain("You are on the waiting list");
    expect(next).toContain("No one waits before you.");
  });

  it("names what is wrong beside its box, with all that was typed", async () => {
    const viewing = await aViewing(testServices(), { rule: "order" });
    const bad = { slot: "x", people: "99", name: " ", email: "ada@", phone: "call me" };
    const answer = await post(pathOf(viewing), new URLSearchParams({ ...bad, intent: "ask" }));
    expect(answer.status).toBe(400);
    const html = await textOf(answer);
    for (const said of [
      "Choose a time.",
      "Choose how many",
      "Enter your name.",
      "Enter an address",
      "Enter a phone number",
    ])
      expect(html).toContain(said);
    for (const typed of ["ada@", "call me"]) expect(html).toContain(`value="${typed}"`);
    const wrong = fieldsFor(viewing, "ada@tenant.example", { phone: "x" });
    expect(await textOf(await post(pathOf(viewing), wrong))).toContain('value="Ada Bell"');
    expect(await requestsOf(viewing.formId)).toBe(0);
  });

  it("offers other times, with all that was typed, where the slot is no longer to be had or another form's", async () => {
    const services = testServices();
    const [viewing, other] = [await aViewing(services, { rule: "order" }), await aViewing(services, { rule: "order" })];
    const answer = await post(pathOf(viewing), fieldsFor(other, anEmail()));
    expect(answer.status).toBe(409);
    const html = await textOf(answer);
    expect(html).toContain("This time can no longer be booked");
    expect(html).toContain('value="Ada Bell"');
    expect(html).toContain(viewing.slotId);
    expect(html).not.toContain(other.slotId);
    expect(await requestsOf(other.formId)).toBe(0);
  });

  it("has whoever fills the box that people do not see make a calculation first", async () => {
    const viewing = await aViewing(testServices(), { rule: "order" });
    const answer = await post(pathOf(viewing), fieldsFor(viewing, anEmail(), { leave_empty: "x" }));
    expect(answer.status).toBe(429);
    const html = await textOf(answer);
    expect(html).toContain("data-proof=");
    expect(html).toContain('value="Ada Bell"');
    expect(await requestsOf(viewing.formId)).toBe(0);
  });

  it("lets one address ask twenty times in ten minutes", async () => {
    const viewing = await aViewing(testServices(), { rule: "order" });
    const headers = { "CF-Connecting-IP": "203.0.113.77" };
    const askOnce = () => post(pathOf(viewing), fieldsFor(viewing, "ada@tenant.example"), headers);
    const answers = [];
    for (let n = 0; n < 21; n += 1) answers.push((await askOnce()).status);
    expect(answers.filter((status) => status === 429)).toHaveLength(1);
    const last = await askOnce();
    expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await textOf(last)).toContain('value="Ada Bell"');
  });

  it("is, where viewings come after applying, for whoever is on the shortlist alone", async () => {
    const services = testServices();
    const { actor, formId, urlId } = await aPublishedForm(services);
    await publishViewingRule(services, actor, { formId, stage: "after", rule: "order" });
    const startsAt = Date.now() + dayMs;
    await planSlots(services, actor, { formId, slots: [{ startsAt, endsAt: startsAt + minuteMs, capacity: 1 }] });
    expect((await get(`/apply/${urlId}/viewing`)).status).toBe(404);
    const { id } = await sendApplication(services, formId);
    const status = `/apply/${urlId}/status/${await mintToken(services, mailLinks.applicationStatus, id)}`;
    expect((await get(`${status}/viewing`)).status).toBe(404);
    expect(await textOf(await get(status))).not.toContain(`${status}/viewing`);
    await bindings.DB.prepare("UPDATE application SET state = 'shortlisted' WHERE id = ?").bind(id).run();
    expect(await textOf(await get(status))).toContain(`${status}/viewing`);
    expect(await textOf(await get(`${status}/viewing`))).toContain("1 place free");
    const slot = await bindings.DB.prepare("SELECT id FROM viewing_slot WHERE form_id = ?")
      .bind(formId)
      .first<{ id: string }>();
    const asked = await post(`${status}/viewing`, fieldsFor({ slotId: slot?.id ?? "" }, anEmail()));
    expect(await textOf(asked)).toContain("You have a place");
    const request = await bindings.DB.prepare("SELECT id FROM viewing_request WHERE form_id = ?")
      .bind(formId)
      .first<{ id: string }>();
    // As the job does that is written with the rule.
    await services.publishedForms.refresh(formId);
    // Neither the booking that is over nor the record leads to the address that shows nothing here.
    const booking = await linkOf({ urlId }, request?.id ?? "");
    expect((await post(booking, new URLSearchParams({ intent: "cancel" }))).status).toBe(303);
    for (const page of [booking, `/apply/${urlId}/viewing/record`])
      expect(await textOf(await get(page))).not.toContain(`href="/apply/${urlId}/viewing?`);
  });
});

describe("the times of a viewing", () => {
  const inZone = async (path: string, timezone: string, locale = "en") => {
    const answer = await send(`${origin}${path}?lang=${locale}`, {
      cf: { timezone } as RequestInit["cf"],
    } as RequestInit);
    return textOf(answer);
  };

  it("are the same moment to readers in two zones: the home's for both, and the own beside it", async () => {
    const viewing = await aViewing(testServices(new Date("2027-05-03T16:30:00Z")), { rule: "order" });
    const [near, far] = await Promise.all(
      ["America/Los_Angeles", "Europe/Berlin"].map((zone) => inZone(pathOf(viewing), zone)),
    );
    const home = "Monday, May 10, 2027 at 9:30\u00a0AM\u201310:30\u00a0AM";
    expect([near?.includes(home), far?.includes(home)]).toEqual([true, true]);
    expect(near).not.toContain("Central European");
    expect(far).toContain("(6:30\u00a0PM\u20137:30\u00a0PM, Central European Time)");
  });

  it("are right on the day when clocks change, also for readers whose clocks changed before", async () => {
    // A week before 14 March 2027, when clocks in Oregon go from 2 to 3: those of Berlin follow two weeks later.
    const viewing = await aViewing(testServices(new Date("2027-03-07T09:30:00Z")), { rule: "order" });
    const far = await inZone(pathOf(viewing), "Europe/Berlin");
    expect(far).toContain("Sunday, March 14, 2027 at 1:30\u00a0AM\u20133:30\u00a0AM");
    expect(far).toContain("(10:30\u00a0AM\u201311:30\u00a0AM, Central European Time)");
  });
});

describe("the page of a booking", () => {
  it("shows place and address by its link, under its own form alone, and a file for calendars without a name", async () => {
    const services = testServices();
    const viewing = await aViewing(services, { rule: "order" });
    const placed = await askedBy(services, viewing, "Ada Bell");
    const waiting = await askedBy(services, viewing, "Bo Carr");
    const link = await linkOf(viewing, placed.id);
    const html = await textOf(await get(link));
    expect(html).toContain("You have a place");
    expect(html).toContain("Maple");
    expect(html).not.toMatch(/Ada|Bo Carr/);
    const other = await aViewing(services, { rule: "order" });
    const token = link.split("/").at(-1);
    for (const path of [
      `${pathOf(other)}/${token}`,
      `${pathOf(other)}/${token}/viewing.ics`,
      `${pathOf(viewing)}/${"x".repeat(43)}`,
    ])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    const file = await get(`${link}/viewing.ics`);
    expect([file.headers.get("content-type"), file.headers.get("cache-control")]).toEqual([
      "text/calendar; charset=utf-8",
      "private, no-store",
    ]);
    const calendar = (await file.text()).replaceAll("\r\n ", "");
    const stamp = (at: number) => `${new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, "")}`;
    expect(calendar).toContain(`DTSTART:${stamp(viewing.startsAt)}`);
    expect(calendar).toContain(`DTEND:${stamp(viewing.endsAt)}`);
    expect(calendar).toContain("Maple");
    expect(calendar).not.toMatch(/Ada|Bell|Bo|Carr|@tenant/);
    const without = await linkOf(viewing, waiting.id);
    expect(await textOf(await get(without))).not.toContain("viewing.ics");
    expect((await get(`${without}/viewing.ics`)).status).toBe(404);
    await cancelViewing(services, placed.id);
    expect(await (await get(`${link}/viewing.ics`)).text()).toMatch(
      /METHOD:CANCEL[\s\S]*SEQUENCE:1[\s\S]*STATUS:CANCELLED/,
    );
  });

  it("cancels by a press, which a second press does not undo", async () => {
    const services = testServices();
    const viewing = await aViewing(services, { rule: "order" });
    const { id } = await askedBy(services, viewing, "Ada");
    const link = await linkOf(viewing, id);
    expect((await post(link, new URLSearchParams({ intent: "nothing" }))).status).toBe(400);
    for (let n = 0; n < 2; n += 1) {
      const pressed = await post(link, new URLSearchParams({ intent: "cancel" }));
      expect([pressed.status, pressed.headers.get("location")]).toEqual([303, `${link}?lang=en`]);
    }
    const html = await textOf(await get(link));
    expect(html).toContain("This booking is cancelled");
    expect(html).not.toContain('value="cancel"');
  });

  it("erases who asked by a press, and then says so by the same link, under its own form alone", async () => {
    const services = testServices();
    const viewing = await aViewing(services, { rule: "order" });
    const { id } = await askedBy(services, viewing, "Ada");
    const link = await linkOf(viewing, id);
    expect(await textOf(await get(link))).toContain("Cancel and delete my details");
    const pressed = await post(link, new URLSearchParams({ intent: "erase" }));
    expect([pressed.status, pressed.headers.get("location")]).toEqual([303, `${link}?lang=en`]);
    const persons = "SELECT count(*) AS n FROM viewing_request WHERE form_id = ? AND person IS NOT NULL";
    expect(await countRows(persons, viewing.formId)).toBe(0);
    const page = await get(link);
    expect([page.status, (await textOf(page)).includes("Your details are deleted")]).toEqual([200, true]);
    const again = await post(link, new URLSearchParams({ intent: "erase" }));
    expect([again.status, (await textOf(again)).includes("Your details are deleted")]).toEqual([200, true]);
    const other = await aViewing(services, { rule: "order" });
    expect((await get(`${pathOf(other)}/${link.split("/").at(-1)}`)).status).toBe(404);
    expect((await get(`${link}/viewing.ics`)).status).toBe(404);
  });

  it("changes to another slot by the same link, and says where that has no place any more", async () => {
    const services = testServices();
    const viewing = await aViewing(services, { rule: "order" });
    const startsAt = viewing.endsAt + minuteMs;
    const { actor, formId } = viewing;
    const planned = await planSlots(services, actor, {
      formId,
      slots: [{ startsAt, endsAt: startsAt + minuteMs, capacity: 1 }],
    });
    const slot = planned.ok ? (planned.value[0] ?? "") : "";
    const link = await linkOf(viewing, (await askedBy(services, viewing, "Ada")).id);
    expect(await textOf(await get(link))).toContain(slot);
    const changed = await post(link, new URLSearchParams({ intent: "change", slot }));
    expect(changed.headers.get("location")).toBe(`${link}?lang=en&said=changed`);
    expect(await textOf(await get(`${link}?said=changed`))).toContain("Your booking was changed.");
    await askedBy(services, viewing, "Bo");
    const full = await post(link, new URLSearchParams({ intent: "change", slot: viewing.slotId }));
    expect([full.status, (await textOf(full)).includes("Your booking stands as it was")]).toEqual([409, true]);
    expect((await post(link, new URLSearchParams({ intent: "change" }))).status).toBe(409);
  });

  // Red without `requestId` in the signed text, and without either rate.
  it("takes the code that the landlord's phone shows for it alone, once, and five guesses at it, twenty on a day", async () => {
    const services = testServices(new Date(Date.now() - 7 * dayMs));
    const viewing = await aViewing(services, { rule: "order" }, 3);
    const { id } = await askedBy(services, viewing, "Ada");
    const { id: absent } = await askedBy(services, viewing, "Bo");
    const { id: guessed } = await askedBy(services, viewing, "Cy");
    const link = await linkOf(viewing, id);
    const type = (code: string, at = link) => post(at, new URLSearchParams({ intent: "door", code }));
    const wrong = await type("00 00 00");
    expect([wrong.status, (await textOf(wrong)).includes("This code is wrong")]).toEqual([400, true]);
    const key = await deriveKey(services.config.secret, doorPurpose);
    const code = await doorCode(key, { ...viewing, requestId: id }, Date.now());
    // Read aloud on the phone to a friend who is not there.
    const relayed = await type(code, await linkOf(viewing, absent));
    expect([relayed.status, (await textOf(relayed)).includes("This code is wrong")]).toEqual([400, true]);
    expect((await type(code)).status).toBe(303);
    const html = await textOf(await get(link));
    expect(html).toContain("You have seen the home");
    expect(html).toContain(`href="/apply/${viewing.urlId}?lang=en"`);
    const elsewhere = await linkOf(viewing, absent);
    const guesses = [];
    for (let n = 0; n < 5; n += 1) guesses.push((await type("1", elsewhere)).status);
    expect(guesses).toEqual([400, 400, 400, 400, 429]);
    // Also the right one, by then: the landlord marks it by hand.
    const late = await type(await doorCode(key, { ...viewing, requestId: absent }, Date.now()), elsewhere);
    expect([late.status, (await textOf(late)).includes("Ask the landlord to mark")]).toEqual([429, true]);
    for (let n = 0; n < 20; n += 1) await testServices().rateLimit.take(viewingRates.doorOfDay, guessed);
    const right = await doorCode(key, { ...viewing, requestId: guessed }, Date.now());
    expect((await type(right, await linkOf(viewing, guessed))).status).toBe(429);
  });
});

describe("the first page of a form", () => {
  it("offers to see the home before applying where it is viewed first, and says no word of viewings elsewhere", async () => {
    const services = testServices();
    const viewing = await aViewing(services, { rule: "order" });
    // As the job does that is written with the rule.
    await services.publishedForms.refresh(viewing.formId);
    const html = await textOf(await get(`/apply/${viewing.urlId}`));
    expect(html).toContain(`href="/apply/${viewing.urlId}/viewing?lang=en"`);
    expect(html).toMatch(/class="sec"[^>]*value="start"/);
    const without = await aPublishedForm(services);
    expect(await textOf(await get(`/apply/${without.urlId}`))).not.toMatch(/viewing/i);
  });
});

describe("the record of viewings", () => {
  it("is open to whoever has the form's address, has no name, and its text is the one that the page computes again", async () => {
    const services = testServices();
    const viewing = await aViewing(services, { rule: "order" });
    await askedBy(services, viewing, "Ada Bell");
    await askedBy(services, viewing, "Bo Cole");
    const page = await get(`${pathOf(viewing)}/record`);
    expect([page.status, page.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    const html = await textOf(page);
    const text = await get(`${pathOf(viewing)}/record.txt`);
    expect([text.status, text.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
    const lines = (await text.text()).trimEnd();
    expect(html).toContain(`>${lines}</pre>`);
    for (const name of ["Ada", "Bo Cole", "@tenant.example"]) expect(html).not.toContain(name);
    expect(await checkRecord(readRecord(lines))).toEqual({ isChainWhole: true, isSeedKept: null, outOfTurn: [] });
    const without = await aPublishedForm(services);
    expect((await get(`${pathOf(without)}/record`)).status).toBe(404);
    expect((await get(`${pathOf(without)}/record.txt`)).status).toBe(404);
  });
});
