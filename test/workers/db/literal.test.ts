import { describe, expect, it } from "vitest";
import { literal } from "../../../app/db/literal.server";
import { rentForm } from "../../../app/db/schema/forms";
import { selectOverdue } from "../../../app/features/deciding/inbox/queries/find-workload.server";
import { currentLandlordIdSql } from "../../../app/platform/auth/landlord-of.server";
import { testServices } from "../../support/services";

const services = testServices();
const { db } = services;

describe("a literal that a partial index needs", () => {
  // Red with a bound state: the condition of application_queue names states.
  it("is inlined in the dashboard's statement", () => {
    const landlord = currentLandlordIdSql({ kind: "account", sessionToken: "token" }, 5);
    const words = selectOverdue(services, landlord, 5)
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
