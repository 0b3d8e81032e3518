import { describe, expect, it } from "vitest";
import { emptyHome } from "../../../app/features/forms/homes/home-fields";
import { readHome } from "../../../app/features/forms/homes/read-home";
import { sayHomeFault } from "../../../app/features/forms/homes/say-fault";
import { typedHome } from "../../../app/features/forms/homes/typed-home";

const berlin = { ...emptyHome, line1: "Torstr. 14", postcode: "10119", city: "Berlin", country: "DE" };

describe("a typed home", () => {
  it("has the money and the period of its country where none is said, and its region as the country's list", () => {
    const { home, faults } = readHome({ ...berlin, rent: "1.200,50", deposit: "2.400" }, "en");
    expect(faults).toEqual([]);
    expect(home.facts).toEqual({
      rent: { amountMinor: 120_050, currency: "EUR", period: "month" },
      deposit: { amountMinor: 240_000, currency: "EUR" },
    });
    const sydney = readHome(
      { ...berlin, country: "au", postcode: "2000", region: "new south wales", rent: "650" },
      "en",
    );
    expect(sydney.home.address).toMatchObject({ country: "AU", region: "NSW" });
    expect(sydney.home.facts.rent).toEqual({ amountMinor: 65_000, currency: "AUD", period: "week" });
  });

  it.each([
    [{ line1: "" }, "line1", "missing"],
    [{ country: "ZZ" }, "country", "country"],
    [{ postcode: "1011" }, "postcode", "postcode"],
    [{ country: "US", postcode: "97205", region: "Bavaria" }, "region", "region"],
    [{ rent: "much" }, "rent", "amount"],
    [{ rent: "-5" }, "rent", "amount"],
    [{ deposit: "500 GBP", currency: "EUR" }, "deposit", null],
    [{ currency: "EURO" }, "currency", "currency"],
    [{ period: "day" }, "period", "period"],
    [{ bedrooms: "21" }, "bedrooms", "whole-number"],
    [{ pets: "cats" }, "pets", "choice"],
    [{ city: "x".repeat(101) }, "city", "too-long"],
  ] as const)("says what is wrong in %j", (change, field, code) => {
    const { faults } = readHome({ ...berlin, ...change }, "en");
    expect(faults.map((fault) => [fault.field, fault.code])).toEqual(code ? [[field, code]] : []);
    for (const fault of faults) expect(sayHomeFault(fault, "en").length).toBeGreaterThan(10);
  });

  it("is read again as its landlord would type it", () => {
    const typed = { ...berlin, reference: "W-7", rent: "1200.50", bedrooms: "2", pets: "ask", termMonths: "1 year" };
    const { home } = readHome(typed, "en");
    expect(readHome(typedHome(home, "de", "de"), "de").home).toEqual(home);
  });
});
