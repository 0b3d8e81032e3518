import { type SQL, sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { audit } from "../../../../db/schema/platform";
import { applicantLetter, applicationNote } from "../../../../db/schema/review";
import { teamMember } from "../../../../db/schema/teams";

/** SQL on the row of application: text that changes with what its landlord's page shows. Every command leaves an audit row, but for notes and letters. */
export const applicationMark: SQL<string> = sql<string>`(${application.state} || '/' || ${application.updatedAt}
  || '/' || coalesce((SELECT a.at FROM ${audit} AS a WHERE a.target_id = ${application.id} ORDER BY a.at DESC LIMIT 1), 0)
  || '/' || (SELECT count(*) || '.' || coalesce(max(n.created_at), 0) FROM ${applicationNote} AS n WHERE n.application_id = ${application.id})
  || '/' || (SELECT count(l.sent_at) || '.' || count(l.cancelled_at) FROM ${applicantLetter} AS l WHERE l.application_id = ${application.id}))`;

/** SQL on the row of rent_form: somebody shares the account that it belongs to. */
export const isShared: SQL<number> = sql<number>`EXISTS (SELECT 1 FROM ${teamMember} AS colleague
  WHERE colleague.owner_id = rent_form.landlord_id)`;
