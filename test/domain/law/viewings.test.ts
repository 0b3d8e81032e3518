import { describe, expect, it } from "vitest";
import type { PackFile } from "../../../app/features/forms/law/pack-schema";
import { packPlaces } from "../../../app/features/forms/law/place-of";
import { isContactOnly, viewingLaw, viewingStageAdvice } from "../../../app/features/forms/law/viewings";
import { packFiles, packOf } from "./packs";

/** Where nothing but name and contact is asked before a viewing, as the sources of the packs say. */
const contactOnly = ["AU", "EU-BE Brussels", "EU-BE Flanders", "EU-DE", "EU-FR", "EU-NL", "NZ"];

async function everywhere() {
  const found = packPlaces.map(async (place) => {
    const { subplaces } = await packOf(place);
    return Promise.all(
      [null, ...subplaces].map(async (subplace) => ({
        name: subplace === null ? place : `${place} ${subplace}`,
        pack: await packOf(place, subplace),
      })),
    );
  });
  return (await Promise.all(found)).flat();
}

// Red when a `contactOnly` is taken out of a pack.
describe("what is asked before a viewing", () => {
  it("is name and contact alone where the place says so, in all its cities and parts", async () => {
    const places = await everywhere();
    const found = places.filter(({ pack }) => isContactOnly(pack)).map(({ name }) => name);
    const isListed = (name: string) => contactOnly.includes(name) || name.startsWith("AU-");
    expect(found).toEqual(places.map(({ name }) => name).filter(isListed));
    expect(isContactOnly(null)).toBe(false);
  });

  it("is not how many come, wherever that may be asked only later", async () => {
    for (const { name, pack } of await everywhere()) {
      const { earliest = "viewing" } = pack.rules.get("adultsCount")?.stage ?? {};
      expect([name, earliest !== "viewing" && !isContactOnly(pack)]).toEqual([name, false]);
    }
  });

  it("is contact alone where the home may lie in a region that says so", async () => {
    expect(isContactOnly(await packOf("EU-BE"))).toBe(false);
    expect(isContactOnly(await packOf("EU-BE", null, ["Brussels", "Flanders"]))).toBe(true);
  });

  it("is told by rules that were read, with their page", () => {
    const all: PackFile[] = Object.values(packFiles);
    const told = all.flatMap(({ rules }) => rules.filter(({ viewings }) => viewings));
    expect(told.length).toBeGreaterThan(5);
    for (const { question, confidence, source } of told)
      expect([question, confidence, source !== null]).toEqual(["viewing", "read", true]);
  });
});

describe("the stage of viewings", () => {
  it("is advised against after applying in New Zealand alone, and forbidden nowhere", async () => {
    const places = await everywhere();
    const said = places.flatMap(({ name, pack }) =>
      (["before", "after"] as const).flatMap((stage) => {
        const advice = viewingStageAdvice(pack, stage);
        return advice ? [[name, stage, advice.level]] : [];
      }),
    );
    expect(said).toEqual([["NZ", "after", "note"]]);
  });

  it("is barred by a rule that was read, and by no other", async () => {
    const pack = await packOf("NZ");
    const rule = pack.rules.get("viewing");
    if (!rule) throw new Error("NZ says nothing");
    const barred = (confidence: "read" | "known") => {
      const viewings = { stages: { before: "off" as const } };
      const rules = new Map([["viewing", { ...rule, confidence, viewings }]]);
      return viewingStageAdvice({ ...pack, rules }, "before")?.level;
    };
    expect([barred("read"), barred("known")]).toEqual(["off", "note"]);
  });
});

// Red when EU-DE.json loses the notice's `about`, or `viewingLaw` leaves notices out.
describe("what the law says of viewings", () => {
  it("is in Germany contact data alone, and that agents are liable themselves, each with its source", async () => {
    const [authority, court, ...more] = viewingLaw(await packOf("EU-DE"));
    expect(more).toEqual([]);
    expect(authority?.text).toContain("only for name, address and contact");
    expect(authority?.law).toContain("24 January 2024");
    expect(court?.text).toMatch(/letting agent too.*29 January 2026.*€3,000/);
    expect(court?.law).toBe("AGG §§ 2(1) no. 8, 19(2), 21, 22; BGH I ZR 129/25");
    for (const entry of [authority, court]) expect(entry).toMatchObject({ place: "EU-DE", confidence: "read" });
    for (const entry of [authority, court]) expect(entry?.source).toMatch(/^https:/);
  });

  it("is nothing where no pack speaks of them", async () => {
    expect([viewingLaw(null), viewingLaw(await packOf("HK"))]).toEqual([[], []]);
  });
});
