import { expect, it } from "vitest";
import { addressShape } from "../../../app/features/builder/address-shapes";
import { placeOf } from "../../../app/features/law/place-of";
import { countryCodes } from "../../../app/kernel/countries";

const orderOf = (country: string) => addressShape(country).rows.flat();

it("every country asks for street and town, once each", () => {
  for (const country of countryCodes()) {
    const parts = orderOf(country);
    expect([country, new Set(parts).size]).toEqual([country, parts.length]);
    for (const part of ["line1", "city"]) expect([country, parts]).toEqual([country, expect.arrayContaining([part])]);
  }
});

it("the postcode stands before the town where it does on an envelope", () => {
  for (const country of ["DE", "AT", "CH", "FR", "BE", "NL", "ES", "IT", "PT"]) {
    const parts = orderOf(country);
    expect([country, parts.indexOf("postcode") < parts.indexOf("city")]).toEqual([country, true]);
  }
  for (const country of ["US", "CA", "GB", "AU", "IE"]) {
    const parts = orderOf(country);
    expect([country, parts.indexOf("postcode") > parts.indexOf("city")]).toEqual([country, true]);
  }
});

it("every region that can be chosen is one that the law's places know", () => {
  for (const country of ["US", "CA", "AU", "GB"]) {
    for (const { value } of addressShape(country).regions ?? []) {
      const home = placeOf({ country, region: value, city: "", postcode: undefined });
      expect([country, value, home.needsRegion]).toEqual([country, value, false]);
    }
  }
  const texas = placeOf({ country: "US", region: "TX", city: "", postcode: undefined });
  expect(texas.place).toBe("US-TX");
});
