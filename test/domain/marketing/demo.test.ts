import { describe, expect, it } from "vitest";
import { demoPeople } from "../../../app/features/site/marketing/demo/demo-people";
import { demoBase, readDemoApplication, readDemoRows } from "../../../app/features/site/marketing/demo/read-demo";

describe("the demo inbox on the home page", () => {
  const rows = readDemoRows("en-US");

  // Red when a row is written by hand: 2.5 times a rent of $1,850 is $4,625.
  it("has the flags that the product's own rules give", () => {
    expect(rows).toHaveLength(demoPeople.length);
    for (const [index, { incomeMinor, moveIn }] of demoPeople.entries()) {
      const { flags, income } = rows[index] ?? {};
      expect([income, flags?.includes("incomeBelow")]).toEqual([
        `$${(incomeMinor / 100).toLocaleString("en-US")}`,
        incomeMinor < 462_500,
      ]);
      expect(flags?.includes("movesInLate")).toBe(moveIn > "2027-01-05");
    }
  });

  it("is sorted newest first, and its dates are relative to today", () => {
    const times = rows.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(rows.some(({ isOld }) => isOld)).toBe(false);
    expect(rows.some(({ due }) => due?.isOver)).toBe(false);
  });

  it("opens each of its applicants, and no others", () => {
    for (const [index, { name }] of demoPeople.entries()) {
      expect(readDemoApplication(index + 1, "en-US")?.row.name).toBe(name);
    }
    expect([readDemoApplication(0, "en-US"), readDemoApplication(demoPeople.length + 1, "en-US")]).toEqual([
      null,
      null,
    ]);
    expect(readDemoApplication(demoPeople.length, "en-US")?.isLast).toBe(true);
    expect(demoBase).toBe("/demo/inbox");
  });
});
