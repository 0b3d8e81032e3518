import { describe, expect, it } from "vitest";
import {
  createIdMaker,
  guestRentFormIdSchema,
  mailTokenSchema,
  nodeIdSchema,
  rentFormIdSchema,
  rentFormUrlIdSchema,
} from "../../app/kernel/ids";

const ids = createIdMaker();
const many = <T>(make: () => T): T[] => Array.from({ length: 2000 }, make);

describe("generated ids", () => {
  it.each([
    ["row ids", () => ids.uuid<string>(), rentFormIdSchema],
    ["form addresses", () => ids.urlId() as string, rentFormUrlIdSchema],
    ["guest form ids", () => ids.guestRentFormId() as string, guestRentFormIdSchema],
    ["ids inside a definition", () => ids.nodeId(), nodeIdSchema],
    ["email tokens", () => ids.token(), mailTokenSchema],
  ])("of the kind %s have their format and do not repeat", (_what, make, schema) => {
    const made = many(make);
    for (const id of made) expect(schema.safeParse(id).success).toBe(true);
    expect(new Set(made).size).toBe(made.length);
  });

  it("application numbers have no letters or digits that look alike", () => {
    for (const reference of many(() => ids.reference()))
      expect(reference).toMatch(/^RF-[2-9A-HJ-NP-TV-Z]{4}-[2-9A-HJ-NP-TV-Z]{4}$/);
  });

  it("the demo's readable address passes the parser", () => {
    expect(rentFormUrlIdSchema.safeParse("demo-maple-street").success).toBe(true);
    for (const bad of ["short", "Has-Upper-Case", "with/slash-here", "with space here", `${"x".repeat(65)}`, ""]) {
      expect(rentFormUrlIdSchema.safeParse(bad).success).toBe(false);
    }
  });

  // Red when `pick` takes bytes modulo the alphabet without refusing the uneven rest.
  it("random letters are evenly distributed", () => {
    const counts = new Map<string, number>();
    for (const letter of many(() => ids.nodeId()).join("")) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    const expected = (2000 * 10) / 36;
    for (const count of counts.values()) expect(Math.abs(count - expected) / expected).toBeLessThan(0.3);
  });
});
