import { describe, expect, it } from "vitest";
import { checkRecord } from "../../../app/features/applying/viewings/check-record";
import { cancelSlot } from "../../../app/features/applying/viewings/commands/cancel-slot.server";
import { cancelViewing } from "../../../app/features/applying/viewings/commands/cancel-viewing.server";
import { changeViewing } from "../../../app/features/applying/viewings/commands/change-viewing.server";
import { drawViewings } from "../../../app/features/applying/viewings/commands/draw-viewings.server";
import { grantViewing } from "../../../app/features/applying/viewings/commands/grant-viewing.server";
import { planSlots } from "../../../app/features/applying/viewings/commands/plan-viewings.server";
import { findRecord } from "../../../app/features/applying/viewings/queries/find-record.server";
import { readRecord } from "../../../app/features/applying/viewings/read-record";
import { recordLines, type ViewingRecord } from "../../../app/features/applying/viewings/record";
import type { Services } from "../../../app/services";
import { testServices } from "../../support/forms";
import { askedBy, aViewing, type Viewing } from "../../support/viewings";

const start = new Date("2027-03-21T09:00:00Z");
const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

async function recordOf(services: Services, { formId }: Viewing): Promise<ViewingRecord> {
  const record = await findRecord(services, formId);
  if (!record) throw new Error("No record");
  return record;
}

const check = (record: ViewingRecord) => checkRecord(readRecord(recordLines(record).join("\n")));

async function askEach(services: ReturnType<typeof testServices>, viewing: Viewing, names: readonly string[]) {
  const asked = [];
  for (const name of names) {
    services.setNow(new Date(+services.clock.now() + 60_000));
    asked.push(await askedBy(services, viewing, name));
  }
  return asked;
}

describe("the record of viewings", () => {
  it("holds where order decides, also after cancelling, changing, an exception and a slot that is called off", async () => {
    const services = testServices(start);
    const viewing = await aViewing(services, { rule: "order" }, 2);
    const { actor, formId, endsAt } = viewing;
    const other = { startsAt: endsAt + hourMs, endsAt: endsAt + 2 * hourMs, capacity: 1 };
    const planned = await planSlots(services, actor, { formId, slots: [other] });
    const [slotId = ""] = planned.ok ? planned.value : [];
    const [first, second, third, fourth] = await askEach(services, viewing, ["Ada", "Bo", "Cy", "Di", "Eve"]);
    services.setNow(new Date(+start + hourMs));
    await cancelViewing(services, first?.id ?? "");
    expect(await changeViewing(services, { requestId: second?.id ?? "", slotId })).toBe(true);
    expect(await changeViewing(services, { requestId: third?.id ?? "", slotId })).toBe(false);
    const waiting = (await askEach(services, viewing, ["Flo"]))[0];
    expect(
      await grantViewing(services, actor, { formId, requestId: waiting?.id ?? "", reason: "Uses a wheelchair" }),
    ).toBe(true);
    expect(await check(await recordOf(services, viewing))).toEqual({
      isChainWhole: true,
      isSeedKept: null,
      outOfTurn: [],
    });
    await cancelSlot(services, actor, { formId, slotId });
    const record = await recordOf(services, viewing);
    expect(recordLines(record).filter((line) => line.startsWith("called-off "))).toHaveLength(1);
    expect((await check(record)).outOfTurn).toEqual([]);

    const events = record.events.map((event) =>
      event.kind === "given" && event.requestId === third?.id ? { ...event, requestId: fourth?.id ?? "" } : event,
    );
    const late = events.filter(({ kind, requestId }) => !(kind === "given" && requestId === third?.id));
    expect((await check({ ...record, events: late })).outOfTurn).toContain(4);
    const requests = record.requests.map((one) => (one.number === 2 ? { ...one, people: one.people + 1 } : one));
    expect((await check({ ...record, requests })).isChainWhole).toBe(false);
    expect((await check({ ...record, requests: record.requests.slice(1) })).isChainWhole).toBe(false);
  });

  it("holds for a lot, and not with another seed or a place for somebody who was drawn later", async () => {
    const services = testServices(start);
    const viewing = await aViewing(services, { rule: "lot", drawAt: +start + dayMs }, 3);
    const asked = await askEach(services, viewing, ["A", "B", "C", "D", "E", "F", "G"]);
    await cancelViewing(services, asked[1]?.id ?? "");
    // Nothing went by turns yet.
    expect((await check(await recordOf(services, viewing))).outOfTurn).toBeNull();
    services.setNow(new Date(+start + dayMs));
    expect(await drawViewings(services, viewing.formId)).toBe(true);
    services.setNow(new Date(+start + dayMs + hourMs));
    const drawn = await recordOf(services, viewing);
    await cancelViewing(services, drawn.events.find(({ kind }) => kind === "given")?.requestId ?? "");
    await askEach(services, viewing, ["Late"]);
    const record = await recordOf(services, viewing);
    expect(await check(record)).toEqual({ isChainWhole: true, isSeedKept: true, outOfTurn: [] });
    expect((await check({ ...record, seed: "0".repeat(64) })).isSeedKept).toBe(false);

    const given = record.events.filter(({ kind }) => kind === "given");
    const late = record.requests.find(({ number }) => number === asked.length + 1)?.id ?? "";
    const [winner] = given;
    const bribed = record.events.map((event) => (event === winner ? { ...event, requestId: late } : event));
    expect((await check({ ...record, events: bribed })).outOfTurn).toContain(asked.length + 1);
  });

  it("is whole where many ask in the same second, whose clocks differ", async () => {
    const services = testServices(start);
    const viewing = await aViewing(services, { rule: "order" }, 5);
    await Promise.all(Array.from({ length: 20 }, (_, index) => askedBy(services, viewing, `Tenant ${index}`)));
    expect(await check(await recordOf(services, viewing))).toMatchObject({ isChainWhole: true, outOfTurn: [] });
  });
});
