import { type LawPack, mergePacks } from "./merge-packs";
import type { PackFile } from "./pack-schema";
import { chainOf, type HomePlace } from "./place-of";

/** Each file is a module of its own in the Worker, read when a place is first asked for. */
const files = import.meta.glob<PackFile>("./packs/*.json", { import: "default" });

/** Server: the files of a place, parent first. Throws on a place that has none. */
export function readPacks(place: string): Promise<PackFile[]> {
  return Promise.all(
    chainOf(place).map((name) => {
      const read = files[`./packs/${name}.json`];
      if (!read) throw new Error(`No rule pack is called ${name}`);
      return read();
    }),
  );
}

/** Server: what holds at a home on a day (ISO date); null in a country without a pack. */
export async function readLaw(home: HomePlace, day: string): Promise<LawPack | null> {
  return home.place === null ? null : mergePacks(await readPacks(home.place), home, day);
}

/** How many entries all files have together, and of how many nobody has read the law yet. */
export type EntryCount = { entries: number; unread: number };

/** Server: counted from the files themselves; the page that says it is made at build. */
export async function countEntries(): Promise<EntryCount> {
  const packs = await Promise.all(Object.values(files).map((read) => read()));
  const all = packs.flatMap(({ rules, notices, fees, deposit, decline, retention }) => [
    ...[...rules, ...notices],
    ...[fees, deposit, decline, retention],
  ]);
  return { entries: all.length, unread: all.filter(({ confidence }) => confidence === "known").length };
}
