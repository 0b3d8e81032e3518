import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client.server";
import { personKey } from "../../db/schema/applications";
import { guestRentForm, rentForm } from "../../db/schema/forms";
import type { IdMaker } from "../../kernel/ids";
import type { Clock } from "../clock";
import type { DataKey, DataKeys } from "../crypto";

/** A person key as it is stored. `wrapped`: the id of the key of the ring, a colon, and the wrapped key. */
export type WrappedPersonKey = { id: string; holderId: string; wrapped: string };

/** What opens a key, whoever holds it. */
export type PersonKey = Omit<WrappedPersonKey, "holderId">;

/** SQL of a text: `wrapped` of a row of person_key under this name. */
export const wrappedText = (name: string) => sql.raw(`${name}.key_id || ':' || ${name}.wrapped_key`);

/** Columns of `WrappedPersonKey`; stand in a select from person_key. */
export const personKeyColumns = {
  id: sql<string>`${personKey.id}`.as("person_key"),
  holderId: sql<string>`${personKey.holderId}`.as("person_key_holder"),
  wrapped: sql<string>`${wrappedText("person_key")}`.as("person_key_wrapped"),
};

/** So many keys of claimed forms are searched by. */
const landlordKeysAtMost = 24;

/** Statement: the keys that an account reads by: its own, and those of forms it claimed. `landlord`: SQL, its id. */
export function selectLandlordKeys({ db }: { db: Database }, landlord: SQL) {
  return db
    .select(personKeyColumns)
    .from(personKey)
    .where(
      sql`${personKey.id} IN (SELECT own.id FROM ${personKey} AS own WHERE own.holder_id = ${landlord}
        UNION ALL SELECT id FROM (SELECT claimed.id FROM ${personKey} AS claimed WHERE claimed.landlord_id = ${landlord}
          LIMIT ${landlordKeysAtMost}))`,
    );
}

/** Statement: the keys that several accounts read by. `landlords`: SQL, a list of their ids in brackets. */
export function selectSharedKeys({ db }: { db: Database }, landlords: SQL) {
  return db
    .select(personKeyColumns)
    .from(personKey)
    .where(
      sql`${personKey.id} IN (SELECT own.id FROM ${personKey} AS own WHERE own.holder_id IN ${landlords}
        UNION ALL SELECT id FROM (SELECT claimed.id FROM ${personKey} AS claimed WHERE claimed.landlord_id IN ${landlords}
          LIMIT ${landlordKeysAtMost}))`,
    );
}

/** Statement: the key of a form's applications. `isReached`: SQL on its row. */
export function selectFormKeys({ db }: { db: Database }, isReached: SQL) {
  return db
    .select(personKeyColumns)
    .from(rentForm)
    .innerJoin(personKey, sql`${personKey.holderId} = ${holderOfForm}`)
    .where(isReached);
}

/** SQL on rent_form: who holds its key. A guest's form keeps its own, also while an account has it. */
export const holderOfForm = sql`CASE WHEN ${rentForm.landlordId} IS NULL OR EXISTS (SELECT 1 FROM ${guestRentForm} AS g
  WHERE g.form_id = ${rentForm.id}) THEN ${rentForm.id} ELSE ${rentForm.landlordId} END`;

/** Statement: the key for what comes to a form from now on; none while nobody has applied to its holder. `formId`: SQL. */
export function selectHolderKey(db: Database, formId: SQL) {
  return db
    .select(personKeyColumns)
    .from(rentForm)
    .innerJoin(personKey, sql`${personKey.holderId} = ${holderOfForm}`)
    .where(sql`${rentForm.id} = ${formId}`);
}

type KeyMaker = { db: Database; ids: IdMaker; clock: Clock; dataKeys: DataKeys };

/** Makes the keys that holders of these forms lack, and answers all, in one batch. A form that is gone has none. */
export async function makePersonKeys(services: KeyMaker, formIds: readonly string[]): Promise<WrappedPersonKey[]> {
  const { db } = services;
  const made = await Promise.all(formIds.map((formId) => newKey(services, formId)));
  const [, keys] = await db.batch([
    insertKeys(services, made),
    db
      .select(personKeyColumns)
      .from(rentForm)
      .innerJoin(personKey, sql`${personKey.holderId} = ${holderOfForm}`)
      .where(sql`${rentForm.id} IN (SELECT value FROM json_each(${JSON.stringify(formIds)}))`),
  ]);
  return keys;
}

/** A key to seal with. `statement` makes it the holder's in the batch that writes what is sealed; `isHolders`: SQL, it is. */
export type ReadyKey = { key: PersonKey; statement: ReturnType<typeof insertKeys> | null; isHolders: SQL };

/** One that has been the holder's before. */
export function standingKey(key: PersonKey): ReadyKey {
  return { key, statement: null, isHolders: sql`1` };
}

/** A new one for a form whose holder had none; somebody else may be first, and then it is not the holder's. */
export async function readyPersonKey(services: KeyMaker, formId: string): Promise<ReadyKey> {
  const made = await newKey(services, formId);
  return {
    key: { id: made.id, wrapped: `${made.keyId}:${made.wrappedKey}` },
    statement: insertKeys(services, [made]),
    isHolders: sql`EXISTS (SELECT 1 FROM ${personKey} AS made WHERE made.id = ${made.id})`,
  };
}

async function newKey({ ids, dataKeys }: KeyMaker, formId: string) {
  const id = ids.uuid<string>();
  return { id, formId, ...(await dataKeys.create(id)).wrapped };
}

/** Statement: gives these keys to the holders of their forms, but for those who have one. */
function insertKeys({ db, clock }: KeyMaker, made: readonly Awaited<ReturnType<typeof newKey>>[]) {
  return db.run(sql`INSERT INTO ${personKey} (id, holder_id, landlord_id, key_id, wrapped_key, created_at)
    SELECT made.value ->> 'id', ${holderOfForm}, ${rentForm.landlordId}, made.value ->> 'keyId',
      made.value ->> 'wrappedKey', ${clock.now().getTime()}
    FROM json_each(${JSON.stringify(made)}) AS made JOIN ${rentForm} ON ${rentForm.id} = made.value ->> 'formId'
    WHERE 1 ON CONFLICT DO NOTHING`);
}

const opened = new WeakMap<DataKeys, Map<string, Promise<DataKey>>>();
/** A sweep or an export meets the keys of many landlords, a page those of one. */
const keptAtMost = 200;

/** The opened key. `dataKeys` is made for one request, and so long an opened key is kept. */
export function openPersonKey(dataKeys: DataKeys, { id, wrapped }: PersonKey): Promise<DataKey> {
  const keys = opened.get(dataKeys) ?? new Map<string, Promise<DataKey>>();
  opened.set(dataKeys, keys);
  const known = keys.get(id);
  if (known) return known;
  if (keys.size >= keptAtMost) keys.clear();
  const [keyId = "", wrappedKey = ""] = wrapped.split(":");
  const key = dataKeys.open(id, { keyId, wrappedKey });
  keys.set(id, key);
  return key;
}
