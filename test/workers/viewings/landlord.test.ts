import { describe, expect, it } from "vitest";
import { cancelSlot, removeSlot } from "../../../app/features/applying/viewings/commands/cancel-slot.server";
import { grantViewing } from "../../../app/features/applying/viewings/commands/grant-viewing.server";
import {
  planSlots,
  publishViewingRule,
  withdrawViewingRule,
} from "../../../app/features/applying/viewings/commands/plan-viewings.server";
import { findViewings } from "../../../app/features/applying/viewings/queries/find-viewings.server";
import { aPublishedForm, bindings, countRows, testServices } from "../../support/forms";
import { anOwner, dayMs, opened, start as sellingStart } from "../../support/owner";
import { ask, askedBy, aViewing, type Viewing } from "../../support/viewings";

const start = new Date("2027-03-21T09:00:00Z");
const hourMs = 60 * 60 * 1000;

const mailsOf = ({ slotId }: Viewing) =>
  countRows(
    `SELECT count(*) AS n FROM outbox JOIN viewing_request AS r ON r.id = ref ->> 'viewingRequestId'
      WHERE kind = 'mail.viewing-called-off' AND r.slot_id = ?`,
    slotId,
  );

describe("a slot", () => {
  // Red without the DELETE's NOT EXISTS.
  it("is removed only while nobody has asked for it, and by its landlord alone", async () => {
    const services = testServices(start);
    const viewing = await aViewing(services, { rule: "order" });
    const other = await aPublishedForm(services);
    expect(await removeSlot(services, other.actor, viewing)).toMatchObject({ code: "not-found" });
    await askedBy(services, viewing, "Ada");
    expect(await removeSlot(services, viewing.actor, viewing)).toMatchObject({ code: "asked" });
    const empty = await aViewing(services, { rule: "order" });
    expect(await removeSlot(services, empty.actor, empty)).toMatchObject({ ok: true });
    expect(await findViewings(services, empty.actor, empty.formId)).toMatchObject({ slots: [] });
  });

  // Red when the mails are written from what was read before the batch: who asks at that moment is told nothing.
  it("that is called off ends all its requests and tells each of them, also who asks at that moment", async () => {
    const services = testServices(start);
    const viewing = await aViewing(services, { rule: "order" }, 2);
    for (const name of ["Ada", "Bo", "Cy"]) await askedBy(services, viewing, name);
    const [asked, isCancelled] = await Promise.all([
      ask(services, viewing, "Di"),
      cancelSlot(services, viewing.actor, viewing),
      ask(services, viewing, "Ed"),
    ]);
    expect(isCancelled).toBe(true);
    const rows = await countRows("SELECT count(*) AS n FROM viewing_request WHERE slot_id = ?", viewing.slotId);
    expect(rows).toBeGreaterThanOrEqual(3);
    const standing = "SELECT count(*) AS n FROM viewing_request WHERE slot_id = ? AND ended_at IS NULL";
    expect(await countRows(standing, viewing.slotId)).toBe(0);
    expect(await mailsOf(viewing)).toBe(rows);
    expect([true, false]).toContain(asked.ok);
    expect(await ask(services, viewing, "Late")).toMatchObject({ ok: false, code: "closed" });
  });

  it("is called off once, before it begins, by its landlord alone", async () => {
    const services = testServices(start);
    const viewing = await aViewing(services, { rule: "order" });
    const { actor } = await aPublishedForm(services);
    expect(await cancelSlot(services, actor, viewing)).toBe(false);
    expect(await cancelSlot(services, viewing.actor, viewing)).toBe(true);
    expect(await cancelSlot(services, viewing.actor, viewing)).toBe(false);
    const begun = await aViewing(services, { rule: "order" });
    await askedBy(services, begun, "Ada");
    services.setNow(new Date(begun.startsAt));
    expect(await cancelSlot(services, begun.actor, begun)).toBe(false);
    expect(await mailsOf(begun)).toBe(0);
  });

  it("may take the time of one that was called off", async () => {
    const services = testServices(start);
    const { formId, actor, startsAt, endsAt, slotId } = await aViewing(services, { rule: "order" });
    const again = { formId, slots: [{ startsAt, endsAt, capacity: 1 }] };
    expect(await planSlots(services, actor, again)).toMatchObject({ code: "overlap" });
    await cancelSlot(services, actor, { formId, slotId });
    expect(await planSlots(services, actor, again)).toMatchObject({ ok: true });
  });
});

describe("the rule of viewings", () => {
  it("is withdrawn with its slots until somebody has asked", async () => {
    const services = testServices(start);
    const viewing = await aViewing(services, { rule: "order" });
    const { actor } = await aPublishedForm(services);
    expect(await withdrawViewingRule(services, actor, viewing.formId)).toMatchObject({ code: "not-found" });
    expect(await withdrawViewingRule(services, viewing.actor, viewing.formId)).toMatchObject({ ok: true });
    expect(await findViewings(services, viewing.actor, viewing.formId)).toMatchObject({ rule: null, slots: [] });
    expect(await ask(services, viewing, "Ada")).toMatchObject({ code: "closed" });
    const asked = await aViewing(services, { rule: "order" });
    await askedBy(services, asked, "Ada");
    expect(await withdrawViewingRule(services, asked.actor, asked.formId)).toMatchObject({ code: "asked" });
  });

  it("of a lot has a draw that is to come, and before each slot", async () => {
    const services = testServices(start);
    const { formId, actor, startsAt } = await aViewing(services, { rule: "order" });
    const lot = (drawAt: number) =>
      publishViewingRule(services, actor, { formId, stage: "before", rule: "lot", drawAt });
    expect(await lot(+start)).toMatchObject({ code: "draw-past" });
    expect(await lot(startsAt)).toMatchObject({ code: "draw-late" });
    expect(await lot(startsAt - 1)).toMatchObject({ ok: true });
    const slots = [{ startsAt: startsAt - 2 * hourMs, endsAt: startsAt - hourMs, capacity: 1 }];
    expect(await planSlots(services, actor, { formId, slots })).toMatchObject({ code: "before-draw" });
  });

  it("shows the reason of an exception to its landlord", async () => {
    const services = testServices(start);
    const viewing = await aViewing(services, { rule: "order" });
    await askedBy(services, viewing, "Ada");
    const { id: requestId } = await askedBy(services, viewing, "Bo");
    const reason = "Uses a wheelchair";
    await grantViewing(services, viewing.actor, { formId: viewing.formId, requestId, reason });
    const found = await findViewings(services, viewing.actor, viewing.formId);
    expect(found?.requests.map((one) => [one.isException, one.reason])).toEqual([
      [false, null],
      [true, reason],
    ]);
  });
});

describe("what a free form has of viewings", () => {
  // Red without hasAllViewings in publishViewingRule and planSlots.
  it("is one home, by order; with a credit there are the lot and several homes", async () => {
    const owner = await anOwner();
    const { services, actor } = owner;
    const drawAt = sellingStart + dayMs;
    const free = await opened(owner);
    const lot = { stage: "before", rule: "lot", drawAt } as const;
    expect(await publishViewingRule(services, actor, { formId: free, ...lot })).toMatchObject({ code: "no-lot" });
    const byOrder = { stage: "before", rule: "order" } as const;
    expect(await publishViewingRule(services, actor, { formId: free, ...byOrder })).toMatchObject({ ok: true });
    const slotOn = (day: number) => {
      const startsAt = sellingStart + day * dayMs;
      return [{ startsAt, endsAt: startsAt + hourMs, capacity: 1 }];
    };
    expect(await planSlots(services, actor, { formId: free, slots: slotOn(3) })).toMatchObject({ ok: true });
    await bindings.DB.prepare("UPDATE rent_form SET state = 'closed' WHERE id = ?").bind(free).run();
    const second = await opened(owner);
    await bindings.DB.prepare("UPDATE rent_form SET home_id = NULL WHERE id = ?").bind(second).run();
    expect(await publishViewingRule(services, actor, { formId: second, ...byOrder })).toMatchObject({ ok: true });
    const another = { formId: second, slots: slotOn(4) };
    expect(await planSlots(services, actor, another)).toMatchObject({ code: "one-home" });
    expect(await findViewings(services, actor, second)).toMatchObject({ hasAll: false, isOneTooMany: true });
    await bindings.DB.prepare("UPDATE rent_form SET plan = 'credit' WHERE id = ?").bind(second).run();
    expect(await publishViewingRule(services, actor, { formId: second, ...lot })).toMatchObject({ ok: true });
    expect(await planSlots(services, actor, another)).toMatchObject({ ok: true });
  });
});
