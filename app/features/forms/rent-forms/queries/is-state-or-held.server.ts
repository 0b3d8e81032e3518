import { type SQL, sql } from "drizzle-orm";
import { type FormState, rentForm } from "../../../../db/schema/forms";
import { isAnyState } from "../../../../platform/audit-guard.server";

/** SQL on a row of rent_form: it is in one of these states, or held, which its landlord changes to have it looked at anew. */
export function isStateOrHeld(states: readonly FormState[]): SQL {
  return sql`(${isAnyState(sql`${rentForm.state}`, states)} OR (${rentForm.state} = 'suspended' AND ${rentForm.heldAt} IS NOT NULL))`;
}
