import { describe, expect, it } from "vitest";
import { cancelViewing } from "../../../app/features/applying/viewings/commands/cancel-viewing.server";
import { changeViewing } from "../../../app/features/applying/viewings/commands/change-viewing.server";
import { drawViewings } from "../../../app/features/applying/viewings/commands/draw-viewings.server";
import { mailLink } from "../../../app/features/applying/viewings/commands/mail-link.server";
import {
  planSlots,
  publishViewingRule,
  withdrawViewingRule,
} from "../../../app/features/applying/viewings/commands/plan-viewings.server";
import { mails } from "../../../app/features/applying/viewings/mails/viewing.server";
import { findBookingById } from "../../../app/features/applying/viewings/queries/find-booking.server";
import { listSlots } from "../../../app/features/applying/viewings/queries/list-slots.server";
import type { Services } from "../../../app/services";
import { aPublishedForm, bindings, testServices } from "../../support/forms";
import { ask, askedBy, aViewing, type Viewing } from "../../support/viewings";

const start = new Date("2027-03-21T09:00:00Z");
const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** Kinds of the mails about a request that are written, each with when it is due. */
async function mailsOf(requestId: string): Promise<[string, number][]> {
  const { results } = await bindings.DB.prepare(
    "SELECT kind, due_at AS dueAt FROM outbox WHERE ref ->> 'viewingRequestId' = ? ORDER BY created_at, due_at, kind",
  )
    .bind(requestId)
    .all<{ kind: string; dueAt: number }>();
  return results.map(({ kind, dueAt }) => [kind.replace("mail.viewing-", ""), dueAt]);
}

const kindsOf = async (requestId: string) => (await mailsOf(requestId)).map(([kind]) => kind);

async function anotherSlot(services: Services, viewing: Viewing, capacity = 1) {
  const startsAt = viewing.endsAt + hourMs;
  const slot = { startsAt, endsAt: startsAt + hourMs, capacity };
  const planned = await planSlots(services, viewing.actor, { formId: viewing.formId, slots: [slot] });
  if (!planned.ok) throw new Error(planned.code);
  return planned.value[0] ?? "";
}

describe("mails about a viewing", () => {
  it("are written with the request: the booking, and two reminders for who has a place", async () => {
    const services = testServices(start);
    const viewing = await aViewing(services, { rule: "order" });
    const placed = await askedBy(services, viewing, "Ada");
    const waiting = await askedBy(services, viewing, "Bo");
    expect(await mailsOf(placed.id)).toEqual([
      ["asked", +start],
      ["reminder", viewing.startsAt - dayMs],
      ["reminder", viewing.startsAt - 2 * hourMs],
    ]);
    expect(await kindsOf(waiting.id)).toEqual(["asked"]);
  });

  it("tell who cancels and who moves up, once each", async () => {
    const services = testServices(start);
    const viewing = await aViewing(services, { rule: "order" });
    const placed = await askedBy(services, viewing, "Ada");
    const next = await askedBy(services, viewing, "Bo");
    await Promise.all([1, 2, 3].map(() => cancelViewing(services, placed.id)));
    expect((await kindsOf(placed.id)).filter((kind) => kind === "cancelled")).toHaveLength(1);
    expect(await kindsOf(next.id)).toEqual(["asked", "given", "reminder", "reminder"]);
  });

  it("tell each of the draw once, whichever way it went", async () => {
    const services = testServices(start);
    const viewing = await aViewing(services, { rule: "lot", drawAt: +start + dayMs });
    const asked = [await askedBy(services, viewing, "Ada"), await askedBy(services, viewing, "Bo")];
    services.setNow(new Date(+start + dayMs));
    await Promise.all([1, 2, 3].map(() => drawViewings(services, viewing.formId)));
    const told = await Promise.all(asked.map(({ id }) => kindsOf(id)));
    expect(told.sort((a, b) => b.length - a.length)).toEqual([
      ["asked", "given", "reminder", "reminder"],
      ["asked", "drawn"],
    ]);
  });

  it("remind nobody whose booking is over by then, and nobody twice", async () => {
    const services = testServices(start);
    const viewing = await aViewing(services, { rule: "order" });
    const placed = await askedBy(services, viewing, "Ada");
    const reminder = mails.find(({ kind }) => kind === "mail.viewing-reminder");
    const load = () =>
      reminder?.load?.(
        services,
        { viewingRequestId: placed.id, isReminder: true },
        { id: crypto.randomUUID() as never },
      );
    expect(await load()).toMatchObject({ facts: { standing: "place" } });
    await cancelViewing(services, placed.id);
    expect(await load()).toBeNull();
  });

  it("name the address of the home to who has a place alone", async () => {
    const services = testServices(start);
    const viewing = await aViewing(services, { rule: "order" });
    const asked = mails.find(({ kind }) => kind === "mail.viewing-asked");
    const textFor = async (name: string) => {
      const { id } = await askedBy(services, viewing, name);
      const loaded = await asked?.load?.(services, { viewingRequestId: id, isReminder: true } as never, {
        id: crypto.randomUUID() as never,
      });
      if (!loaded || !("to" in loaded)) throw new Error("No mail");
      return loaded.facts as { address: string | null };
    };
    expect((await textFor("Ada")).address).toContain("Maple");
    expect((await textFor("Bo")).address).toBeNull();
  });

  it("send the link again to the address that asked, three times in an hour, and to no other", async () => {
    const services = testServices(start);
    const viewing = await aViewing(services, { rule: "order" });
    const { formId } = viewing;
    const asked = await ask(services, viewing, "Ada", "ada@tenant.example");
    const id = asked.ok ? asked.value.id : "";
    expect(await mailLink(services, { formId, email: "other@tenant.example" })).toBe(true);
    const sent = [];
    for (let n = 0; n < 4; n += 1) sent.push(await mailLink(services, { formId, email: "ada@tenant.example" }));
    expect(sent).toEqual([true, true, true, false]);
    expect((await kindsOf(id)).filter((kind) => kind === "link")).toHaveLength(3);
  });
});

describe("changing a booking to another slot", () => {
  it("gives the new place, hands the old one on, and moves the link along", async () => {
    const services = testServices(start);
    const viewing = await aViewing(services, { rule: "order" });
    const other = await anotherSlot(services, viewing);
    const placed = await askedBy(services, viewing, "Ada");
    const next = await askedBy(services, viewing, "Bo");
    await bindings.DB.prepare(
      "INSERT INTO link_token (hash, purpose, ref, created_at, expires_at) VALUES ('h', 'viewing', ?, 0, 9e15)",
    )
      .bind(placed.id)
      .run();
    const moved = await Promise.all([1, 2].map(() => changeViewing(services, { requestId: placed.id, slotId: other })));
    expect(moved.sort()).toEqual([false, true]);
    const link = await bindings.DB.prepare("SELECT ref FROM link_token WHERE hash = 'h'").first<{ ref: string }>();
    expect(await findBookingById(services, link?.ref ?? "")).toMatchObject({ slotId: other, place: 1, number: 3 });
    expect(await findBookingById(services, next.id)).toMatchObject({ place: 1 });
    expect(await kindsOf(next.id)).toContain("given");
    expect(await kindsOf(link?.ref ?? "")).toEqual(["asked", "reminder", "reminder"]);
    expect(await kindsOf(placed.id)).not.toContain("cancelled");
  });

  it("keeps the old place where the other slot has none, or is not of this form", async () => {
    const services = testServices(start);
    const viewing = await aViewing(services, { rule: "order" });
    const strange = await aViewing(services, { rule: "order" });
    const other = await anotherSlot(services, viewing);
    const placed = await askedBy(services, viewing, "Ada");
    await askedBy(services, { ...viewing, slotId: other }, "Bo");
    for (const slotId of [other, strange.slotId, viewing.slotId, "", "none"])
      expect([slotId, await changeViewing(services, { requestId: placed.id, slotId })]).toEqual([slotId, false]);
    expect(await findBookingById(services, placed.id)).toMatchObject({ place: 1, endedAt: null });
  });

  it("takes who waits, and who awaits the lot, along to the other slot", async () => {
    const services = testServices(start);
    const viewing = await aViewing(services, { rule: "lot", drawAt: +start + dayMs });
    const other = await anotherSlot(services, viewing);
    const asked = await askedBy(services, viewing, "Ada");
    expect(await changeViewing(services, { requestId: asked.id, slotId: other })).toBe(true);
    services.setNow(new Date(+start + dayMs));
    await drawViewings(services, viewing.formId);
    const slots = (await listSlots(services, viewing.formId))?.slots ?? [];
    expect(slots.map(({ id, free, waiting }) => [id, free, waiting])).toEqual([
      [viewing.slotId, 1, 0],
      [other, 0, 0],
    ]);
  });
});

describe("the copy of a published form", () => {
  it("says when the home is viewed, from publishing the rule to withdrawing it", async () => {
    const services = testServices(start);
    const { actor, formId, urlId } = await aPublishedForm(services);
    const stage = async () => (await services.publishedForms.findInDatabase(urlId))?.viewingStage;
    const refreshes = async () =>
      (
        await bindings.DB.prepare(
          "SELECT count(*) AS n FROM outbox WHERE kind = 'cache.refresh-form' AND ref ->> 'formId' = ?",
        )
          .bind(formId)
          .first<{ n: number }>()
      )?.n ?? 0;
    const before = await refreshes();
    expect(await stage()).toBeNull();
    await publishViewingRule(services, actor, { formId, stage: "after", rule: "order" });
    expect(await stage()).toBe("after");
    expect(await refreshes()).toBe(before + 1);
    await withdrawViewingRule(services, actor, formId);
    expect(await stage()).toBeNull();
    expect(await refreshes()).toBe(before + 2);
  });
});
