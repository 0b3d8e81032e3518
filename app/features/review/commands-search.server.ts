import { and, asc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Services } from "../../../workers/services";
import { application } from "../../db/schema/applications";
import { applicationTerm } from "../../db/schema/review";
import type { ApplicationId } from "../../kernel/ids";
import { indexedTermsOf } from "./search";

const pageSize = 50;

type Indexed = { id: string; landlordId: string | null; name: string; email: string; phone: string | null };

/** Writes the words of applications that nobody can search for yet: new, corrected, or of a form that was claimed. */
export async function sweepUnsearched(services: Services): Promise<number> {
  const rows = await services.db
    .select(columns)
    .from(application)
    .where(isNull(application.searchedAt))
    .orderBy(asc(application.submittedAt))
    .limit(pageSize);
  await writeTerms(services, rows);
  return rows.length;
}

/** The same for one application, as soon as it has come. */
export async function indexApplication(services: Services, id: ApplicationId): Promise<void> {
  const isIt = and(eq(application.id, id), or(isNull(application.searchedAt), eq(application.searchedAt, 0)));
  await writeTerms(services, await services.db.select(columns).from(application).where(isIt));
}

const columns = {
  id: application.id,
  landlordId: application.landlordId,
  name: application.applicantName,
  email: application.applicantEmail,
  phone: application.applicantPhone,
};

/** A guest's applications have no list to be searched in; what was erased has no words. */
async function writeTerms({ db, clock }: Services, rows: Indexed[]): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  const terms = rows.flatMap(({ id, landlordId, ...person }) =>
    landlordId === null || person.email === "" ? [] : indexedTermsOf(person).map((term) => ({ landlordId, term, id })),
  );
  const term = (key: string) => sql`json_extract(term.value, ${`$.${key}`})`;
  await db.batch([
    db.delete(applicationTerm).where(inArray(applicationTerm.applicationId, ids)),
    // Erased between reading and writing: no word is left behind.
    db.run(sql`INSERT INTO ${applicationTerm} (landlord_id, term, application_id)
      SELECT ${term("landlordId")}, ${term("term")}, ${term("id")} FROM json_each(${JSON.stringify(terms)}) AS term
      WHERE EXISTS (SELECT 1 FROM ${application} AS there WHERE there.id = ${term("id")} AND there.applicant_email <> '')
      ON CONFLICT DO NOTHING`),
    db.update(application).set({ searchedAt: clock.now().getTime() }).where(inArray(application.id, ids)),
  ]);
}
