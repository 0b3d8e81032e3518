import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { csvLine, csvMark } from "../../../app/features/deciding/exports/csv";
import { workbook } from "../../../app/features/deciding/exports/workbook";

const texts = ["02139", "+49 30 1234567", "(555) 0134", "3/4", "1E5", "12345678901234567"];
const office = findOffice();
if (!office)
  console.log("A spreadsheet in LibreOffice: skipped, soffice is missing (apt-get install libreoffice-calc)");

function findOffice(): string | null {
  try {
    return execFileSync("which", ["soffice"], { encoding: "utf8" }).trim();
  } catch {
    return null;
  }
}

/** The cells of the first row as LibreOffice understood them: type and value. `language`: Microsoft's number of the locale; null: it is told nothing of the file. */
async function openInOffice(
  file: string | Uint8Array,
  language: number | null = 1033,
): Promise<{ type: string; value: string }[]> {
  const folder = mkdtempSync(join(tmpdir(), "spreadsheet-"));
  const name = typeof file === "string" ? "a.csv" : "a.xlsx";
  writeFileSync(join(folder, name), file);
  await promisify(execFile)(office ?? "", [
    `-env:UserInstallation=file://${folder}/profile`,
    "--headless",
    ...(typeof file === "string" && language !== null
      ? [`--infilter=Text - txt - csv (StarCalc):44,34,76,1,,${language},`]
      : []),
    ...["--convert-to", "fods", "--outdir", folder, join(folder, name)],
  ]);
  const cells = readFileSync(join(folder, "a.fods"), "utf8").matchAll(
    /<table:table-cell[^>]*office:value-type="(\w+)"[^>]*>\s*<text:p>([^<]*)/g,
  );
  return [...cells].map(([, type = "", value = ""]) => ({ type, value }));
}

describe.skipIf(!office)("a spreadsheet in LibreOffice", () => {
  // Red when a text of digits goes out bare: "02139" arrives as 2139.
  it.each([
    ["American", 1033],
    ["German", 1031],
    ["French", 1036],
  ])("keeps texts of digits letter by letter, and reads times as times, with %s settings", async (_name, language) => {
    const file = csvMark + csvLine([...texts, "2026-11-27 14:38:18", "2027-01-15"]);
    const cells = await openInOffice(file, language);
    expect(cells.slice(0, texts.length)).toEqual(texts.map((value) => ({ type: "string", value })));
    expect(cells.slice(texts.length).map(({ type }) => type)).toEqual(["date", "date"]);
  });

  // Without a window it goes by Windows-1252, whatever the mark says; a person's LibreOffice asks, and proposes what the mark says.
  it("has its letters as an XLSX, or as a CSV that it is told of", async () => {
    const line = ["Zoë Müller", "Łódź"];
    const values = async (file: string | Uint8Array, language?: number | null) =>
      (await openInOffice(file, language)).map(({ value }) => value);
    const file = csvMark + csvLine(line);
    expect(await values(file)).toEqual(line);
    expect((await values(file, null))[0]).toContain("MÃ¼ller");
    expect((await values(await workbook("Applications", ["First"], [line]))).slice(1)).toEqual(line);
  });

  it("has the types of an XLSX, and no formula of a typed text", async () => {
    const typed = [...texts, "=1+1", "@SUM(A1)"];
    const times = [{ iso: "2026-11-27 14:38:18" }, { iso: "2027-01-15" }];
    const cells = await openInOffice(await workbook("Applications", ["First"], [[...typed, ...times, 1850.5]]));
    cells.shift();
    expect(cells.slice(0, typed.length)).toEqual(typed.map((value) => ({ type: "string", value })));
    expect(cells.slice(typed.length).map(({ type }) => type)).toEqual(["date", "date", "float"]);
  });
});
