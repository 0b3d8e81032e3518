import { describe, expect, it } from "vitest";
import {
  matchesWell,
  ownWordsItem,
  paletteGroups,
  paletteItems,
  searchPalette,
} from "../../../app/features/forms/builder/palette-items";
import { synonymWords } from "../../../app/features/forms/builder/synonyms-words";
import { catalogue, neverOffered, ruleKeyOf } from "../../../app/features/forms/form-model/catalogue";

const ids = (query: string) => searchPalette(query, "en").map(({ id }) => id);
const first = (query: string) => ids(query)[0];

describe("the search in the builder's palette", () => {
  it("lists every ready question, kind and section once, in the order of its groups", () => {
    const found = searchPalette("", "en");
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    expect(found.filter(({ choice }) => choice.kind === "ready")).toHaveLength(catalogue.length);
    const order = [...new Set(found.map(({ group }) => group))];
    expect(order).toEqual(paletteGroups("en"));
    expect(order[0]).toBe("Ready sections");
  });

  it.each([
    ["salary", "ready-income"],
    ["salaire", "ready-income"],
    ["nómina", "ready-income"],
    ["NOMINA", "ready-income"],
    ["dob", "ready-dateOfBirth"],
    ["mascota", "ready-pets"],
    ["section 8", "ready-housingVoucher"],
    ["co-signer", "ready-guarantor"],
    ["next of kin", "ready-emergencyContact"],
    ["children", "ready-minorsCount"],
    ["landlord's email", "ready-landlordReference-email"],
    ["days for a viewing", "ready-viewing-days"],
    ["días visita", "ready-viewing-days"],
    ["checkbox", "own-multiChoice"],
    ["upload", "own-file"],
    ["paragraph", "own-longText"],
    ["rental history", "ready-previousAddresses-address"],
    // By what is said under a title alone.
    ["receipt", "ready-email"],
  ])("finds the question by %s", (query, id) => {
    expect(ids(query).slice(0, 8)).toContain(id);
  });

  it("ranks a match in the title before one in the synonyms", () => {
    expect(first("pets")).toMatch(/pets$/i);
    expect(first("move in")).toBe("ready-moveIn");
    expect(first("short text")).toBe("own-text");
  });

  it("matches whole words and their beginnings, not parts of other words", () => {
    expect(ids("cat")).not.toContain("ready-moveIn");
    expect(ids("xyzzy")).toEqual([]);
  });

  it("shows never-offered questions only to those who search for them", () => {
    expect(ids("").filter((id) => id.startsWith("never"))).toEqual([]);
    expect(ids("ssn")).toEqual(["never-nationalIdNumber"]);
    expect(ids("married")).toContain("never-maritalStatus");
    expect(ids("iban")).toContain("never-bankDetails");
    expect(ids("embarazo")).toContain("never-pregnancy");
  });

  it("offers what was typed as an own question, without invisible characters and no longer than a question may be", () => {
    expect(ownWordsItem("  Do you\u200b play the piano? ", "en")?.choice).toEqual({
      kind: "own",
      fieldKind: "text",
      words: "Do you play the piano?",
    });
    expect(ownWordsItem(" \u200b", "en")).toBeNull();
    const long = ownWordsItem("a".repeat(500), "en")?.choice;
    expect(long?.kind === "own" && long.words).toHaveLength(300);
  });

  it.each([
    "salary",
    "dob",
    "mascota",
    "short text",
    "choose one",
    "section 8",
    "upload",
    "ssn",
    "vehicles colour plate",
  ])("knows %s well, so that Enter takes what is found", (query) => {
    const best = searchPalette(query, "en")[0];
    expect(best && matchesWell(best, query)).toBe(true);
  });

  it.each(["balcony", "Do you play the piano?", "When could you sign?", "What is your favourite colour?"])(
    "does not know %s well, so that Enter takes it as an own question",
    (query) => {
      const best = searchPalette(query, "en")[0];
      expect(best !== undefined && matchesWell(best, query)).toBe(false);
    },
  );

  it("has synonyms only for existing questions", () => {
    const keys = new Set(catalogue.flatMap(({ key }) => [key, ruleKeyOf(key)]));
    expect(Object.keys(synonymWords.en.offered).filter((key) => !keys.has(key))).toEqual([]);
    const barred = new Set(neverOffered.map(({ key }) => key));
    expect(Object.keys(synonymWords.en.barred).sort()).toEqual([...barred].sort());
  });

  it("offers an existing question in place of one that is never offered", () => {
    const asked = new Set(catalogue.map(({ key }) => key));
    for (const { askInstead } of neverOffered) if (askInstead) expect(asked).toContain(askInstead);
    expect(paletteItems("en").length).toBeGreaterThan(100);
  });
});
