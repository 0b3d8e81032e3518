import { describe, expect, it } from "vitest";
import { checkRecord } from "../../../app/features/applying/viewings/check-record";
import { cancelViewing } from "../../../app/features/applying/viewings/commands/cancel-viewing.server";
import { eraseBooking } from "../../../app/features/applying/viewings/commands/erase-booking.server";
import { grantViewing } from "../../../app/features/applying/viewings/commands/grant-viewing.server";
import { findBookingById } from "../../../app/features/applying/viewings/queries/find-booking.server";
import { findRecord } from "../../../app/features/applying/viewings/queries/find-record.server";
import { listViewings } from "../../../app/features/applying/viewings/queries/list-viewings.server";
import { mailLinks } from "../../../app/kernel/links";
import type { Services } from "../../../app/services";
import { sweepViewingPeople } from "../../../workers/jobs/sweeps/viewings";
import { bindings, mintToken, testServices } from "../../support/forms";
import { ask, askedBy, aViewing, type Viewing } from "../../support/viewings";

const start = new Date("2027-03-21T09:00:00Z");
const dayMs = 24 * 60 * 60_000;

const personOf = (id: string) =>
  bindings.DB.prepare(
    `SELECT person, person_key_id AS keyId, email_hash AS emailHash, message, erase_at AS eraseAt
    FROM viewing_request WHERE id = ?`,
  )
    .bind(id)
    .first();
const nobody = { person: null, keyId: null, emailHash: null, message: null, eraseAt: null };

async function kindsOf(requestId: string): Promise<string[]> {
  const { results } = await bindings.DB.prepare("SELECT kind FROM outbox WHERE ref ->> 'viewingRequestId' = ?")
    .bind(requestId)
    .all<{ kind: string }>();
  return results.map(({ kind }) => kind.replace("mail.viewing-", ""));
}

async function recordOf(services: Services, { formId }: Viewing) {
  const record = await findRecord(services, formId);
  if (!record) throw new Error("No record");
  return record;
}

async function askedWith(services: Services, viewing: Viewing, email: string): Promise<string> {
  const asked = await ask(services, viewing, "Ada", email);
  if (!asked.ok) throw new Error(asked.code);
  return asked.value.id;
}

describe("whoever asked for a viewing", () => {
  it("is erased by a press before it begins, with what the address asked before; its place goes on", async () => {
    const services = testServices(start);
    const viewing = await aViewing(services, { rule: "order" });
    const email = "ada@tenant.example";
    const former = await askedWith(services, viewing, email);
    await cancelViewing(services, former);
    const placed = await askedWith(services, viewing, email);
    const waiting = await askedBy(services, viewing, "Bo");
    await mintToken(services, mailLinks.viewing, placed);
    await bindings.DB.prepare("UPDATE link_token SET mailbox = 'of-ada' WHERE ref = ?").bind(placed).run();
    const before = await recordOf(services, viewing);

    expect(await eraseBooking(services, placed)).toBe(true);
    expect([await personOf(former), await personOf(placed)]).toEqual([nobody, nobody]);
    expect(await findBookingById(services, placed)).toBeNull();
    const boxes = bindings.DB.prepare("SELECT mailbox FROM link_token WHERE ref = ?").bind(placed);
    expect((await boxes.all()).results).toEqual([{ mailbox: null }]);
    expect(await kindsOf(placed)).not.toContain("cancelled");
    expect([(await findBookingById(services, waiting.id))?.place, await kindsOf(waiting.id)]).toEqual([
      1,
      expect.arrayContaining(["given", "reminder"]),
    ]);

    const record = await recordOf(services, viewing);
    expect(record.requests).toEqual(before.requests);
    expect(await checkRecord(record)).toEqual({ isChainWhole: true, isSeedKept: null, outOfTurn: [] });
    const listed = await listViewings(services, viewing.actor, viewing.formId);
    expect(listed.map(({ person }) => person?.name)).toEqual([undefined, undefined, "Bo"]);
    expect(await eraseBooking(services, placed)).toBe(false);
    expect(await askedWith(services, viewing, email)).not.toBe(placed);
  });

  it("is erased after cancelling too, and keeps another booking that still stands", async () => {
    const services = testServices(start);
    const viewing = await aViewing(services, { rule: "order" });
    const email = "ada@tenant.example";
    const former = await askedWith(services, viewing, email);
    await cancelViewing(services, former);
    const standing = await askedWith(services, viewing, email);
    expect(await eraseBooking(services, former)).toBe(true);
    expect(await personOf(former)).toEqual(nobody);
    expect((await findBookingById(services, standing))?.endedAt).toBeNull();
  });

  it("is kept for its time once the viewing has begun", async () => {
    const services = testServices(start);
    const viewing = await aViewing(services, { rule: "order" });
    const { id } = await askedBy(services, viewing, "Ada");
    services.setNow(new Date(viewing.startsAt));
    expect(await eraseBooking(services, id)).toBe(false);
    expect((await findBookingById(services, id))?.endedAt).toBeNull();
  });
});

describe("what is left of a request whose person was erased", () => {
  async function anException() {
    const services = testServices(start);
    const viewing = await aViewing(services, { rule: "order" });
    await askedBy(services, viewing, "Ada");
    const { id } = await askedBy(services, viewing, "Bo");
    await grantViewing(services, viewing.actor, { formId: viewing.formId, requestId: id, reason: "Uses a wheelchair" });
    // By the clock of the first day: the landlord's session does not last for 90.
    const listed = async () => (await listViewings(testServices(start), viewing.actor, viewing.formId))[1];
    return { services, viewing, id, listed };
  }

  it("by the sweep, 90 days after the slot: that there was an exception, and neither name nor reason", async () => {
    const { services, viewing, id, listed } = await anException();
    services.setNow(new Date(viewing.endsAt + 90 * dayMs - 1));
    await sweepViewingPeople(services);
    expect(await listed()).toMatchObject({ person: { name: "Bo" }, reason: "Uses a wheelchair" });
    services.setNow(new Date(viewing.endsAt + 90 * dayMs));
    await sweepViewingPeople(services);
    expect(await listed()).toMatchObject({
      ...{ number: 2, place: 2, person: { name: "", email: "", phone: null } },
      ...{ isException: true, reason: null },
    });
    expect(await personOf(id)).toEqual(nobody);
    const sealed = bindings.DB.prepare("SELECT exception FROM viewing_request WHERE id = ?").bind(id);
    expect(await sealed.first("exception")).toBe("");
    const record = await recordOf(services, viewing);
    expect(record.events.filter(({ kind }) => kind === "exception")).toHaveLength(1);
    expect(await checkRecord(record)).toMatchObject({ isChainWhole: true, outOfTurn: [] });
  });

  it("by a press: the same", async () => {
    const { services, id, listed } = await anException();
    expect(await eraseBooking(services, id)).toBe(true);
    expect(await listed()).toMatchObject({ person: null, isException: true, reason: null, endedAt: +start });
  });
});
