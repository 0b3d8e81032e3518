import type { StaticFiles } from "../../../platform/static-files";
import type { Property } from "../form-model/schema";
import { type HandOver, type HandOverRow, handOverFor } from "./hand-over";
import rowsUrl from "./hand-over.json?url&no-inline";
import { isPackPlace } from "./place-names";
import { type HomePlace, placeOf } from "./place-of";

/** The file of the source, for what runs without a build. A built Worker carries none of it. */
const source = import.meta.env.PROD ? {} : import.meta.glob<HandOverRow[]>("./hand-over.json", { import: "default" });

/** Read once in the life of a Worker's isolate. The rows, never a promise of them: that would belong to one request. */
let known: HandOverRow[] | undefined;

/** What is owed at one home, and the place whose law says so. */
export type OwedHere = { place: string; rows: HandOver[] };

/** Server: what a landlord owes the tenant at this home; null where we know of nothing. */
export async function readHandOver(
  staticFiles: StaticFiles,
  { place, subplace, doubtful }: Pick<HomePlace, "place" | "subplace" | "doubtful">,
): Promise<OwedHere | null> {
  if (!isPackPlace(place)) return null;
  const rows = handOverFor(await readRows(staticFiles), place, { subplace, doubtful });
  return rows.length > 0 ? { place, rows } : null;
}

/** Server: the same of the home that a form lets. */
export function readHandOverOf(
  staticFiles: StaticFiles,
  { address, chosenSubplace }: Pick<Property, "address" | "chosenSubplace">,
): Promise<OwedHere | null> {
  return readHandOver(staticFiles, placeOf(address, chosenSubplace));
}

async function readRows(staticFiles: StaticFiles): Promise<HandOverRow[]> {
  known ??= (await source["./hand-over.json"]?.()) ?? parseRows(await staticFiles.read(rowsUrl));
  return known;
}

function parseRows(bytes: Uint8Array): HandOverRow[] {
  return JSON.parse(new TextDecoder().decode(bytes));
}
