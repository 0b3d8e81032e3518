import { type SQL, sql } from "drizzle-orm";
import { application } from "../../../../../db/schema/applications";
import type { Services } from "../../../../../services";

const hourMs = 60 * 60 * 1000;
/** So many of all may be sent to one form within an hour; then everybody is asked for a calculation. */
export const freeInHour = 60;
/** No more are counted: from here on the calculation costs no more either. */
const countedAtMost = 4 * freeInHour;

/** How many were sent to a form within the last hour. What stands in its list is the count: sending writes none of its own. */
export async function countSentInHour({ db, clock }: Services, formId: string): Promise<number> {
  const [row] = await db.all<{ count: number }>(sql`SELECT ${sentInHour(formId, clock.now().getTime())} AS "count"`);
  return row?.count ?? 0;
}

/** SQL: how many, counted up to `atMost`. */
export function sentInHour(formId: string, now: number, atMost: number = countedAtMost): SQL {
  return sql`(SELECT count(*) FROM (SELECT 1 FROM ${application}
    WHERE form_id = ${formId} AND submitted_at > ${now - hourMs} LIMIT ${atMost}))`;
}
