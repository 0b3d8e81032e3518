import { and, inArray } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { isNotErased, openPerson, type Person, storedPersonWithKey } from "../../../../platform/people/people.server";
import type { Services } from "../../../../services";
import { isHolderAt, type StatusLink } from "../../applications/queries/is-holder-of.server";
import { invitedStates } from "../invited-states";

/** The applicant behind a status link, if invited to see the home; else null. */
export async function findInvited(services: Services, link: StatusLink): Promise<Person | null> {
  const isHolder = await isHolderAt(services, link);
  if (!isHolder) return null;
  const [row] = await services.db
    .select({ stored: storedPersonWithKey })
    .from(application)
    .where(and(isHolder, isNotErased(), inArray(application.state, [...invitedStates])));
  return row ? openPerson(services, row.stored) : null;
}
