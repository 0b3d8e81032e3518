import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../../db/client.server";
import { randomUuid } from "../../../../db/random-uuid.server";
import { home, homelessSql, rentForm, rentFormVersion } from "../../../../db/schema/forms";
import type { RentFormId } from "../../../../kernel/ids";
import { forPageOrRows } from "../../../../platform/each-row.server";
import type { Services } from "../../../../services";
import type { Address } from "../../form-model/schema";

const keyParts = ["country", "postcode", "city", "line1", "line2"] as const;
const addressParts = ["line1", "line2", "city", "region", "postcode", "country"] as const;
type Part = (typeof addressParts)[number];

/** SQL: in this form equal addresses are equal, whatever their case, spaces, points and dashes. The state is left out: "OR" is Oregon. */
export function homeKey(part: (name: Part) => SQL): SQL {
  return sql.join(
    keyParts.map((name) => plainPart(part(name))),
    sql` || '|' || `,
  );
}

/** SQLite's lower() knows no letter beyond A to Z. Literals: D1 binds a hundred values, and this stands in many places. */
const replaced = [
  [" ", ""],
  [".", ""],
  [",", ""],
  ["-", ""],
  ["\u00a0", ""],
  ["Ä", "ä"],
  ["Ö", "ö"],
  ["Ü", "ü"],
  ["É", "é"],
  ["ß", "ss"],
] as const;

function plainPart(text: SQL): SQL {
  const replace = (rest: SQL, [from, to]: readonly [string, string]) =>
    sql`replace(${rest}, ${sql.raw(`'${from}'`)}, ${sql.raw(`'${to}'`)})`;
  return sql`replace(lower(${replaced.reduce(replace, sql`coalesce(${text}, '')`)}), 'strasse', 'str')`;
}

/** SQL: the key of an address. */
export function homeKeyOf(address: Address): SQL {
  return homeKey((name) => sql`${address[name] ?? ""}`);
}

/** SQL: the id of the account's home at an address, or NULL. */
export function knownHome(landlord: SQL, address: Address): SQL {
  return sql`(SELECT h.id FROM ${home} AS h WHERE h.landlord_id = ${landlord} AND h.key = ${homeKeyOf(address)})`;
}

type Settled = { db: Database; forms: SQL; at: number; isDone: SQL };

/**
 * Statements after which forms of accounts hang on the homes at their addresses, new ones where there are none. `forms`: SQL, a list
 * of ids in brackets. The facts of what was published last are those of the home.
 */
export function settleHomes({ db, forms, at, isDone }: Settled) {
  const part = (name: Part) => sql`json_extract(of.property, ${`$.address.${name}`})`;
  const parts = (names: readonly Part[]) =>
    sql.join(
      names.map((name) => sql`nullif(${part(name)}, '')`),
      sql`, `,
    );
  const property = sql`json_extract(coalesce(v.definition, f.draft), '$.property')`;
  const key = homeKey(part);
  const of = sql`(SELECT f.id, f.landlord_id, ${property} AS property FROM ${rentForm} AS f
    LEFT JOIN ${rentFormVersion} AS v ON v.id = f.published_version_id
    WHERE f.id IN ${forms} AND f.landlord_id IS NOT NULL AND ${isDone}) AS of`;
  return [
    db.run(sql`INSERT INTO ${home} (id, landlord_id, key, line1, city, country, line2, region, postcode, facts, created_at, updated_at)
      SELECT ${randomUuid}, of.landlord_id, ${key}, coalesce(${part("line1")}, ''), coalesce(${part("city")}, ''),
        coalesce(${part("country")}, ''), ${parts(["line2", "region", "postcode"])},
        json_remove(of.property, '$.address', '$.photos', '$.availableFrom'), ${at}, ${at}
      FROM ${of} WHERE true
      ON CONFLICT (landlord_id, key) DO UPDATE
        SET facts = json_patch(facts, excluded.facts), archived_at = NULL, updated_at = excluded.updated_at`),
    db.run(sql`UPDATE ${rentForm} SET home_id = (SELECT h.id FROM ${of} JOIN ${home} AS h
      ON h.landlord_id = of.landlord_id AND h.key = ${key} WHERE of.id = ${rentForm.id})
      WHERE id IN ${forms} AND landlord_id IS NOT NULL AND ${isDone}`),
  ] as const;
}

type Corrected = { db: Database; formId: RentFormId; address: Address; at: number; isDone: SQL };

/** A statement that corrects the address of a home that one form alone lets, unless it is that of another home. */
export function correctHome({ db, formId, address, at, isDone }: Corrected) {
  const { line1, line2 = null, city, region = null, postcode = null, country } = address;
  return db.run(sql`UPDATE OR IGNORE ${home} SET key = ${homeKeyOf(address)}, line1 = ${line1},
    line2 = ${line2}, city = ${city}, region = ${region}, postcode = ${postcode}, country = ${country}, updated_at = ${at}
    WHERE id = (SELECT own.home_id FROM ${rentForm} AS own WHERE own.id = ${formId}) AND ${isDone} AND NOT EXISTS (
      SELECT 1 FROM ${rentForm} AS other WHERE other.home_id = ${home.id} AND other.id <> ${formId})`);
}

/** Each may have thousands of applications, which follow in the same statement. */
const pageSize = 20;

/** Gives homes to forms of accounts that were published before there were homes, a page a run. How many. */
export async function settleHomeless(services: Services): Promise<number> {
  const { db, clock } = services;
  const rows = await db.all<{ id: string }>(
    sql`SELECT id FROM ${rentForm} WHERE ${sql.raw(homelessSql)} ORDER BY created_at LIMIT ${pageSize}`,
  );
  return forPageOrRows(services, "homes", rows, {
    idOf: ({ id }) => id,
    work: (page) => {
      const forms = sql`(SELECT value FROM json_each(${JSON.stringify(page.map(({ id }) => id))}))`;
      return db.batch(settleHomes({ db, forms, at: clock.now().getTime(), isDone: sql`1` }));
    },
  });
}
