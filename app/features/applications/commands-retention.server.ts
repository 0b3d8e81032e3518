import { and, gte, isNotNull, lt, ne, type SQL, sql } from "drizzle-orm";
import type { Services } from "../../../workers/services";
import { application, applicationMember, document } from "../../db/schema/applications";
import { rentFormVersion } from "../../db/schema/forms";
import type { ApplicationId } from "../../kernel/ids";
import { insertWitness, isWitnessed } from "../rent-forms/commands-witness.server";
import { placeOf } from "../rent-forms/law/place-of";
import { retentionOf } from "../rent-forms/law/retention";
import { addressSchema } from "../rent-forms/model/schema";
import { eraseStatements } from "./commands-withdraw.server";

const dayMs = 24 * 60 * 60 * 1000;
/** No place keeps anything for less: what was decided later is not looked at. */
const shortestMs = 30 * dayMs;
/** Erased a run; the next round of slices takes the rest. */
const atMost = 20;

type Decided = {
  id: ApplicationId;
  decidedAt: number;
  documentCount: number;
  /** JSON of the home's address. */
  address: string;
};

/**
 * Erases what its time is over for, by the law of the home's place (`retentionOf`), which the tenant was told before sending:
 * papers some weeks after the decision, answers some months after it. `slice`: bounds on the id, so that each run looks at a part.
 * Answers how many applications it touched.
 */
export async function eraseByRetention(services: Services, slice: { from: string; below: string }): Promise<number> {
  const at = services.clock.now().getTime();
  let count = 0;
  for (const decided of await findDecided(services, slice, at)) {
    if (count === atMost) break;
    const { place } = placeOf(addressSchema.parse(JSON.parse(decided.address)));
    const { unsuccessfulMonths, documentsDays } = retentionOf(place);
    if (addMonths(decided.decidedAt, unsuccessfulMonths) <= at) {
      await eraseAnswers(services, decided, at);
      count += 1;
    } else if (decided.documentCount > 0 && decided.decidedAt + documentsDays * dayMs <= at) {
      await erasePapers(services, decided, at);
      count += 1;
    }
  }
  return count;
}

function findDecided(
  { db }: Services,
  { from, below }: { from: string; below: string },
  at: number,
): Promise<Decided[]> {
  return db
    .select({
      id: sql<ApplicationId>`${application.id}`.as("application_id"),
      decidedAt: sql<number>`${application.decidedAt}`.as("decided"),
      documentCount: sql<number>`${application.documentCount} + coalesce((SELECT sum(m.document_count)
        FROM ${applicationMember} AS m WHERE m.application_id = ${application.id}), 0)`.as("papers"),
      address: sql<string>`json_extract(${rentFormVersion.definition}, '$.property.address')`.as("home_address"),
    })
    .from(application)
    .innerJoin(rentFormVersion, sql`${rentFormVersion.id} = ${application.versionId}`)
    .where(
      and(
        gte(application.id, from),
        lt(application.id, below),
        isNotNull(application.decidedAt),
        lt(application.decidedAt, at - shortestMs),
        ne(application.applicantEmail, ""),
      ),
    );
}

/** The same day some months later; the last of the month where there is no such day. */
function addMonths(at: number, months: number): number {
  const day = new Date(at);
  const then = new Date(day);
  then.setUTCMonth(day.getUTCMonth() + months);
  if (then.getUTCDate() !== day.getUTCDate()) then.setUTCDate(0);
  return then.getTime();
}

function traceOf({ ids }: Services, id: ApplicationId, at: number, action: string) {
  return {
    id: ids.uuid<string>(),
    at: new Date(at),
    actorKind: "system" as const,
    actorId: null,
    action,
    targetKind: "application" as const,
    targetId: id,
  };
}

/** Guarded on the decision that was read: one that was reopened meanwhile keeps everything. */
function stillDecided({ id, decidedAt }: Decided): SQL {
  return sql`${application} WHERE ${application.id} = ${id} AND ${application.decidedAt} = ${decidedAt} AND ${application.applicantEmail} <> ''`;
}

async function eraseAnswers(services: Services, decided: Decided, at: number): Promise<void> {
  const { db } = services;
  const trace = traceOf(services, decided.id, at, "application.retention-answers");
  const [first, ...rest] = eraseStatements(db, { id: decided.id, at, isErased: isWitnessed(trace.id) }, [
    insertWitness(db, trace, stillDecided(decided)),
  ]);
  if (first) await db.batch([first, ...rest]);
}

async function erasePapers(services: Services, decided: Decided, at: number): Promise<void> {
  const { db } = services;
  const trace = traceOf(services, decided.id, at, "application.retention-documents");
  const isDone = isWitnessed(trace.id);
  const parts = sql`(SELECT id FROM ${applicationMember} WHERE application_id = ${decided.id})`;
  await db.batch([
    insertWitness(db, trace, stillDecided(decided)),
    db.run(sql`UPDATE ${document} SET removed_at = ${at} WHERE (application_id = ${decided.id} OR application_id IN ${parts})
      AND removed_at IS NULL AND ${isDone}`),
    db.run(sql`UPDATE ${applicationMember} SET document_count = 0 WHERE application_id = ${decided.id} AND ${isDone}`),
    db.run(sql`UPDATE ${application} SET document_count = 0 WHERE id = ${decided.id} AND ${isDone}`),
  ]);
}
