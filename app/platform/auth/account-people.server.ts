import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client.server";
import { user } from "../../db/schema/accounts";
import { application } from "../../db/schema/applications";
import { teamMember, teamMemberHome } from "../../db/schema/teams";

/** Who works in an account: its owner, or a colleague. `isMe`: 1 of the reader. */
export type AccountPerson = { id: string; name: string; isMe: number };

/** So many people an account may have that a page lists; no plan has as many seats. */
const peopleAtMost = 50;

/** Statement: who works in an account, its owner first; nobody where it has no colleagues. `landlord`, `reader`: SQL of ids. */
export function selectPeople(db: Database, landlord: SQL, reader: SQL) {
  return db.all<AccountPerson>(sql`SELECT u.id AS id, u.name AS name, u.id IS ${reader} AS "isMe"
    FROM ${user} AS u WHERE u.id = ${landlord} AND EXISTS (SELECT 1 FROM ${teamMember} AS any_of WHERE any_of.owner_id = ${landlord})
    UNION ALL SELECT * FROM (SELECT u.id, u.name, u.id IS ${reader} FROM ${teamMember} AS m JOIN ${user} AS u ON u.id = m.user_id
      WHERE m.owner_id = ${landlord} LIMIT ${peopleAtMost})`);
}

/** People of `selectPeople` in the order of a list: the owner, then the others by name. */
export function inOrderOfNames([owner, ...colleagues]: readonly AccountPerson[]): AccountPerson[] {
  return owner ? [owner, ...colleagues.sort((one, other) => one.name.localeCompare(other.name))] : [];
}

/** SQL: whether `person` may read what is of a home in the account of `landlord`, as its owner or a colleague. All are SQL. */
export function mayReadIn(landlord: SQL, person: SQL, homeId: SQL): SQL {
  return sql`(${person} = ${landlord} OR EXISTS (SELECT 1 FROM ${teamMember} AS m WHERE m.owner_id = ${landlord}
    AND m.user_id = ${person} AND (m.is_limited = 0 OR EXISTS (SELECT 1 FROM ${teamMemberHome} AS chosen
      WHERE chosen.owner_id = m.owner_id AND chosen.user_id = m.user_id AND chosen.home_id = ${homeId}))))`;
}

/** Of people of an account, those who may read one application. `applicationId`: a plain id. */
export async function whoMayRead(db: Database, people: readonly AccountPerson[], applicationId: string) {
  if (people.length === 0) return [];
  const found = await db.all<{ id: string }>(sql`SELECT one.value AS id
    FROM json_each(${JSON.stringify(people.map(({ id }) => id))}) AS one
    JOIN ${application} AS a ON a.id = ${applicationId}
    WHERE ${mayReadIn(sql`a.landlord_id`, sql`one.value`, sql`a.home_id`)}`);
  const ids = new Set(found.map(({ id }) => id));
  return people.filter(({ id }) => ids.has(id));
}
