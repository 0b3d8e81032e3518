import { asc, type SQL, sql } from "drizzle-orm";
import { application } from "../../../db/schema/applications";
import { rentForm } from "../../../db/schema/forms";
import type { ApplicationId, RentFormId } from "../../../kernel/ids";
import type { Services } from "../../../services";
import { undecidedStates } from "../rules";

/** SQL on application: one of an account, that nobody has decided and nobody keeps for a legal claim. */
export const isUndecidedOfAccount: SQL = sql`${application.landlordId} IS NOT NULL AND ${application.isSpam} = 0
  AND ${application.heldAt} IS NULL AND ${application.applicantEmail} <> '' AND ${application.state} IN (${sql.join(
    undecidedStates.map((state) => sql`${state}`),
    sql`, `,
  )})`;

export type UndecidedApplication = { id: ApplicationId; formId: RentFormId; formTitle: string; reference: string };

/** Those of one announcement that are still undecided, oldest first. */
export function listAnnouncedUndecided(
  { db }: Services,
  { landlordId, announcedAt }: { landlordId: string; announcedAt: number },
  atMost: number,
): Promise<UndecidedApplication[]> {
  return db
    .select({
      id: sql<ApplicationId>`${application.id}`.as("application_id"),
      formId: sql<RentFormId>`${application.formId}`.as("application_form_id"),
      formTitle: rentForm.title,
      reference: application.reference,
    })
    .from(application)
    .innerJoin(rentForm, sql`${rentForm.id} = ${application.formId}`)
    .where(sql`${application.endAnnouncedAt} = ${announcedAt} AND +${application.landlordId} = ${landlordId}
      AND ${isUndecidedOfAccount}`)
    .orderBy(asc(application.submittedAt))
    .limit(atMost);
}
