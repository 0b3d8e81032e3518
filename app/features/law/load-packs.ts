import type { PackFile } from "./pack-schema";
import { chainOf } from "./place-of";

/** Addresses of the files, each with a hash in its name: the browser fetches the one or two that a home needs, once. */
const addresses = import.meta.glob<string>("./packs/*.json", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});

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
  const address = addresses[`./packs/${name}.json`];
  if (!address) throw new Error(`No rule pack is called ${name}`);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The rule pack ${name} answered ${answer.status}`);
  const file: PackFile = await answer.json();
  ready.set(name, file);
  return file;
}
