import { describe, expect, it } from "vitest";
import { askViewing } from "../../../app/features/applying/viewings/commands/ask-viewing.server";
import { db } from "../../support/accounts";
import { aDefinition, ids, testServices } from "../../support/forms";
import { bare, readPdf } from "../../support/read-pdf";
import { aFormOf, aLandlord } from "./landlord";

const berlin = { line1: "Bergmannstraße 12", city: "Berlin", postcode: "10961", country: "DE" };

async function aBerliner() {
  const services = testServices();
  const landlord = await aLandlord();
  const { property, ...rest } = aDefinition();
  const definition = { ...rest, property: { ...property, address: berlin } };
  const { formId } = await aFormOf(services, landlord.actor, { definition });
  const at = `/app/forms/${formId}/viewings`;
  const post = (fields: Record<string, string>, to = at) => landlord.browser.call(to, new URLSearchParams(fields));
  const page = async () => (await landlord.browser.call(at)).text();
  return { services, formId, at, post, page, landlord };
}

const openDay = {
  intent: "slots",
  date: "2027-03-28",
  from: "10:00",
  minutes: "20",
  pause: "10",
  count: "2",
  capacity: "1",
};

describe("the viewings of a home in Berlin", () => {
  it("take an open day with two slots, say what is wrong beside its field, and keep what was typed", async () => {
    const { post, page, at, formId } = await aBerliner();
    const tooEarly = await post(openDay);
    expect([tooEarly.status, (await tooEarly.text()).includes("Publish how viewings are given first.")]).toEqual([
      400,
      true,
    ]);
    expect((await post({ intent: "rule", stage: "before", rule: "order" })).headers.get("location")).toBe(
      `${at}?done=rule`,
    );
    // Clocks go from 2:00 to 3:00 that night.
    const skipped = await post({ ...openDay, from: "02:30", capacity: "x" });
    const html = await skipped.text();
    expect([skipped.status, html.includes("whole number from 1 to 200"), html.includes('value="02:30"')]).toEqual([
      400,
      true,
      true,
    ]);
    expect(await (await post({ ...openDay, from: "02:30" })).text()).toContain(
      "The clocks of the home skip that time.",
    );
    expect((await post(openDay)).headers.get("location")).toBe(`${at}?done=slots`);
    const { results } = await db
      .prepare("SELECT starts_at FROM viewing_slot WHERE form_id = ? ORDER BY starts_at")
      .bind(formId)
      .all<{ starts_at: number }>();
    expect(results.map(({ starts_at }) => new Date(starts_at).toISOString())).toEqual([
      "2027-03-28T08:00:00.000Z",
      "2027-03-28T08:30:00.000Z",
    ]);
    expect(await page()).toContain("10:30 AM – 10:50 AM");
    expect(await (await post(openDay)).text()).toContain("The home is shown at that time already.");
    expect((await post({ ...openDay, intent: "no-such" })).status).toBe(400);
  });

  // Red when listViewings reads who has no place.
  it("show a name with its place alone, and take marks, exceptions and calling off", async () => {
    const { services, formId, post, page, at, landlord } = await aBerliner();
    await post({ intent: "rule", stage: "before", rule: "order" });
    await post(openDay);
    const slot = await db
      .prepare("SELECT id FROM viewing_slot WHERE form_id = ? ORDER BY starts_at")
      .bind(formId)
      .first<{ id: string }>();
    const slotId = slot?.id ?? "";
    const asked = [];
    for (const name of ["Ada Placed", "Bo Waiting"]) {
      const person = { name, email: `${ids.nodeId()}@tenant.example`, phone: null };
      const result = await askViewing(services, { formId, slotId, person, people: 1, locale: "en" });
      asked.push(result.ok ? result.value.id : "");
    }
    const [placed = "", waiting = ""] = asked;
    const before = await page();
    expect([before.includes("Ada Placed"), before.includes("Bo Waiting")]).toEqual([true, false]);
    const done = async (fields: Record<string, string>) => (await post(fields)).headers.get("location");
    expect((await post({ intent: "grant", requestId: waiting, reason: " " })).status).toBe(400);
    expect((await post({ intent: "rule", stage: "none" })).status).toBe(409);
    expect((await post({ intent: "remove", slotId })).status).toBe(409);
    expect((await post({ intent: "mark", requestId: placed, mark: "seen" })).status).toBe(409);
    expect(await done({ intent: "mark", requestId: placed, mark: "let-through" })).toBe(`${at}?done=marked`);
    expect(await done({ intent: "grant", requestId: waiting, reason: "Comes from abroad" })).toBe(`${at}?done=granted`);
    const after = await page();
    expect(["Bo Waiting", "Comes from abroad", "Let through"].filter((text) => !after.includes(text))).toEqual([]);
    expect(await done({ intent: "call-off", slotId })).toBe(`${at}?done=called-off`);
    expect((await post({ intent: "call-off", slotId })).status).toBe(409);
    const ended = await page();
    expect([ended.includes("Called off"), ended.includes("Ada Placed")]).toEqual([true, false]);
    const paper = await landlord.browser.call(`${at}/record.pdf`);
    expect([paper.status, paper.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    const { words } = await readPdf(await paper.arrayBuffer());
    for (const text of [
      "How the viewings are given",
      "Bergmannstraße 12, 10961 Berlin",
      "March 28, 2027 at 10:00",
      "Place out of turn, with a reason",
      "Reason: Comes from abroad",
      "The landlord called this viewing off",
      "No request was added, removed or changed.",
      `request 1 ${placed}`,
    ])
      expect(words).toContain(bare(text));
    expect(words).not.toContain(bare("Ada Placed"));
    const other = await aLandlord();
    expect((await other.browser.call(`${at}/record.pdf`)).status).toBe(404);
  });
});
