import { describe, expect, it } from "vitest";
import { chainHashes, chainStart } from "../../../app/features/applying/viewings/chain";
import { cancelViewing } from "../../../app/features/applying/viewings/commands/cancel-viewing.server";
import { drawViewings } from "../../../app/features/applying/viewings/commands/draw-viewings.server";
import { grantViewing } from "../../../app/features/applying/viewings/commands/grant-viewing.server";
import { enterDoorCode, markViewing } from "../../../app/features/applying/viewings/commands/mark-viewing.server";
import { planSlots, publishViewingRule } from "../../../app/features/applying/viewings/commands/plan-viewings.server";
import { doorCode } from "../../../app/features/applying/viewings/door-code";
import { commitmentTo, drawLot } from "../../../app/features/applying/viewings/lot";
import { findRecord } from "../../../app/features/applying/viewings/queries/find-record.server";
import { listViewings } from "../../../app/features/applying/viewings/queries/list-viewings.server";
import { doorPurpose } from "../../../app/features/applying/viewings/rules";
import { deriveKey } from "../../../app/platform/crypto";
import { purgeForm } from "../../../scripts/recovery/purge-form";
import { aPublishedForm, bindings, countRows, testServices } from "../../support/forms";
import { ask, askedBy, aViewing } from "../../support/viewings";

const start = new Date("2027-03-21T09:00:00Z");
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

describe("asking for a viewing", () => {
  it("gives 50 places to 200 people who ask in the same second, puts 150 on the list, and nobody twice", async () => {
    const services = testServices(start);
    const viewing = await aViewing(services, { rule: "order" }, 50);
    const asked = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const result = await ask(services, viewing, `Tenant ${index}`);
        if (!result.ok) throw new Error(result.code);
        return result.value;
      }),
    );
    const places = asked.flatMap(({ place }) => (place === null ? [] : [place])).sort((a, b) => a - b);
    expect(places).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(asked.filter(({ place }) => place === null)).toHaveLength(150);
    expect(new Set(asked.map(({ number }) => number)).size).toBe(200);
    expect(asked.filter(({ number, place }) => number <= 50 !== (place !== null))).toEqual([]);
    const record = await findRecord(services, viewing.formId);
    const hashes = await chainHashes(await chainStart(record ?? never()), record?.requests ?? []);
    expect(record?.requests.map(({ hash }) => hash)).toEqual(hashes);
  }, 60_000);

  it("takes an address once, also from two phones at a time, and again after it was cancelled", async () => {
    const services = testServices(start);
    const viewing = await aViewing(services, { rule: "order" }, 5);
    const email = "ada@tenant.example";
    const both = await Promise.all([1, 2].map(() => ask(services, viewing, "Ada", email)));
    expect(both.map((one) => (one.ok ? "placed" : one.code)).sort()).toEqual(["asked", "placed"]);
    const first = both.find((one) => one.ok);
    expect(await cancelViewing(services, first?.ok ? first.value.id : "")).toBe(true);
    expect(await ask(services, viewing, "Ada", email)).toMatchObject({ ok: true, value: { place: 1, number: 2 } });
  });

  it("is over once the slot has begun", async () => {
    const services = testServices(start);
    const viewing = await aViewing(services, { rule: "order" });
    services.setNow(new Date(viewing.startsAt));
    expect(await ask(services, viewing, "Late")).toMatchObject({ ok: false, code: "closed" });
  });

  it("fills a cancelled place with who waits longest, in the same moment", async () => {
    const services = testServices(start);
    const viewing = await aViewing(services, { rule: "order" });
    const [placed, next, last] = [
      await askedBy(services, viewing, "First"),
      await askedBy(services, viewing, "Second"),
      await askedBy(services, viewing, "Third"),
    ];
    expect(await Promise.all([1, 2, 3].map(() => cancelViewing(services, placed.id)))).toEqual(
      expect.arrayContaining([true, false]),
    );
    const listed = await listViewings(services, viewing.actor, viewing.formId);
    const standing = listed.filter(({ endedAt }) => endedAt === null);
    expect(standing.map(({ id, place }) => [id, place])).toEqual([
      [next.id, 1],
      [last.id, null],
    ]);
  });
});

describe("the landlord of a viewing", () => {
  it("reads names only of those who have a place, and nothing of another's form", async () => {
    const services = testServices(start);
    const viewing = await aViewing(services, { rule: "lot", drawAt: +start + dayMs });
    await askedBy(services, viewing, "Ada");
    await askedBy(services, viewing, "Bo");
    const before = await listViewings(services, viewing.actor, viewing.formId);
    expect(before.map(({ person }) => person)).toEqual([null, null]);
    services.setNow(new Date(+start + dayMs));
    expect(await drawViewings(services, viewing.formId)).toBe(true);
    const after = await listViewings(services, viewing.actor, viewing.formId);
    expect(after.map(({ place, person }) => (place === null) === (person === null))).toEqual([true, true]);
    expect(after.filter(({ person }) => person !== null)).toHaveLength(1);
    const { actor } = await aPublishedForm(services);
    expect(await listViewings(services, actor, viewing.formId)).toEqual([]);
  });

  it("changes the rule until somebody has asked, and plans no slot over another or in the past", async () => {
    const services = testServices(start);
    const viewing = await aViewing(services, { rule: "order" });
    const { actor, formId, startsAt, endsAt } = viewing;
    const lot = { formId, stage: "before", rule: "lot", drawAt: +start + dayMs } as const;
    expect(await publishViewingRule(services, actor, lot)).toMatchObject({ ok: true });
    await askedBy(services, viewing, "Ada");
    expect(await publishViewingRule(services, actor, { ...lot, rule: "order" })).toMatchObject({ code: "asked" });
    const other = await aPublishedForm(services);
    expect(await publishViewingRule(services, other.actor, lot)).toMatchObject({ code: "not-found" });
    const slot = { startsAt: startsAt + minuteMs, endsAt, capacity: 1 };
    expect(await planSlots(services, actor, { formId, slots: [slot] })).toMatchObject({ code: "overlap" });
    const past = { startsAt: +start, endsAt: +start + minuteMs, capacity: 1 };
    expect(await planSlots(services, actor, { formId, slots: [past] })).toMatchObject({ code: "past" });
    const next = { ...slot, startsAt: endsAt, endsAt: endsAt + minuteMs };
    expect(await planSlots(services, other.actor, { formId, slots: [next] })).toMatchObject({ code: "not-found" });
  });

  it("may make an exception, which takes nobody's place and stands in the record", async () => {
    const services = testServices(start);
    const viewing = await aViewing(services, { rule: "order" });
    const { actor, formId } = viewing;
    const placed = await askedBy(services, viewing, "Ada");
    const waiting = await askedBy(services, viewing, "Bo");
    const exception = { formId, requestId: waiting.id, reason: "Uses a wheelchair: the lift works on that day alone" };
    expect(await grantViewing(services, actor, exception)).toBe(true);
    expect(await grantViewing(services, actor, exception)).toBe(false);
    const listed = await listViewings(services, actor, formId);
    expect(listed.map(({ id, place }) => [id, place])).toEqual([
      [placed.id, 1],
      [waiting.id, 2],
    ]);
    const record = await findRecord(services, formId);
    expect(record?.events.map(({ kind }) => kind)).toEqual(["given", "exception"]);
    const stored = await bindings.DB.prepare("SELECT exception FROM viewing_request WHERE id = ?")
      .bind(waiting.id)
      .first();
    expect(JSON.stringify(stored)).not.toContain("wheelchair");
  });
});

describe("the lot of a viewing", () => {
  it("is drawn once, at its time, from the seed that was committed to, and shows it", async () => {
    const services = testServices(start);
    const viewing = await aViewing(services, { rule: "lot", drawAt: +start + dayMs }, 3);
    const asked = [];
    for (const name of ["A", "B", "C", "D", "E", "F"]) asked.push(await askedBy(services, viewing, name));
    expect(asked.map(({ place }) => place)).toEqual(asked.map(() => null));
    expect(await drawViewings(services, viewing.formId)).toBe(false);
    expect(await findRecord(services, viewing.formId)).toMatchObject({ seed: null, drawnAt: null });
    const [, second] = asked;
    await cancelViewing(services, second?.id ?? "");
    services.setNow(new Date(+start + dayMs));
    const draws = await Promise.all([1, 2, 3].map(() => drawViewings(services, viewing.formId)));
    expect(draws.filter(Boolean)).toHaveLength(1);
    const record = (await findRecord(services, viewing.formId)) ?? never();
    expect(record.commitment).toBe(await commitmentTo(record.seed ?? ""));
    const standing = asked.filter(({ id }) => id !== second?.id).map(({ id }) => id);
    const order = await drawLot(record.seed ?? "", standing);
    const given = record.events.filter(({ kind }) => kind === "given").map(({ requestId }) => requestId);
    expect(given.sort()).toEqual(order.slice(0, 3).sort());
    await cancelViewing(services, order[0] ?? "");
    const listed = await listViewings(services, viewing.actor, viewing.formId);
    expect(listed.find(({ id }) => id === order[3])?.place).toBe(1);
  });
});

describe("the door of a viewing", () => {
  // Red, each alone, without `requestId`, `slotId` or `formId` in the signed text, and with three minutes.
  it("takes a code once, of its booking alone, and refuses one that is replayed, relayed, from another slot or home, or of who has no place", async () => {
    const services = testServices(start);
    const [viewing, next] = [
      await aViewing(services, { rule: "order" }, 2),
      await aViewing(services, { rule: "order" }),
    ];
    const booked = await askedBy(services, viewing, "Ada");
    const absent = await askedBy(services, viewing, "Cy");
    const waiting = await askedBy(services, viewing, "Bo");
    const key = await deriveKey(services.config.secret, doorPurpose);
    const codeAt = (at: number, { formId, slotId } = viewing, requestId = booked.id) =>
      doorCode(key, { formId, slotId, requestId }, at);
    const enter = async (requestId: string, code: string) => {
      const entered = await enterDoorCode(services, { requestId, code });
      return entered.ok ? "seen" : entered.code;
    };
    expect(await enter(booked.id, await codeAt(+start))).toBe("not-now");
    const at = viewing.startsAt + 5 * minuteMs;
    services.setNow(new Date(at));
    expect(await enter(booked.id, await codeAt(at - 2 * minuteMs))).toBe("wrong-code");
    expect(await enter(booked.id, await codeAt(at, next))).toBe("wrong-code");
    expect(await enter(booked.id, await codeAt(at, { ...viewing, slotId: next.slotId }))).toBe("wrong-code");
    expect(await enter(booked.id, await codeAt(at, { ...viewing, formId: next.formId }))).toBe("wrong-code");
    expect(await enter(absent.id, await codeAt(at))).toBe("wrong-code");
    expect(await enter(waiting.id, await codeAt(at, viewing, waiting.id))).toBe("no-place");
    const code = await codeAt(at - minuteMs);
    const twice = await Promise.all([enter(booked.id, code), enter(booked.id, code)]);
    expect(twice.sort()).toEqual(["marked", "seen"]);
    expect(await enter(booked.id, await codeAt(at))).toBe("marked");
    expect(await enter(absent.id, code)).toBe("wrong-code");
    const seen = "SELECT count(*) AS n FROM viewing_request WHERE form_id = ? AND seen_at IS NOT NULL";
    expect(await countRows(seen, viewing.formId)).toBe(1);
  });

  it("lets the landlord alone mark who came or did not, after the slot began, and let through who cannot come", async () => {
    const services = testServices(start);
    const viewing = await aViewing(services, { rule: "order" });
    const { actor, formId } = viewing;
    const { id: requestId } = await askedBy(services, viewing, "Ada");
    const mark = (as: "seen" | "missed" | "let-through", by = actor) =>
      markViewing(services, by, { formId, requestId, mark: as });
    expect(await mark("missed")).toBe(false);
    expect(await mark("let-through")).toBe(true);
    services.setNow(new Date(viewing.startsAt));
    expect(await mark("missed", (await aPublishedForm(services)).actor)).toBe(false);
    expect(await mark("missed")).toBe(true);
    expect(await mark("seen")).toBe(true);
    const [row] = await listViewings(services, actor, formId);
    expect(row).toMatchObject({ seenAt: viewing.startsAt, missedAt: null, letThroughAt: +start });
  });
});

it("erasing a form erases its viewings with all that was asked", async () => {
  const services = testServices(start);
  const viewing = await aViewing(services, { rule: "order" });
  await askedBy(services, viewing, "Ada");
  await purgeForm(services, viewing.formId);
  for (const table of ["viewing_plan", "viewing_slot", "viewing_request"])
    expect([table, await countRows(`SELECT count(*) AS n FROM ${table} WHERE form_id = ?`, viewing.formId)]).toEqual([
      table,
      0,
    ]);
});

function never(): never {
  throw new Error("No record");
}
