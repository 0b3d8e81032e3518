import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client.server";
import { personKey } from "../../db/schema/applications";
import type { DataKeys } from "../crypto";
import {
  openPersonKey,
  type PersonKey,
  personKeyColumns,
  type WrappedPersonKey,
  wrappedText,
} from "./person-keys.server";
import { personPurpose } from "./person-purpose";

/** Who applied. `email` is "" once it was erased. */
export type Person = { name: string; email: string; phone: string | null };

const nobody: Person = { name: "", email: "", phone: null };

/** SQL on a row of application under this name: who applied has not been erased. */
export function isNotErased(name = "application"): SQL {
  return sql.raw(`(${name}.person IS NOT NULL)`);
}

const columns = "application.id, application.person, application.person_key_id";

/** SQL on application: what `openPeople` opens, as JSON. */
export const storedPersonSql = sql.raw(`json_array(${columns})`);

/** Column of a list, whose keys are read by a statement of their own (person-keys.server.ts). */
export const storedPerson = sql<string>`${storedPersonSql}`.as("stored_person");

export const storedPersonWithKeySql = sql`json_array(${sql.raw(columns)},
  (SELECT ${wrappedText("k")} FROM ${personKey} AS k WHERE k.id = application.person_key_id))`;

/** Column of a single row: with its key, which reads a row more. */
export const storedPersonWithKey = sql<string>`${storedPersonWithKeySql}`.as("stored_person");

type Reader = { db: Database; dataKeys: DataKeys };
/** `wrapped`: undefined where the column came without its key. */
type Stored = [id: string, sealed: string | null, keyId: string | null, wrapped?: string | null];

/** The key of a `storedPersonWithKey`; null of somebody who was erased, or whose key was destroyed. */
export function keyOfStored(stored: string): PersonKey | null {
  const [, , id, wrapped] = JSON.parse(stored) as Stored;
  return id !== null && wrapped ? { id, wrapped } : null;
}

/** Opens people in order; null is nobody, an erased one, or without a key. Throws when a ciphertext was changed. */
async function openPeople(
  services: Reader,
  stored: readonly (string | null)[],
  known: readonly WrappedPersonKey[] = [],
): Promise<Person[]> {
  const people = stored.map((json) => (json === null ? null : (JSON.parse(json) as Stored)));
  const keys = await keysOf(services, people, known);
  return Promise.all(people.map((one) => (one ? openOne(services, one, keys) : nobody)));
}

/** Opens one; see `openPeople`. */
export async function openPerson(services: Reader, stored: string | null): Promise<Person> {
  const [person] = await openPeople(services, [stored]);
  return person ?? nobody;
}

/** The rows of a list, each with who it is. */
export async function withPeople<Row extends { stored: string | null }>(
  services: Reader,
  rows: readonly Row[],
  known: readonly WrappedPersonKey[] = [],
): Promise<(Omit<Row, "stored"> & Person)[]> {
  const people = await openPeople(
    services,
    rows.map((row) => row.stored),
    known,
  );
  return rows.map(({ stored: _, ...row }, index) => ({ ...row, ...(people[index] ?? nobody) }));
}

/** `wrapped` by the id of the key. */
type Keys = Map<string, string>;

async function keysOf({ db }: Reader, people: (Stored | null)[], known: readonly WrappedPersonKey[]): Promise<Keys> {
  const keys: Keys = new Map(known.map(({ id, wrapped }) => [id, wrapped]));
  const missing = new Set<string>();
  for (const [, sealed, keyId, wrapped] of people.filter((one) => one !== null)) {
    if (sealed === null || keyId === null || keys.has(keyId)) continue;
    if (wrapped) keys.set(keyId, wrapped);
    // Undefined: it was not asked for with its row. Null: it was destroyed.
    else if (wrapped === undefined) missing.add(keyId);
  }
  if (missing.size === 0) return keys;
  const rows = await db
    .select(personKeyColumns)
    .from(personKey)
    .where(sql`${personKey.id} IN (SELECT value FROM json_each(${JSON.stringify([...missing])}))`);
  for (const { id, wrapped } of rows) keys.set(id, wrapped);
  return keys;
}

type Sealed = [name: string, email: string, phone: string | null];

async function openOne({ dataKeys }: Reader, stored: Stored, keys: Keys): Promise<Person> {
  const [id, sealed, keyId] = stored;
  const wrapped = keyId === null ? undefined : keys.get(keyId);
  if (sealed === null || keyId === null || wrapped === undefined) return nobody;
  const key = await openPersonKey(dataKeys, { id: keyId, wrapped });
  const [name, email, phone] = JSON.parse(await key.decryptText(personPurpose(id), sealed)) as Sealed;
  return { name, email, phone };
}
