import { and, eq, gte, lt, lte, sql } from "drizzle-orm";
import { rentForm } from "../../../app/db/schema/forms";
import { expireForm } from "../../../app/features/forms/rent-forms/commands/expire-forms.server";
import type { RentFormId } from "../../../app/kernel/ids";
import { forEachRow, isNotBackedOff } from "../../../app/platform/each-row.server";
import type { Services } from "../../../app/services";
import { uuidSlice } from "./rotation";

const name = "due-forms";
const pageSize = 20;

/** Closes forms that reached their date, which pages ask themselves (`stateAt`): paused ones in slices. */
export async function sweepDueForms(services: Services): Promise<number> {
  const now = services.clock.now();
  const { from, below } = uuidSlice(now);
  // As a literal: with a bound parameter SQLite does not know that the partial index fits.
  const isOpen = sql`${rentForm.state} = 'open'`;
  const isPausedSlice = and(gte(rentForm.id, from), lt(rentForm.id, below), eq(rentForm.state, "paused"));
  let count = 0;
  for (const isDue of [isOpen, isPausedSlice]) {
    const due = await services.db
      .select({ id: rentForm.id })
      .from(rentForm)
      .where(
        and(isDue, lte(rentForm.opensUntil, now.getTime()), isNotBackedOff(name, sql`${rentForm.id}`, now.getTime())),
      )
      .limit(pageSize);
    count += await forEachRow(services, name, due, {
      idOf: ({ id }) => id,
      work: ({ id }) => expireForm(services, id as RentFormId),
    });
  }
  return count;
}
