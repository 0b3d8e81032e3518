import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { literal } from "../../../app/db/kept-plans.server";
import { rentForm } from "../../../app/db/schema/forms";
import { selectDeskCounts, selectOwed } from "../../../app/features/review/queries/find-desk.server";
import { landlordOf } from "../../../app/platform/auth/landlord-of.server";
import { testServices } from "../../support/services";

const services = testServices();
const { db } = services;

describe("a statement's limit", () => {
  // Red without keepPlans in db/client: SQLite plans such a statement anew at each run.
  it("stands in its text, and every other value stays bound in its place", () => {
    const byBuilder = db.select({ id: rentForm.id }).from(rentForm).where(eq(rentForm.urlId, "a?b")).limit(7).toSQL();
    expect(byBuilder.sql).toMatch(/"url_id" = \? limit 7$/);
    expect(byBuilder.params).toEqual(["a?b"]);

    const own = sql`SELECT id FROM (SELECT id FROM rent_form WHERE url_id = ${"x"} LIMIT ${3}) WHERE id <> ${9} LIMIT ${20}`;
    const { sql: text, params } = db.select({ id: sql`id` }).from(sql`(${own})`).toSQL();
    expect(text).toContain("WHERE url_id = ? LIMIT 3) WHERE id <> ? LIMIT 20)");
    expect(params).toEqual(["x", 9]);
  });

  it("stays bound where a text of the statement has a question mark itself, and counts as before", async () => {
    const statement = sql`SELECT value AS "value", '?' AS "mark" FROM json_each('[1,2,3]') LIMIT ${2}`;
    expect(await db.all(statement)).toEqual([
      { value: 1, mark: "?" },
      { value: 2, mark: "?" },
    ]);
    expect(await db.all(sql`SELECT value AS "value" FROM json_each(${"[1,2,3]"}) LIMIT ${1}`)).toEqual([{ value: 1 }]);
  });
});

describe("what partial indexes ask for", () => {
  // Red with a bound state: the condition of application_queue names states.
  it("is written into the dashboard's statements", () => {
    const landlord = landlordOf({ kind: "account", sessionToken: "token" }, 5);
    for (const statement of [selectDeskCounts(services, landlord), selectOwed(services, landlord)]) {
      const bound = statement.toSQL().params;
      expect(bound.every((value) => value === "token" || value === 5)).toBe(true);
    }
  });

  it("is a word or a whole number of our own, and nothing else", () => {
    expect(
      db
        .select({ is: literal("in_review") })
        .from(rentForm)
        .toSQL().sql,
    ).toContain("'in_review'");
    for (const value of ["' OR 1", "", 1.5, Number.NaN]) expect(() => literal(value)).toThrow("Not a word");
  });
});
