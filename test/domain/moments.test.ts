import { describe, expect, it } from "vitest";
import { packPlaces } from "../../app/features/forms/law/place-of";
import { countryCodes } from "../../app/kernel/countries";
import { zoneOfHome } from "../../app/kernel/home-zone";
import { dayText, momentFor, momentText } from "../../app/kernel/moments";
import { isZone } from "../../app/kernel/zone-offset";
import { readZone } from "../../app/platform/place";

/** Node's editions of a locale differ in their spaces. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
const at = Date.parse("2026-11-23T09:04:00Z");
const berlin = "Europe/Berlin";
const newYork = "America/New_York";

describe("a printed time", () => {
  it.each([
    ["en-GB", "23 November 2026 at 10:04 CET"],
    ["en-US", "November 23, 2026 at 10:04 AM GMT+1"],
    ["es", "23 de noviembre de 2026, 10:04 CET"],
    ["fr", "23 novembre 2026 à 10:04 UTC+1"],
  ])("in %s is in the reader's time zone, with the zone's name", (locale, text) => {
    expect(plain(momentText(at, locale, berlin))).toBe(text);
  });

  it("is short in a list, and a date has no zone", () => {
    expect(plain(momentText(at, "en-GB", "UTC", "short"))).toBe("23 Nov 2026, 09:04 UTC");
    expect(dayText(at, "en-GB", "UTC")).toBe("23 November 2026");
    expect(dayText(Date.parse("2026-11-23T23:30:00Z"), "en-GB", berlin, "short")).toBe("24 Nov 2026");
  });

  // Red when momentFor leaves the home's clocks out.
  it("names the home's time zone where it differs", () => {
    expect(plain(momentFor(at, "en-GB", { reader: berlin, home: newYork }))).toBe(
      "23 November 2026 at 10:04 CET (04:04, Eastern Time)",
    );
    const late = Date.parse("2026-11-23T02:00:00Z");
    expect(plain(momentFor(late, "en-GB", { reader: berlin, home: newYork }))).toMatch(
      /^23 November.*\(22 Nov 2026, 21:00, /,
    );
  });

  it("omits the home's time zone where it is the same or unknown", () => {
    expect(momentFor(at, "en-GB", { reader: berlin, home: "Europe/Paris" })).toBe(momentText(at, "en-GB", berlin));
    expect(momentFor(at, "en-GB", { reader: berlin, home: null })).toBe(momentText(at, "en-GB", berlin));
    expect(momentFor(at, "en-GB", { reader: berlin, home: "UTC" })).toBe(momentText(at, "en-GB", berlin));
  });
});

it("the time zone of a connection is Cloudflare's, and an invalid one is ignored", () => {
  const from = (timezone: unknown) => readZone(Object.assign(new Request("https://x.test/"), { cf: { timezone } }));
  expect(from(berlin)).toBe(berlin);
  expect(from("Moon/Base")).toBeNull();
  expect(from("UTC+1\u0000")).toBeNull();
  expect(from(undefined)).toBeNull();
  expect(readZone(new Request("https://x.test/"))).toBeNull();
});

it("every country with rules has a time zone for its homes", () => {
  const countries = packPlaces.flatMap((place) =>
    /^EU-/.test(place) ? [place.slice(3)] : place.length === 2 ? [place] : [],
  );
  const named = countries.filter((code) => code !== "EU").map((code) => (code === "UK" ? "GB" : code));
  expect(named.filter((country) => zoneOfHome({ country }) === "UTC")).toEqual([]);
});

// Red without the countries of one zone, which the machine knows: a home in Oslo would close by the clocks of nobody.
it("every country of homes has a time zone known to the runtime", () => {
  const zones = new Map(countryCodes().map((country) => [country, zoneOfHome({ country })]));
  expect([...zones].filter(([, zone]) => zone === "UTC").map(([country]) => country)).toEqual(["BV", "HM"]);
  expect([...zones].filter(([, zone]) => !isZone(zone))).toEqual([]);
  expect(["NO", "JP", "ZA", "MX", "BR", "KE"].map((country) => zones.get(country))).toEqual([
    "Europe/Oslo",
    "Asia/Tokyo",
    "Africa/Johannesburg",
    "America/Mexico_City",
    "America/Sao_Paulo",
    "Africa/Nairobi",
  ]);
});
