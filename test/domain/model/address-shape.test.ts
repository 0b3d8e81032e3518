import { describe, expect, it } from "vitest";
import { builderProblems } from "../../../app/features/forms/builder/problems";
import { regionOptions } from "../../../app/features/forms/builder/region-options";
import { addressLine } from "../../../app/features/forms/form-model/address-line";
import { addressShape, fitsCountry } from "../../../app/features/forms/form-model/address-shape";
import { ownAddressWords } from "../../../app/features/forms/form-model/address-words";
import { postcodeProblems } from "../../../app/features/forms/form-model/home-postcode";
import { placeOf } from "../../../app/features/forms/law/place-of";
import { draftEntitlements as entitlements } from "../../../app/features/forms/rent-forms/entitlements";
import { refusals } from "../../../app/features/forms/rent-forms/publishable";
import { countryCodes } from "../../../app/kernel/countries";
import { definitionOf } from "./support";

const orderOf = (country: string) => addressShape(country).rows.flat();

it("every country's address has street and town, once each", () => {
  for (const country of countryCodes()) {
    const parts = orderOf(country);
    expect([country, new Set(parts).size]).toEqual([country, parts.length]);
    for (const part of ["line1", "city"]) expect([country, parts]).toEqual([country, expect.arrayContaining([part])]);
  }
});

it("the postcode is before the town in countries that write it so", () => {
  for (const country of ["DE", "AT", "CH", "FR", "BE", "NL", "ES", "IT", "PT"]) {
    const parts = orderOf(country);
    expect([country, parts.indexOf("postcode") < parts.indexOf("city")]).toEqual([country, true]);
  }
  for (const country of ["US", "CA", "GB", "AU", "IE"]) {
    const parts = orderOf(country);
    expect([country, parts.indexOf("postcode") > parts.indexOf("city")]).toEqual([country, true]);
  }
});

it("every selectable region is known to the law's places", () => {
  for (const country of ["US", "CA", "AU", "GB"]) {
    for (const { value } of regionOptions(country) ?? []) {
      const home = placeOf({ country, region: value, city: "", postcode: undefined });
      expect([country, value, home.needsRegion]).toEqual([country, value, false]);
    }
  }
  const texas = placeOf({ country: "US", region: "TX", city: "", postcode: undefined });
  expect(texas.place).toBe("US-TX");
});

describe("a postcode", () => {
  it.each([
    ["US", "97205", "ABC"],
    ["US", "97205-1234", "9720"],
    ["CA", "m5v2t6", "97205"],
    ["GB", "SW1A 1AA", "10115"],
    ["GB", "n1", "NN"],
    ["IE", "D02AF30", "D2"],
    ["DE", "10115", "1011"],
    ["NL", "1012 AB", "10123"],
    ["PT", "1100-148", "11001"],
    ["JP", "1500002", "150"],
  ])("of %s can be %s and not %s", (country, right, wrong) => {
    expect([fitsCountry(right, country), fitsCountry(wrong, country)]).toEqual([true, false]);
  });

  // Red where separators, wide digits or the country before the digits are part of the comparison.
  it.each([
    ["DE", "D-50667"],
    ["AT", "A-1010"],
    ["CH", "CH-8001"],
    ["SE", "SE-114 55"],
    ["US", "02139 4307"],
    ["PL", "00001"],
    ["PT", "1000001"],
    ["CA", "M5V-2T6"],
    ["JP", "〒150-0002"],
    ["JP", "１５０−０００２"],
  ])("of %s is written as %s too", (country, postcode) => {
    expect(fitsCountry(postcode, country)).toBe(true);
  });

  it("names no other country before its digits", () => {
    expect([fitsCountry("F-50667", "DE"), fitsCountry("D-1010", "AT"), fitsCountry("D02 1234", "IE")]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("points to the same rules however it is written", () => {
    const at = (country: string, postcode: string) => placeOf({ country, region: "", city: "", postcode });
    expect(at("BE", "B-1000")).toEqual(at("BE", "1000"));
    expect(at("US", "１０００１")).toEqual(at("US", "10001"));
    expect(at("US", "US-10001")).toEqual(at("US", "10001"));
  });

  it("of every country matches its own example, and any is accepted for an unknown country", () => {
    for (const country of countryCodes()) {
      const like = addressShape(country).postcode?.like ?? "";
      expect([country, fitsCountry(like, country)]).toEqual([country, true]);
    }
    expect([fitsCountry("", "US"), fitsCountry("ABC", "KE")]).toEqual([true, true]);
  });
});

it("an address is printed in one line in its country's order", () => {
  const at = { line1: "915 SW Broadway", line2: "Unit 4", city: "Portland", region: "OR", postcode: "97205" };
  expect(addressLine({ ...at, country: "US" })).toBe("915 SW Broadway, Unit 4, Portland, OR 97205");
  const berlin = { line1: "Torstr. 1", city: "Berlin", postcode: "10115", country: "DE" };
  expect(addressLine(berlin)).toBe("Torstr. 1, 10115 Berlin");
  const leeds = { line1: "1 High Street", city: "Leeds", postcode: "LS1 4DY", country: "GB" };
  expect(addressLine(leeds)).toBe("1 High Street, Leeds, LS1 4DY");
});

it("an applicant's own address includes its country, in the language of the page", () => {
  expect(ownAddressWords("US", "en")).toMatchObject({
    line2: "Apartment, suite or unit",
    region: "State",
    postcode: "ZIP code",
  });
  expect(ownAddressWords("GB", "en")).toMatchObject({ region: "County", postcode: "Postcode" });
  expect(ownAddressWords("DE", "fr").postcode).toBe("Code postal");
  expect(ownAddressWords("US", "es").region).toBe("Estado");
});

// Red when `refusals` or the builder's problems leave postcodeProblems out.
it("a home with a postcode that its country does not use cannot be published", () => {
  const at = (postcode: string | undefined, country: string) => {
    const form = definitionOf([]);
    const address = { line1: "1 A St", city: "Portland", country, postcode };
    const moved = { ...form, property: { ...form.property, address } };
    const refused = refusals(moved, entitlements).flatMap((refusal) =>
      refusal.code === "problems" ? refusal.problems : [],
    );
    const shown = builderProblems(moved, entitlements, "en").filter(({ anchor }) => anchor === "postcode");
    return [postcodeProblems(moved), refused.filter(({ code }) => code === "wrong-postcode"), shown].map(
      ({ length }) => length,
    );
  };
  expect(at("ABC", "US")).toEqual([1, 1, 1]);
  for (const right of [at("97205", "US"), at(undefined, "US"), at("ABC", "KE")]) expect(right).toEqual([0, 0, 0]);
});
