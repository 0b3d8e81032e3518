import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../../db/client.server";
import { application } from "../../../../db/schema/applications";
import { applicationMember } from "../../../../db/schema/household";
import { type ErasureCause, erasureCount } from "../../../../db/schema/review";
import { isNotErased } from "../../../../platform/people/people.server";

const member = sql`${applicationMember} AS m WHERE m.application_id = gone.id AND m.removed_at IS NULL`;
const papersOfAll = sql`gone.document_count + coalesce((SELECT sum(m.document_count) FROM ${member}), 0)`;
const partsOfAll = sql`(SELECT count(*) FROM ${member} AND m.completed_at IS NOT NULL)`;

type What = { applications: SQL; documents: SQL; parts: SQL };

/** An application with its papers and the parts of its household. */
const everything: What = { applications: sql`1`, documents: papersOfAll, parts: partsOfAll };
const papersAlone: What = { applications: sql`0`, documents: papersOfAll, parts: sql`0` };

/** `which`: SQL on the row `gone` of application; says also that the erasing of this batch takes place. */
type Erasing = { at: number; cause: ErasureCause; which: SQL };

/** Statement behind the audit guard: adds what is about to be erased to its landlord's figures of the UTC year. */
export function countErased(db: Database, erasing: Erasing) {
  return count(db, erasing, everything);
}

/** Statement: counts erased documents whose application stays. For the batch that erases them, before its rows go. */
export function countErasedPapers(db: Database, erasing: Erasing) {
  return count(db, erasing, papersAlone);
}

/** Of the own part of one member, whose row stands yet. */
export function countErasedPart(db: Database, erasing: Erasing, memberId: string) {
  const documents = sql`(SELECT part.document_count FROM ${applicationMember} AS part WHERE part.id = ${memberId})`;
  return count(db, erasing, { applications: sql`0`, documents, parts: sql`1` });
}

function count(db: Database, { at, cause, which }: Erasing, { applications, documents, parts }: What) {
  return db.run(sql`INSERT INTO ${erasureCount} (landlord_id, year, cause, applications, documents, parts)
    SELECT gone.landlord_id, ${new Date(at).getUTCFullYear()}, ${cause}, sum(${applications}), sum(${documents}), sum(${parts})
    FROM ${application} AS gone WHERE ${which} AND gone.landlord_id IS NOT NULL AND ${isNotErased("gone")}
    GROUP BY gone.landlord_id
    ON CONFLICT (landlord_id, year, cause) DO UPDATE SET applications = applications + excluded.applications,
      documents = documents + excluded.documents, parts = parts + excluded.parts`);
}
