import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dueEntries } from "../app/features/forms/law/due-entries.ts";
import type { PackFile } from "../app/features/forms/law/pack-schema.ts";
import { canonicalJson } from "../app/kernel/canonical-json.ts";

/** `npm run law:due`: what to check again; `npm run law:stamp`: the versions of changed packs. docs/law.md says when. */
const folder = join(import.meta.dirname, "../app/features/forms/law/packs");

function readPacks(): { path: string; text: string; pack: PackFile }[] {
  return readdirSync(folder).map((name) => {
    const path = join(folder, name);
    const text = readFileSync(path, "utf8");
    return { path, text, pack: JSON.parse(text) as PackFile };
  });
}

function stamp(): void {
  for (const { path, text, pack } of readPacks()) {
    const { version, ...content } = pack;
    const hash = createHash("sha256").update(canonicalJson(content)).digest("hex").slice(0, 8);
    const next = `${content.checkedOn}.${hash}`;
    if (next === version) continue;
    writeFileSync(path, text.replace(`"version": "${version}"`, `"version": "${next}"`));
    console.log(`${pack.place}: ${version} is now ${next}`);
  }
}

function due(): void {
  const today = process.argv[3] ?? new Date().toISOString().slice(0, 10);
  const found = readPacks().flatMap(({ pack }) => dueEntries(pack, today));
  for (const { place, what, why } of found) console.log(`${place}\t${what}\t${why}`);
  console.log(`${found.length} entries to look at on ${today}`);
}

if (process.argv[2] === "stamp") stamp();
else due();
