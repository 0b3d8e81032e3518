import { type SQL, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { literal } from "../../../app/db/literal.server";
import { rentForm } from "../../../app/db/schema/forms";
import { selectOverdue } from "../../../app/features/deciding/inbox/queries/find-workload.server";
import { currentLandlordIdSql } from "../../../app/platform/auth/landlord-of.server";
import { testServices } from "../../support/services";

const services = testServices();
const { db } = services;

// Red where D1 takes more, or fewer: sql-arguments.test.ts allows few lists of ORs.
it("D1 takes some 98 comparisons in a row, and a list of any length as JSON", async () => {
  const asked = (length: number) => {
    const texts = Array.from({ length }, (_, number) => `id-${number}`);
    return {
      texts,
      ors: sql.join(
        texts.map((text) => sql`${rentForm.id} = ${text}`),
        sql` OR `,
      ),
    };
  };
  const count = (where: SQL) => db.all(sql`SELECT count(*) AS n FROM ${rentForm} WHERE ${where}`);
  await expect(count(asked(98).ors)).resolves.toHaveLength(1);
  await expect(count(asked(100).ors)).rejects.toThrow();
  const list = JSON.stringify(asked(1000).texts);
  await expect(count(sql`${rentForm.id} IN (SELECT value FROM json_each(${list}))`)).resolves.toHaveLength(1);
});

describe("a literal that a partial index needs", () => {
  // Red with a bound state: the condition of application_queue names states.
  it("is inlined in the dashboard's statement", () => {
    const landlord = currentLandlordIdSql({ kind: "account", sessionToken: "token" }, 5);
    const words = selectOverdue(services, { landlord, homes: null }, 5)
      .toSQL()
      .params.filter((value) => typeof value === "string");
    expect(new Set(words)).toEqual(new Set(["token"]));
  });

  it("accepts only our own words and whole numbers", () => {
    expect(
      db
        .select({ is: literal("in_review") })
        .from(rentForm)
        .toSQL().sql,
    ).toContain("'in_review'");
    for (const value of ["' OR 1", "", 1.5, Number.NaN]) expect(() => literal(value)).toThrow("Not a word");
  });
});
