import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { joined } from "../../../app/files/kept-bytes";
import { ZipWriter, zipStart } from "../../../app/files/zip/zip";

const names = [
  "Zoë Dvořák (RF-7KQ2).pdf",
  "Ångström, Łukasz.jpg",
  "Ελένη Παπαδοπούλου.pdf",
  "日本 太郎.png",
  "Application – page 1.pdf",
];
const at = new Date("2026-11-23T04:05:06Z");
const folder = mkdtempSync(join(tmpdir(), "zip-programs-"));
afterAll(() => rmSync(folder, { recursive: true }));
const archive = join(folder, "names.zip");
const zip = new ZipWriter(zipStart);
const parts = names.flatMap((name) => zip.add(name, new TextEncoder().encode(name), at));
writeFileSync(archive, joined([...parts, zip.takeDirectory(), zip.close()]));

/** How each program unpacks `names.zip` into a folder. A machine without it tries the others. */
const programs: Record<string, (into: string) => [command: string, parameters: string[]]> = {
  unzip: (into) => ["unzip", ["-q", archive, "-d", into]],
  "7z": (into) => ["7z", ["x", "-y", `-o${into}`, archive]],
  python3: (into) => ["python3", ["-m", "zipfile", "-e", archive, into]],
};
const isThere = (program: string) => {
  try {
    execFileSync("sh", ["-c", `command -v ${program}`]);
    return true;
  } catch {
    return false;
  }
};

describe("an archive unpacked by common programs", () => {
  // Red with "made by" DOS: unzip 6.0 writes "ZoÔ".
  it.each(Object.keys(programs).filter(isThere))("keeps every name and content: %s", (program) => {
    const into = join(folder, program);
    const [command, parameters] = programs[program]?.(into) ?? ["", []];
    execFileSync(command, parameters, { env: { ...process.env, LC_ALL: "C.UTF-8" } });
    expect(readdirSync(into).toSorted()).toEqual(names.toSorted());
    for (const name of names) expect(readFileSync(join(into, name), "utf8")).toBe(name);
  });
});
