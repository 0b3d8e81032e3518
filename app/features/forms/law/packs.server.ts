import type { StaticFiles } from "../../../platform/static-files";
import { type LawPack, mergePacks } from "./merge-packs";
import { packAddress } from "./pack-addresses";
import type { PackFile } from "./pack-schema";
import { chainOf, type HomePlace, packPlaces } from "./place-of";

/** Files of the source, for what runs without a build: tests, seeds. A built Worker carries none: 75 KiB of its 1,250. */
const sources = import.meta.env.PROD ? {} : import.meta.glob<PackFile>("./packs/*.json", { import: "default" });

/**
 * Each file is read once in the life of a Worker's isolate; a new version comes with a new Worker. Files, never promises of
 * them: those belong to one request, and another would wait for ever if that one ended before its answer.
 */
const known = new Map<string, PackFile>();

/** Server: the files of a place, parent first. Throws on a place that has none. */
export function readPacks(staticFiles: StaticFiles, place: string): Promise<PackFile[]> {
  return Promise.all(chainOf(place).map((name) => readPack(staticFiles, name)));
}

async function readPack(staticFiles: StaticFiles, name: string): Promise<PackFile> {
  const found =
    known.get(name) ??
    (await sources[`./packs/${name}.json`]?.()) ??
    parsePack(await staticFiles.read(packAddress(name)));
  known.set(name, found);
  return found;
}

function parsePack(bytes: Uint8Array): PackFile {
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** Server: what holds at a home on a day (ISO date); null in a country without a pack. */
export async function readLaw(staticFiles: StaticFiles, home: HomePlace, day: string): Promise<LawPack | null> {
  return home.place === null ? null : mergePacks(await readPacks(staticFiles, home.place), home, day);
}

/** How many entries all files have together, and of how many nobody has read the law yet. */
export type EntryCount = { entries: number; unread: number };

/** Server: counted from the files themselves; the page that says it is made at build. */
export async function countEntries(staticFiles: StaticFiles): Promise<EntryCount> {
  const packs = await Promise.all(packPlaces.map((name) => readPack(staticFiles, name)));
  const all = packs.flatMap(({ rules, notices, fees, deposit, rent, decline, retention }) => [
    ...[...rules, ...notices],
    ...[fees, deposit, decline, retention, ...(rent ? [rent] : [])],
  ]);
  return { entries: all.length, unread: all.filter(({ confidence }) => confidence === "known").length };
}
