import { sql } from "drizzle-orm";
import { application, applicationDraft } from "../../../../db/schema/applications";
import { rentForm } from "../../../../db/schema/forms";
import { applicationMember } from "../../../../db/schema/household";
import type { Services } from "../../../../services";
import { boundOfRow } from "../../../forms/rent-forms/queries/find-form-limits.server";

/** A draft that nobody touched for so long holds no place: most people who look do not apply. */
const activeMs = 60 * 60 * 1000;

/**
 * Whether another application may be begun: arrived and being filled in (a step saved within the hour) are fewer than
 * the form takes by itself.
 */
export async function hasRoomToBegin({ db, clock }: Services, urlId: string): Promise<boolean> {
  const since = clock.now().getTime() - activeMs;
  const [row] = await db.all<{ hasRoom: number }>(sql`SELECT ${rentForm.applicationCount} + (
      SELECT count(*) FROM ${applicationDraft} AS draft WHERE draft.form_id = ${rentForm.id} AND draft.updated_at > ${since}
        AND draft.rev > 1 AND NOT EXISTS (SELECT 1 FROM ${application} AS sent WHERE sent.id = draft.id)
        AND NOT EXISTS (SELECT 1 FROM ${applicationMember} AS part WHERE part.id = draft.id)) < ${boundOfRow} AS "hasRoom"
    FROM ${rentForm} WHERE ${rentForm.urlId} = ${urlId}`);
  return row?.hasRoom === 1;
}
