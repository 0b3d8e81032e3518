import { describe, expect, it } from "vitest";
import { cancelSlot } from "../../../app/features/applying/viewings/commands/cancel-slot.server";
import { planSlots, publishViewingRule } from "../../../app/features/applying/viewings/commands/plan-viewings.server";
import { feedRate } from "../../../app/features/applying/viewings/rules";
import { eraseAccount } from "../../../app/features/people/account-data/commands/erase-account.server";
import { anAccountForm } from "../../support/account-forms";
import { aBrowser, count, db } from "../../support/accounts";
import { aDefinition, testServices } from "../../support/forms";
import { ask } from "../../support/viewings";
import { aLandlord, type LandlordWithForms } from "../forms/landlord";

const hourMs = 60 * 60 * 1000;
/** Half past one in the morning of Portland's last hour of summer time: the zone says it twice, UTC once. */
const startsAt = Date.UTC(2027, 10, 7, 8, 30);

/** A landlord with two slots at one home, one of them called off, and somebody on the other. */
async function aShowing() {
  const services = testServices();
  const landlord = await aLandlord();
  const { actor } = landlord;
  const { property, ...rest } = aDefinition();
  const address = { ...property.address, line1: "14 Maple St; Rear", line2: "Unit 2" };
  const form = await anAccountForm(services, actor, { ...rest, property: { ...property, address } });
  const { formId } = form;
  await publishViewingRule(services, actor, { formId, stage: "before", rule: "order" });
  const at = (start: number) => ({ startsAt: start, endsAt: start + hourMs, capacity: 3 });
  const planned = await planSlots(services, actor, { formId, slots: [at(startsAt), at(startsAt + hourMs)] });
  const [slotId = "", otherId = ""] = planned.ok ? planned.value : [];
  const asked = await ask(services, { ...form, slotId } as Parameters<typeof ask>[1], "Ada Bell");
  if (!asked.ok) throw new Error(asked.code);
  await cancelSlot(services, actor, { formId, slotId: otherId });
  return { services, landlord, slotId, otherId, formId };
}

async function press({ browser }: LandlordWithForms, intent: string): Promise<{ status: number; html: string }> {
  const answer = await browser.call("/app/viewings", new URLSearchParams({ intent }));
  return { status: answer.status, html: await answer.text() };
}

async function feedOf(landlord: LandlordWithForms): Promise<string> {
  const { html } = await press(landlord, "renew");
  const [, path] = /https?:\/\/[^/"<\s]+(\/viewings\/[\w-]{43}\.ics)/.exec(html) ?? [];
  if (!path) throw new Error("No address is shown");
  return path;
}

const read = (path: string, headers: Record<string, string> = {}) => aBrowser().call(path, undefined, { headers });

/** The events of a calendar, each by the names of its lines; folded lines made whole. */
function eventsIn(file: string): Record<string, string>[] {
  const [, ...events] = file.replaceAll("\r\n ", "").split("BEGIN:VEVENT\r\n");
  return events.map((event) =>
    Object.fromEntries(event.split("\r\n").map((line) => [line.split(/[:;]/)[0], line.slice(line.indexOf(":") + 1)])),
  );
}

describe("the calendar of a landlord's viewings", () => {
  // Red with times of the machine's zone, or without slots that were called off.
  it("has each slot in UTC with its home and how many places are given, and nobody's name", async () => {
    const { landlord, slotId, otherId, formId } = await aShowing();
    const answer = await read(await feedOf(landlord));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.get("referrer-policy")).toBe("strict-origin");
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    const file = await answer.text();
    expect(file).not.toMatch(/Ada|Bell|tenant\.example|TZID|VTIMEZONE/);
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]+END:VCALENDAR\r\n$/);
    const [first, other, ...more] = eventsIn(file);
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      UID: `${slotId}@rentform`,
      DTSTART: "20271107T083000Z",
      DTEND: "20271107T093000Z",
      SUMMARY: "14 Maple St\\; Rear\\, Unit 2: 1 of 3 places given",
      STATUS: "CONFIRMED",
      SEQUENCE: "0",
    });
    expect(first?.LOCATION).toContain("Portland");
    expect(first?.URL).toMatch(new RegExp(`/app/forms/${formId}/viewings$`));
    expect(other).toMatchObject({ UID: `${otherId}@rentform`, DTSTART: "20271107T093000Z", STATUS: "CANCELLED" });
    expect(other?.SUMMARY).toContain("0 of 3 places given");
  });

  it("says by its ETag that nothing has changed", async () => {
    const { services, landlord, formId, slotId } = await aShowing();
    const path = await feedOf(landlord);
    const etag = (await read(path)).headers.get("etag") ?? "";
    const unchanged = await read(path, { "If-None-Match": etag });
    expect([unchanged.status, await unchanged.text(), unchanged.headers.get("etag")]).toEqual([304, "", etag]);
    await cancelSlot(services, landlord.actor, { formId, slotId });
    expect((await read(path, { "If-None-Match": etag })).status).toBe(200);
  });

  // Red without the DELETE in renewFeed and in endFeed.
  it("ends with a new address, by switching off, and with a ban", async () => {
    const { landlord } = await aShowing();
    const first = await feedOf(landlord);
    const second = await feedOf(landlord);
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    const page = await (await landlord.browser.call("/app/viewings")).text();
    expect(page).toContain("Make a new address");
    expect(page).not.toContain(second);
    await db.prepare("UPDATE user SET banned = 1 WHERE id = ?").bind(landlord.userId).run();
    expect((await read(second)).status).toBe(404);
    await db.prepare("UPDATE user SET banned = 0 WHERE id = ?").bind(landlord.userId).run();
    const ended = await press(landlord, "end");
    expect([ended.status, ended.html.includes("The address is switched off.")]).toEqual([200, true]);
    expect((await read(second)).status).toBe(404);
  });

  it("is gone with its account", async () => {
    const { services, landlord } = await aShowing();
    const path = await feedOf(landlord);
    const { userId, email } = landlord;
    await eraseAccount(services as never, { id: userId, email, name: "M" }, { guestFormIds: [], hasLetters: true });
    expect((await read(path)).status).toBe(404);
  });

  it("is stored as a hash alone, and belongs to one account", async () => {
    const { landlord } = await aShowing();
    const token = /[\w-]{43}/.exec(await feedOf(landlord))?.[0] ?? "";
    expect(await count("SELECT count(*) AS n FROM link_token WHERE hash = ? OR ref = ?", token, token)).toBe(0);
    expect(
      await count("SELECT count(*) AS n FROM link_token WHERE purpose = 'viewings-feed' AND ref = ?", landlord.userId),
    ).toBe(1);
    const other = await read(await feedOf(await aLandlord()));
    expect(eventsIn(await other.text())).toEqual([]);
  });

  it("refuses a press that says nothing known, and leads whoever is not signed in to the sign-in", async () => {
    const landlord = await aLandlord();
    expect((await press(landlord, "x")).status).toBe(400);
    const answer = await aBrowser().call("/app/viewings", new URLSearchParams({ intent: "renew" }));
    expect(answer.headers.get("location")).toMatch(/^\/sign-in/);
  });

  it("is not read without end", async () => {
    const { landlord } = await aShowing();
    const path = await feedOf(landlord);
    expect((await read(path)).status).toBe(200);
    await db.prepare("UPDATE rate_bucket SET count = ?").bind(feedRate.limit).run();
    const refused = await read(path);
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
  });
});
