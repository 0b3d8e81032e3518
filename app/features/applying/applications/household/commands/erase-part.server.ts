import { type SQL, sql } from "drizzle-orm";
import { applicationData, applicationDraft, applicationKey, infoRequest } from "../../../../../db/schema/applications";
import { document } from "../../../../../db/schema/documents";
import { applicationMember } from "../../../../../db/schema/household";
import { linkToken } from "../../../../../db/schema/platform";
import { referenceRequest } from "../../../../../db/schema/review";
import type { Services } from "../../../../../services";

/** Statements that erase what stands of own parts. `parts`: SQL, a list of their ids in brackets. The files follow by the sweep. */
export function erasePartStatements(db: Services["db"], parts: SQL, at: number) {
  return [
    db.run(sql`UPDATE ${document} SET removed_at = ${at} WHERE application_id IN ${parts} AND removed_at IS NULL`),
    // Whom the person named is asked no more, and what was answered goes, too.
    db.run(sql`DELETE FROM ${linkToken} WHERE ref IN (SELECT id FROM ${referenceRequest} WHERE ${namedIn(parts)})`),
    db.run(sql`DELETE FROM ${referenceRequest} WHERE ${namedIn(parts)}`),
    db.run(sql`DELETE FROM ${infoRequest} WHERE member_id IN ${parts}
      AND application_id IN (SELECT application_id FROM ${applicationMember} WHERE id IN ${parts})`),
    db.run(sql`DELETE FROM ${applicationData} WHERE application_id IN ${parts}`),
    db.run(sql`DELETE FROM ${applicationDraft} WHERE id IN ${parts}`),
    db.run(sql`DELETE FROM ${applicationKey} WHERE application_id IN ${parts}`),
  ] as const;
}

/** SQL on reference_request: asked of somebody whom one of these parts names. */
function namedIn(parts: SQL): SQL {
  return sql`application_id IN (SELECT application_id FROM ${applicationMember} WHERE id IN ${parts})
    AND substr(path, 1, 36) IN ${parts}`;
}
