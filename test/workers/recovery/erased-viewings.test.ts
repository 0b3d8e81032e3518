import { expect, it } from "vitest";
import { cancelViewing } from "../../../app/features/applying/viewings/commands/cancel-viewing.server";
import { eraseBooking } from "../../../app/features/applying/viewings/commands/erase-booking.server";
import { findBookingById } from "../../../app/features/applying/viewings/queries/find-booking.server";
import { listViewings } from "../../../app/features/applying/viewings/queries/list-viewings.server";
import type { Services } from "../../../app/services";
import { sweepErasureLog } from "../../../workers/jobs/sweeps/erasure-log";
import { sweepViewingPeople } from "../../../workers/jobs/sweeps/viewings";
import { bindings, countRows, testServices } from "../../support/forms";
import { restoreSnapshot, takeSnapshot } from "../../support/restore";
import { ask, askedBy, aViewing, type Viewing } from "../../support/viewings";

const start = new Date("2027-03-21T09:00:00Z");
const dayMs = 24 * 60 * 60_000;

async function askedWith(services: Services, viewing: Viewing, email: string): Promise<string> {
  const asked = await ask(services, viewing, "Ada", email);
  if (!asked.ok) throw new Error(asked.code);
  return asked.value.id;
}

/**
 * Goes back to before `erase`, as Time Travel does, and lets the first sweep run. The log goes by time: so the tests of this file
 * stand in the order of their clocks.
 */
async function restoredBefore(services: Services, erase: () => Promise<unknown>): Promise<void> {
  await sweepErasureLog(services);
  const before = await takeSnapshot(bindings.DB);
  await erase();
  await sweepErasureLog(services);
  await restoreSnapshot(bindings.DB, before);
  expect(await sweepErasureLog(services)).toBeGreaterThan(0);
}

const isKnown = (id: string) =>
  countRows(
    `SELECT count(*) AS n FROM viewing_request WHERE id = ?
    AND coalesce(person, person_key_id, email_hash, message, erase_at) IS NOT NULL`,
    id,
  );
const nextOf = (requestId: string) =>
  countRows(
    "SELECT count(*) AS n FROM outbox WHERE kind = 'mail.viewing-given' AND ref ->> 'viewingRequestId' = ?",
    requestId,
  );

// Red without the trigger of migration viewing_erasures, and without its kind in the replay.
it("whoever left a viewing and was erased by a press is erased again after a restore; the place goes on", async () => {
  const services = testServices(start);
  const viewing = await aViewing(services, { rule: "order" });
  const email = "ada@tenant.example";
  const former = await askedWith(services, viewing, email);
  await cancelViewing(services, former);
  const placed = await askedWith(services, viewing, email);
  const waiting = await askedBy(services, viewing, "Bo");

  await restoredBefore(services, () => eraseBooking(services, placed));
  expect([await isKnown(former), await isKnown(placed), await isKnown(waiting.id)]).toEqual([0, 0, 1]);
  const listed = await listViewings(services, viewing.actor, viewing.formId);
  expect(listed.map(({ person, endedAt }) => [person?.name, endedAt])).toEqual([
    [undefined, +start],
    [undefined, +start],
    ["Bo", null],
  ]);
  // Whoever moves up is told once more; who is erased is not.
  expect([(await findBookingById(services, waiting.id))?.place, await nextOf(waiting.id)]).toEqual([1, 1]);
  // The replay notes its own work, and then nothing.
  await sweepErasureLog(services);
  expect(await sweepErasureLog(services)).toBe(0);
});

it("whoever was erased by a press is erased too when the restore comes after the viewing has begun", async () => {
  const services = testServices(start);
  const viewing = await aViewing(services, { rule: "order" });
  const { id } = await askedBy(services, viewing, "Ada");
  await restoredBefore(services, async () => {
    await eraseBooking(services, id);
    services.setNow(new Date(viewing.startsAt + 1));
  });
  expect(await isKnown(id)).toBe(0);
  expect(await countRows("SELECT count(*) AS n FROM viewing_request WHERE id = ? AND ended_at IS NOT NULL", id)).toBe(
    1,
  );
});

it("whoever was erased by the sweep is erased again, and counts as one who came", async () => {
  const services = testServices(start);
  const viewing = await aViewing(services, { rule: "order" });
  const { id } = await askedBy(services, viewing, "Ada");
  services.setNow(new Date(viewing.endsAt + 90 * dayMs));
  await restoredBefore(services, () => sweepViewingPeople(services));
  expect(await isKnown(id)).toBe(0);
  expect(await countRows("SELECT count(*) AS n FROM viewing_request WHERE id = ? AND ended_at IS NULL", id)).toBe(1);
});
