import { type SQL, sql } from "drizzle-orm";
import { rentForm } from "../../../../db/schema/forms";
import { viewingSlot } from "../../../../db/schema/viewings";

/** SQL on rent_form: its plan has everything, or nothing is sold: the lot, and viewings of several homes at a time. */
export function hasAllViewings(isSelling: boolean): SQL<number> {
  return isSelling ? sql`(${rentForm.unlimited} = 1 OR ${rentForm.plan} IN ('credit', 'pro'))` : sql`1`;
}

/** SQL on rent_form: the account shows another home at `at` or later. Of forms without a home each is one. */
export function isAnotherHomeShown(at: number): SQL<number> {
  return sql`EXISTS (SELECT 1 FROM ${rentForm} AS other JOIN ${viewingSlot} AS shown ON shown.form_id = other.id
    WHERE other.landlord_id = ${rentForm.landlordId} AND other.id <> ${rentForm.id}
      AND (other.home_id IS NULL OR other.home_id IS NOT ${rentForm.homeId})
      AND shown.ends_at > ${at} AND shown.cancelled_at IS NULL)`;
}
