import { type SQL, sql } from "drizzle-orm";
import { home, rentForm } from "../../../../db/schema/forms";
import type { Services } from "../../../../services";
import type { HomeFacts } from "../../form-model/schema";
import { homeKey } from "../../rent-forms/commands/settle-homes.server";
import { factsOfHome } from "../home-row";
import type { ImportRow, RowFault } from "../import/import-row";

export type PlanKind = "new" | "changed" | "unchanged" | "fault";
/** The columns of home that are written. */
export type PlannedHome = {
  id: string | null;
  key: string;
  line1: string;
  line2: string | null;
  city: string;
  region: string | null;
  postcode: string | null;
  country: string;
  reference: string | null;
  facts: string;
};
export type PlannedRow = { line: number; row: ImportRow; faults: RowFault[] } & (
  | { kind: "fault" }
  | { kind: "new" | "changed" | "unchanged"; home: PlannedHome; changes: string[] }
);

type Found = {
  n: number;
  k: string;
  byReference: string | null;
  byAddress: string | null;
  id: string | null;
  key: string;
  line1: string;
  line2: string | null;
  city: string;
  region: string | null;
  postcode: string | null;
  country: string;
  reference: string | null;
  facts: string;
  hasForm: number;
};

/**
 * What an import would do with each row, in one query. A home is known by its reference, else by its address. An empty cell changes
 * nothing. `landlord`: SQL, the account.
 */
export async function planImport(
  { db }: Pick<Services, "db">,
  landlord: SQL,
  rows: readonly ImportRow[],
): Promise<PlannedRow[]> {
  const said = JSON.stringify(
    rows.map(({ home: { reference, address }, faults }) => (faults.length > 0 ? null : { ...address, reference })),
  );
  const part = (name: string) => sql`json_extract(r.value, ${`$.${name}`})`;
  const found = await db.all<Found>(sql`WITH said AS (
      SELECT r.key AS n, a.id AS by_reference,
        ${homeKey((name) => (name === "line2" || name === "postcode" ? sql`coalesce(${part(name)}, a.${sql.raw(name)})` : part(name)))} AS k
      FROM json_each(${said}) AS r LEFT JOIN ${home} AS a ON a.landlord_id = ${landlord} AND a.reference IS NOT NULL
        AND a.reference = ${part("reference")}
      WHERE r.type <> 'null')
    SELECT said.n, said.k, said.by_reference AS byReference, b.id AS byAddress, h.id, h.key, h.line1, h.line2, h.city, h.region,
      h.postcode, h.country, h.reference, h.facts,
      EXISTS (SELECT 1 FROM ${rentForm} AS f WHERE f.home_id = h.id AND f.state <> 'deleted') AS hasForm
    FROM said LEFT JOIN ${home} AS b ON b.landlord_id = ${landlord} AND b.key = said.k
      LEFT JOIN ${home} AS h ON h.id = coalesce(said.by_reference, b.id)`);
  const byRow = new Map(found.map((one) => [one.n, one]));
  const first = { key: new Map<string, number>(), reference: new Map<string, number>() };
  return rows.map((row, at) => {
    const one = byRow.get(at);
    if (!one) return { kind: "fault", line: row.line, row, faults: row.faults };
    const fault = clashOf(row, one, first);
    if (fault) return { kind: "fault", line: row.line, row, faults: [fault] };
    return planned(row, one);
  });
}

type First = { key: Map<string, number>; reference: Map<string, number> };

/** Why a row cannot be what it says, beside the homes that there are and the rows before it. */
function clashOf({ line, home: { reference, address } }: ImportRow, one: Found, first: First): RowFault | null {
  const repeated = first.key.get(one.k) ?? (reference === null ? undefined : first.reference.get(reference));
  if (repeated !== undefined) {
    const isNumber = first.key.get(one.k) === undefined;
    const place = isNumber ? ({ field: "reference", given: reference ?? "" } as const) : street(address.line1);
    return { ...place, code: "repeated", column: "", example: String(repeated) };
  }
  first.key.set(one.k, line);
  if (reference !== null) first.reference.set(reference, line);
  const { byReference, byAddress } = one;
  const isOther = byReference !== null && byAddress !== null && byReference !== byAddress;
  const isOtherNumber = byReference === null && reference !== null && one.reference !== null;
  if (isOther || isOtherNumber) return { ...street(address.line1), code: "address-taken", column: "" };
  const isMoved = one.id !== null && one.key !== one.k && one.hasForm === 1;
  return isMoved ? { ...street(address.line1), code: "address-kept", column: "" } : null;
}

const street = (given: string) => ({ field: "line1", given }) as const;

function planned(row: ImportRow, one: Found): PlannedRow {
  const { address, reference, facts } = row.home;
  const { line1, line2 = one.line2, city, region = one.region, postcode = one.postcode, country } = address;
  const before: HomeFacts = one.id === null ? {} : factsOfHome(one);
  const after = { ...before, ...facts };
  const isMoved = one.id === null || one.key !== one.k;
  const written = isMoved
    ? { line1, line2, city, postcode, country }
    : { line1: one.line1, line2: one.line2, city: one.city, postcode: one.postcode, country: one.country };
  const home = {
    id: one.id,
    key: one.k,
    ...written,
    region,
    reference: reference ?? one.reference,
    facts: JSON.stringify(after),
  };
  const base = { line: row.line, row, faults: [], home };
  if (one.id === null) return { ...base, kind: "new", changes: [] };
  const changes = [
    ...(home.reference === one.reference ? [] : ["reference"]),
    ...(isMoved ? ["line1"] : []),
    ...(region === one.region ? [] : ["region"]),
    ...Object.keys(facts).filter((name) => !isSame(before, after, name as keyof HomeFacts)),
  ];
  return { ...base, kind: changes.length > 0 ? "changed" : "unchanged", changes };
}

function isSame(before: HomeFacts, after: HomeFacts, name: keyof HomeFacts): boolean {
  const [a, b] = [before[name], after[name]];
  if (typeof a !== "object" || typeof b !== "object") return a === b;
  return JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());
}
