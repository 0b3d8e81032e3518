import { packAddress } from "./pack-addresses";
import type { PackFile } from "./pack-schema";
import { chainOf } from "./place-of";

const fetched = new Map<string, Promise<PackFile>>();
const ready = new Map<string, PackFile>();

/** Browser: the files of a place as far as they are all here already; else null. */
export function packsAtHand(place: string): PackFile[] | null {
  const files = chainOf(place).map((name) => ready.get(name));
  return files.every((file) => file !== undefined) ? files : null;
}

/** Browser: the files of a place, parent first. Rejects when they cannot be had; the next call tries again. */
export function loadPacks(place: string): Promise<PackFile[]> {
  return Promise.all(
    chainOf(place).map((name) => {
      const known = fetched.get(name) ?? fetchPack(name);
      fetched.set(name, known);
      known.catch(() => fetched.delete(name));
      return known;
    }),
  );
}

async function fetchPack(name: string): Promise<PackFile> {
  const answer = await fetch(packAddress(name));
  if (!answer.ok) throw new Error(`The rule pack ${name} answered ${answer.status}`);
  const file: PackFile = await answer.json();
  ready.set(name, file);
  return file;
}
