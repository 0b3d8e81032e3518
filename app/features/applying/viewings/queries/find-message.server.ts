import { sql } from "drizzle-orm";
import { viewingRequest } from "../../../../db/schema/viewings";
import { keyOfStored } from "../../../../platform/people/people.server";
import { openPersonKey } from "../../../../platform/people/person-keys.server";
import type { Services } from "../../../../services";
import { messagePurpose } from "../rules";
import type { Booking } from "./find-booking.server";

/** What the landlord last wrote to whoever asked; null where it was nothing. `stored`: see storedPersonOfRequest. */
export async function findMessage(
  { db, dataKeys }: Services,
  { booking: { id }, stored }: { booking: Booking; stored: string },
): Promise<string | null> {
  const [row] = await db.all<{ message: string | null }>(sql`SELECT message FROM ${viewingRequest} WHERE id = ${id}`);
  const key = keyOfStored(stored);
  return row?.message && key ? (await openPersonKey(dataKeys, key)).decryptText(messagePurpose(id), row.message) : null;
}
