import { eq, sql } from "drizzle-orm";
import type { Database } from "../../../../db/client.server";
import { application } from "../../../../db/schema/applications";
import { rentForm } from "../../../../db/schema/forms";
import type { ApplicationId, RentFormId } from "../../../../kernel/ids";

/** As a mail to its landlord names it: by its reference, for a mailbox is no place for names. */
export type NamedApplication = { id: ApplicationId; formId: RentFormId; formTitle: string; reference: string };

/** The beginning of a query for `NamedApplication`, with its form joined. */
export function selectNamed(db: Database) {
  return db
    .select({
      id: sql<ApplicationId>`${application.id}`.as("application_id"),
      formId: sql<RentFormId>`${application.formId}`.as("application_form_id"),
      formTitle: rentForm.title,
      reference: application.reference,
    })
    .from(application)
    .innerJoin(rentForm, eq(rentForm.id, application.formId));
}
