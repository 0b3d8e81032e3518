import { sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import type { AccountLandlord } from "../../../../kernel/actor";
import { mayReadIn } from "../../../../platform/auth/account-people.server";
import { signedInUserIdSql } from "../../../../platform/auth/landlord-of.server";
import { isNotErased } from "../../../../platform/people/people.server";
import { tellPeople } from "../../../../platform/team-notices.server";
import type { Services } from "../../../../services";
import {
  type Changed,
  changeApplications,
  type Picked,
} from "../../../applying/applications/commands/change-applications.server";

/** Says who of the account sees to applications, and tells him or her; `to`: null for nobody. "refused": who may not read it, or it is erased. */
export function assignApplications(
  services: Services,
  actor: AccountLandlord,
  { to, ...picked }: Picked & { to: string | null },
): Promise<Changed[]> {
  const person = sql`${to}`;
  return changeApplications(
    services,
    actor,
    picked,
    {
      action: to === null ? "application.unassign" : "application.assign",
      isAllowed: sql`${application.assignedTo} IS NOT ${person} AND ${isNotErased()}
        AND ${to === null ? sql`1` : mayReadIn(sql`${application.landlordId}`, person, sql`${application.homeId}`)}`,
      isDone: sql`${application.assignedTo} IS ${person}`,
      detail: to === null ? sql`${application.assignedTo}` : person,
      set: () => sql`assigned_to = ${person}`,
      marksRead: false,
    },
    ({ changed, at }) =>
      to === null
        ? []
        : [
            ...tellPeople(services.db, {
              kind: "assigned",
              about: changed,
              to: sql`(${person})`,
              by: signedInUserIdSql(actor, at),
              now: new Date(at),
              isOneMail: true,
            }),
          ],
  );
}
