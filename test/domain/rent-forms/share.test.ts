import { crc32, inflateSync } from "node:zlib";
import { encode } from "uqr";
import { describe, expect, it } from "vitest";
import { readLimits } from "../../../app/features/forms/rent-forms/limits-form";
import { listHref } from "../../../app/features/forms/rent-forms/list-address";
import { qrPathOf, qrSvg } from "../../../app/features/forms/rent-forms/qr-code";
import { qrPng } from "../../../app/features/forms/rent-forms/qr-png";
import { readListAddress } from "../../../app/features/forms/rent-forms/read-list-address";
import { shareTexts } from "../../../app/features/forms/rent-forms/share-texts";
import { addDays } from "../../../app/kernel/dates";
import { pageLocales } from "../../../app/kernel/page-locale";
import { dayInZone, momentInZone } from "../../../app/kernel/zoned-day";

const url = "https://rentform.example/apply/demo-maple-street";

/** Chunks of a PNG, each held to its own sum. */
function chunksOf(png: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const chunks = new Map<string, Uint8Array>();
  for (let at = 8; at < png.byteLength; ) {
    const length = view.getUint32(at);
    const body = png.subarray(at + 4, at + 8 + length);
    expect(view.getUint32(at + 8 + length)).toBe(crc32(body));
    chunks.set(new TextDecoder().decode(body.subarray(0, 4)), body.subarray(4));
    at += 12 + length;
  }
  return chunks;
}

describe("the QR code of a form", () => {
  const { data, size } = encode(url, { ecc: "M", border: 4 });

  it("as a PNG has the modules of the code, each 16 pixels wide, in black on white", async () => {
    const chunks = chunksOf(qrPng(qrPathOf(url)));
    const header = chunks.get("IHDR") ?? new Uint8Array();
    const side = new DataView(header.buffer, header.byteOffset).getUint32(0);
    expect([side, [...header.slice(8)]]).toEqual([size * 16, [1, 0, 0, 0, 0]]);
    const pixels = inflateSync(chunks.get("IDAT") ?? new Uint8Array());
    const bytesPerRow = 1 + side / 8;
    const isDark = (x: number, y: number) => ((pixels[y * bytesPerRow + 1 + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) === 0;
    const read = data.map((row, y) =>
      row.map((_, x) => [0, 15].every((shift) => isDark(x * 16 + shift, y * 16 + shift))),
    );
    expect(read).toEqual(data);
    expect(chunks.has("IEND")).toBe(true);
  });

  it("as an SVG has the same modules and its quiet zone", () => {
    const dark = [...qrSvg(qrPathOf(url)).matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`);
    expect(dark).toEqual(data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : []))));
    expect(dark.some((place) => /^[0-3] /.test(place))).toBe(false);
  });
});

const facts = {
  home: "Calle Mayor 3, Madrid",
  url,
  minutes: 7,
  rent: "€900 a month",
  terms: "€900 a month, from May 1",
  answers: "Answers within 7 days.",
};

describe("the texts for sharing a form", () => {
  it.each(["en", "es", "fr", "es-MX", "de"])("in %s name the home, its rent, the minutes and the URL", (locale) => {
    const { listing, mail, message } = shareTexts(locale, facts);
    for (const text of [listing, mail.body, message]) {
      for (const fact of [url, facts.home, facts.rent, " 7 minut"])
        expect(text.toLowerCase()).toContain(fact.toLowerCase());
    }
    expect(mail.subject).toContain(facts.home);
    expect(listing).toContain(facts.answers);
    expect(`${listing}${mail.body}${message}`).not.toMatch(/!|undefined/);
  });

  it("omit unknown facts", () => {
    const bare = { ...facts, rent: "", terms: "", answers: "" };
    const { listing, mail, message } = shareTexts("en", bare);
    expect(`${listing}${mail.body}${message}`).not.toMatch(/undefined|\(\)|: \.|, \.|\n$/);
  });

  it("are in the form's language, and English where there is none", () => {
    const listing = (locale: string) => shareTexts(locale, facts).listing;
    expect(new Set(pageLocales.map(listing)).size).toBe(pageLocales.length);
    expect(listing("es-MX")).toBe(listing("es"));
    expect(listing("sv")).toBe(listing("en"));
  });
});

describe("the URL of the list of forms", () => {
  it("is read as it was written", () => {
    const address = {
      search: "maple & 14",
      home: "00000000-0000-4000-8000-000000000001",
      filter: "archived",
      sort: "title",
      before: "00000000-0000-4000-8000-000000000000",
    } as const;
    const href = listHref(address as unknown as Parameters<typeof listHref>[0]);
    expect(readListAddress(new URL(href, url).searchParams)).toEqual(address);
    expect(listHref(readListAddress(new URLSearchParams()))).toBe("/app/forms");
  });

  it("drops invalid parts", () => {
    const wrong = new URLSearchParams({ q: "x".repeat(151), home: "1", show: "all", sort: "up", after: "1" });
    expect(readListAddress(wrong)).toEqual({ search: "", home: null, filter: "current", sort: "newest", before: null });
  });
});

describe("the settings of a form", () => {
  it("close it at the end of the chosen day, and an empty maximum removes the maximum", () => {
    expect(readLimits({ opensUntil: "2027-02-28", maxApplications: " " }, "UTC", "en")).toEqual({
      opensUntil: Date.parse("2027-02-28T23:59:59Z"),
      maxApplications: null,
    });
  });

  // Red when a day is taken as one of UTC: a home in Portland closed at four in the afternoon.
  it.each([
    ["2027-02-28", "America/Los_Angeles", "2027-03-01T07:59:59Z"],
    ["2027-03-13", "America/Los_Angeles", "2027-03-14T07:59:59Z"],
    ["2027-03-14", "America/Los_Angeles", "2027-03-15T06:59:59Z"],
    ["2027-02-28", "Pacific/Auckland", "2027-02-28T10:59:59Z"],
    ["2027-03-27", "Europe/Berlin", "2027-03-27T22:59:59Z"],
    ["2027-03-28", "Europe/Berlin", "2027-03-28T21:59:59Z"],
    ["2027-10-31", "Europe/Berlin", "2027-10-31T22:59:59Z"],
    ["2027-04-03", "Australia/Sydney", "2027-04-03T12:59:59Z"],
    ["2027-04-04", "Australia/Sydney", "2027-04-04T13:59:59Z"],
  ])("have as the last second of %s in %s the time %s", (opensUntil, zone, at) => {
    expect(readLimits({ opensUntil, maxApplications: "" }, zone, "en")).toEqual({
      opensUntil: Date.parse(at),
      maxApplications: null,
    });
    expect(dayInZone(Date.parse(at), zone)).toBe(opensUntil);
    expect(dayInZone(Date.parse(at) + 1000, zone)).toBe(addDays(opensUntil, 1));
  });

  it("print times in the home's time zone, with its name", () => {
    const at = Date.parse("2027-03-01T07:59:59Z");
    expect(momentInZone(at, "en-US", "America/Los_Angeles")).toBe("February 28, 2027 at 11:59 PM, Pacific Time");
    expect(momentInZone(at, "fr-FR", "Europe/Paris")).toBe("1er mars 2027 à 08:59, heure d’Europe centrale");
  });

  it.each(["2027-02-30", "tomorrow"])("refuse the closing date %s with a message at its field", (opensUntil) => {
    expect(readLimits({ opensUntil, maxApplications: "12" }, "UTC", "en")).toEqual({
      errors: { opensUntil: expect.any(String) },
    });
  });
});
