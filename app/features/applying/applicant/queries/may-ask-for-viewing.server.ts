import { and, inArray } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import type { Services } from "../../../../services";
import { isHolderAt, type StatusLink } from "../../applications/queries/is-holder-of.server";
import { invitedStates } from "../invited-states";

/** Whether the applicant behind a status link is invited to see the home. */
export async function mayAskForViewing(services: Services, link: StatusLink): Promise<boolean> {
  const isHolder = await isHolderAt(services, link);
  if (!isHolder) return false;
  const rows = await services.db
    .select({ id: application.id })
    .from(application)
    .where(and(isHolder, inArray(application.state, [...invitedStates])));
  return rows.length > 0;
}
