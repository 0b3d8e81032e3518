import { describe, expect, it } from "vitest";
import { workbook } from "../../../app/features/deciding/exports/workbook";
import { readWorkbook } from "../../support/read-workbook";

const read = async (cells: Parameters<typeof workbook>[2][number]) =>
  (await readWorkbook(await workbook("Bewerbungen", ["First"], [cells])))[1];

describe("a workbook", () => {
  it("has numbers as numbers, and months, days and moments as times", async () => {
    const cells = [1850.5, { iso: "2026-11" }, { iso: "1990-02-28" }, { iso: "2026-11-21 14:00:23" }, null, 0];
    expect(await read(cells)).toEqual([
      { type: "n", value: 1850.5 },
      { type: "d", value: "2026-11-01T00:00:00" },
      { type: "d", value: "1990-02-28T00:00:00" },
      { type: "d", value: "2026-11-21T14:00:23" },
      null,
      { type: "n", value: 0 },
    ]);
  });

  // Red with a text that is handed over as a formula or as a number.
  it("has text as text, letter by letter: no formula, no number, no date of what somebody typed", async () => {
    const texts = [
      "=1+1",
      "+49 30 1234",
      "-5",
      "@SUM(A1)",
      "02139",
      "2027-01-15",
      "1E5",
      'a <b> & "c"',
      " x ",
      "two\nlines",
    ];
    expect(await read(texts)).toEqual(texts.map((value) => ({ type: "s", value })));
  });

  it("can be opened whatever a text contains: no character that XML forbids, no cell longer than Excel takes", async () => {
    const [control, long] = (await read(["a\u0001b\ud800c", "x".repeat(40_000)])) ?? [];
    expect([control?.value, String(long?.value).length]).toEqual(["abc", 32_767]);
  });

  it("has a day before Excel's calendar as text", async () => {
    expect(await read([{ iso: "1899-05-17" }])).toEqual([{ type: "s", value: "1899-05-17" }]);
  });
});
