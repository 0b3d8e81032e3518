import { describe, expect, it } from "vitest";
import { cancelSlot } from "../../../app/features/applying/viewings/commands/cancel-slot.server";
import { enterDoorCode } from "../../../app/features/applying/viewings/commands/mark-viewing.server";
import { planSlots, publishViewingRule } from "../../../app/features/applying/viewings/commands/plan-viewings.server";
import { findDoor } from "../../../app/features/applying/viewings/queries/find-door.server";
import { hasDay, listDay } from "../../../app/features/applying/viewings/queries/list-day.server";
import { anOwner, dayMs, opened, start } from "../../support/owner";
import { aBookedSlot } from "../../support/viewings";

const hourMs = 60 * 60 * 1000;

describe("the day of a landlord", () => {
  // Red without the landlord in the query, or without `cancelled_at IS NULL`.
  it("lists the slots of all own forms by time, with whoever has a place, and nothing that was called off", async () => {
    const owner = await anOwner({ isSelling: false });
    const { services, actor } = owner;
    expect(await hasDay(services, actor)).toBe(false);
    const [one, two] = [await opened(owner), await opened(owner)];
    const first = await aBookedSlot(services, { formId: one, actor });
    await publishViewingRule(services, actor, { formId: two, stage: "after", rule: "order" });
    const startsAt = start + 2 * hourMs;
    await planSlots(services, actor, { formId: two, slots: [{ startsAt, endsAt: startsAt + hourMs, capacity: 2 }] });
    const day = await listDay(services, actor);
    expect(day.map(({ formId, guests }) => [formId, guests.map(({ person }) => person?.name)])).toEqual([
      [two, []],
      [one, ["Ada"]],
    ]);
    const other = await anOwner({ isSelling: false });
    expect(await listDay(other.services, other.actor)).toEqual([]);
    await cancelSlot(services, actor, { formId: one, slotId: first.slotId });
    expect((await listDay(services, actor)).map(({ formId }) => formId)).toEqual([two]);
    owner.wait(dayMs);
    expect(await hasDay(services, actor)).toBe(false);
  });
});

describe("the landlord's screen at the door", () => {
  // Red when findDoor shows the code of another booking, or at any time.
  it("shows a code beside each guest that marks this guest, in its time and to its landlord alone", async () => {
    const owner = await anOwner({ isSelling: false });
    const { services, actor } = owner;
    const formId = await opened(owner);
    const { slotId, requestId } = await aBookedSlot(services, { formId, actor });
    expect(await findDoor(services, actor, { formId, slotId })).toMatchObject({
      isOpen: false,
      guests: [{ code: null }],
    });
    owner.wait(dayMs);
    const other = await anOwner({ isSelling: false });
    expect(await findDoor({ ...services }, other.actor, { formId, slotId })).toBeNull();
    const door = await findDoor(services, actor, { formId, slotId });
    expect(door?.guests.map(({ person, seenAt }) => [person?.name, seenAt])).toEqual([["Ada", null]]);
    expect(await enterDoorCode(services, { requestId, code: door?.guests[0]?.code ?? "" })).toMatchObject({ ok: true });
    const after = await findDoor(services, actor, { formId, slotId });
    expect(after?.guests.map(({ seenAt, code }) => [seenAt, code])).toEqual([[start + dayMs, null]]);
  });
});
