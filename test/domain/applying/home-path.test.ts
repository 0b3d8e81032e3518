import { describe, expect, it } from "vitest";
import { homePath } from "../../../app/features/applying/apply/home-path";
import { asciiSlug } from "../../../app/kernel/ascii-slug";
import { aDefinition } from "../../support/definition";

describe("the readable end of an address", () => {
  it.each([
    ["915 SW Broadway, Portland", "915-sw-broadway-portland"],
    ["Schönhauser Allee 9 Berlin", "schoenhauser-allee-9-berlin"],
    ["12 rue de l’Église Orléans", "12-rue-de-leglise-orleans"],
    ["ul. Żółta 3/4 Łódź", "ul-zolta-3-4-lodz"],
    ["Straße des 17. Juni", "strasse-des-17-juni"],
    ["12 Đường Nguyễn Huệ Đà Nẵng", "12-duong-nguyen-hue-da-nang"],
    ["вул. Хрещатик 22 Київ", "vul-khreshchatyk-22-kyiv"],
    ["شارع الملك 5", "5"],
    ["شارع الملك", ""],
    [" -- / ", ""],
    ["<script>\u202e\u0000", "script"],
  ])("of %j is %j", (text, slug) => expect(asciiSlug(text)).toBe(slug));

  it("is cut between words, and within the only one", () => {
    expect(asciiSlug(`${"street ".repeat(20)}`)).toBe("street-".repeat(11).slice(0, -1));
    expect(asciiSlug("a".repeat(300))).toBe("a".repeat(80));
  });
});

describe("where a home is shown", () => {
  it("is below its form, with street and town where they can be written so", () => {
    const definition = aDefinition();
    expect(homePath("abcd1234", definition)).toBe("/apply/abcd1234/home/14-maple-street-portland");
    const address = { line1: "شارع", city: "القاهرة", country: "EG" };
    expect(homePath("abcd1234", { ...definition, property: { address } })).toBe("/apply/abcd1234/home");
  });
});
