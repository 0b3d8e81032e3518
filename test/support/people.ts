import { eq, sql } from "drizzle-orm";
import { application, personKey } from "../../app/db/schema/applications";
import { indexedTermsOf } from "../../app/kernel/search-terms";
import { openPerson, type Person, storedPersonWithKey } from "../../app/platform/people/people.server";
import { openPersonKey, personKeyColumns } from "../../app/platform/people/person-keys.server";
import { hashedTerms } from "../../app/platform/people/seal-person.server";
import type { Services } from "../../app/services";

/** Who applied, as whoever holds the keys reads it. */
export async function personOf(services: Services, applicationId: string): Promise<Person> {
  const [row] = await services.db
    .select({ stored: storedPersonWithKey })
    .from(application)
    .where(eq(application.id, applicationId));
  return openPerson(services, row?.stored ?? null);
}

/** The terms that find somebody, hashed under the key of a landlord or of a guest's form; in the order of the index. */
export async function termsUnder(services: Services, holderId: string, person: Person): Promise<string[]> {
  const [key] = await services.db
    .select(personKeyColumns)
    .from(personKey)
    .where(sql`${personKey.holderId} = ${holderId}`);
  if (!key) throw new Error("No key");
  return (await hashedTerms(await openPersonKey(services.dataKeys, key), indexedTermsOf(person))).sort();
}
