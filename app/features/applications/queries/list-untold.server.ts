import { asc, type SQL, sql } from "drizzle-orm";
import { application } from "../../../db/schema/applications";
import { rentForm } from "../../../db/schema/forms";
import { applicantLetter } from "../../../db/schema/review";
import type { ApplicationId, RentFormId } from "../../../kernel/ids";
import { isKept } from "../../../platform/people/people.server";
import type { Services } from "../../../services";
import { isOnItsWay, isUntold } from "./told-decision.server";

export type UntoldApplication = { id: ApplicationId; formId: RentFormId; formTitle: string; reference: string };

const dayMs = 24 * 60 * 60 * 1000;

/**
 * SQL on application: the time to write of its decision ends between one and two days after the morning `at`, so that it is
 * warned of on one morning, and no letter will have left by then.
 */
export function isUntoldNear(at: number): SQL {
  return sql`(${application.tellBy} IS NOT NULL AND ${application.tellBy} > ${at + dayMs}
    AND ${application.tellBy} <= ${at + 2 * dayMs} AND ${application.landlordId} IS NOT NULL
    AND ${isUntold} AND ${isKept()} AND NOT EXISTS (SELECT 1 FROM ${applicantLetter}
      WHERE ${applicantLetter.applicationId} = ${application.id} AND ${isOnItsWay}
        AND ${applicantLetter.sendAt} < ${application.tellBy}))`;
}

/** Those of one landlord and morning, oldest decision first. */
export function listUntoldNear(
  { db }: Services,
  { landlordId, at }: { landlordId: string; at: number },
  atMost: number,
): Promise<UntoldApplication[]> {
  return db
    .select({
      id: sql<ApplicationId>`${application.id}`.as("application_id"),
      formId: sql<RentFormId>`${application.formId}`.as("application_form_id"),
      formTitle: rentForm.title,
      reference: application.reference,
    })
    .from(application)
    .innerJoin(rentForm, sql`${rentForm.id} = ${application.formId} AND ${rentForm.state} <> 'deleted'`)
    .where(sql`${isUntoldNear(at)} AND +${application.landlordId} = ${landlordId}`)
    .orderBy(asc(application.tellBy))
    .limit(atMost);
}
