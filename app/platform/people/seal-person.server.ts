import { dialledPhone } from "../../kernel/phone";
import { indexedTermsOf, markLength } from "../../kernel/search-terms";
import type { DataKey, DataKeys } from "../crypto";
import type { Person } from "./people.server";
import { openPersonKey, type PersonKey } from "./person-keys.server";
import { personPurpose } from "./person-purpose";

/** Columns of application that say who applied. */
export type SealedPerson = {
  person: string;
  personKeyId: string;
  emailHash: string | null;
  phoneHash: string | null;
  /** JSON of `hashedTerms`. */
  terms: string;
};

/** Enough that two words hardly ever share one; whoever is found is compared once more. */
const termHashLength = 16;

/** Seals who applied under the key of the landlord, and hashes what is searched by. */
export async function sealPerson(
  { dataKeys }: { dataKeys: DataKeys },
  wrapped: PersonKey,
  applicationId: string,
  person: Person,
): Promise<SealedPerson> {
  const key = await openPersonKey(dataKeys, wrapped);
  const { name, email, phone } = person;
  const [sealed, emailHash, phoneHash, terms] = await Promise.all([
    key.encryptText(personPurpose(applicationId), JSON.stringify([name, email, phone])),
    email === "" ? null : hash(key, "email", email.toLowerCase()),
    phone === null ? null : hash(key, "phone", dialledPhone(phone)),
    hashedTerms(key, indexedTermsOf(person)),
  ]);
  return { person: sealed, personKeyId: wrapped.id, emailHash, phoneHash, terms: JSON.stringify(terms) };
}

/** Terms as they stand in the index: their mark, and a hash in place of the word. */
export function hashedTerms(key: DataKey, terms: readonly string[]): Promise<string[]> {
  return Promise.all(
    terms.map(async (term) => {
      const hashed = await hash(key, "term", term);
      return term.slice(0, markLength) + hashed.slice(0, termHashLength);
    }),
  );
}

function hash(key: DataKey, purpose: string, text: string): Promise<string> {
  return key.digest(new TextEncoder().encode(`${purpose}:${text}`));
}
