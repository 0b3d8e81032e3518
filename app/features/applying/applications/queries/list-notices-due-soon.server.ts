import { asc, type SQL, sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { rentForm } from "../../../../db/schema/forms";
import { applicantLetter } from "../../../../db/schema/review";
import { dayMs } from "../../../../kernel/durations";
import { isNotErased } from "../../../../platform/people/people.server";
import type { Services } from "../../../../services";
import { isOnItsWay, lacksNotice } from "./decision-notice.server";
import { type NamedApplication, selectNamed } from "./select-named.server";

/** SQL on application: the time to write of its decision ends between one and two days after the morning `at`. */
export function isNoticeDueSoon(at: number): SQL {
  return sql`(${application.tellBy} IS NOT NULL AND ${application.tellBy} > ${at + dayMs}
    AND ${application.tellBy} <= ${at + 2 * dayMs} AND ${application.landlordId} IS NOT NULL
    AND ${lacksNotice} AND ${isNotErased()} AND NOT EXISTS (SELECT 1 FROM ${applicantLetter}
      WHERE ${applicantLetter.applicationId} = ${application.id} AND ${isOnItsWay}
        AND ${applicantLetter.sendAt} < ${application.tellBy}))`;
}

/** Those of one landlord and morning, oldest decision first. */
export function listNoticesDueSoon(
  { db }: Services,
  { landlordId, at }: { landlordId: string; at: number },
  atMost: number,
): Promise<NamedApplication[]> {
  return selectNamed(db)
    .where(
      sql`${isNoticeDueSoon(at)} AND +${application.landlordId} = ${landlordId} AND ${rentForm.state} <> 'deleted'`,
    )
    .orderBy(asc(application.tellBy))
    .limit(atMost);
}
