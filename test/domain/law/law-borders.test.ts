import { describe, expect, it } from "vitest";
import { fieldFromCatalogue } from "../../../app/features/forms/form-model/catalogue";
import type { Field, FormDefinition } from "../../../app/features/forms/form-model/schema";
import { comingProblems, lawDays } from "../../../app/features/forms/law/coming-problems";
import { mergePacks } from "../../../app/features/forms/law/merge-packs";
import type { PackFile, PackNotice, PackRule } from "../../../app/features/forms/law/pack-schema";
import { readPacks } from "../../../app/features/forms/law/packs.server";
import { placeOf } from "../../../app/features/forms/law/place-of";
import { createIdMaker } from "../../../app/kernel/ids";
import { noFiles, packOf, templateOf } from "./packs";

const ids = createIdMaker();
const day = "2027-04-10";
const home = { subplace: null, doubtful: [] };
const rule: PackRule = {
  question: "evicted",
  level: "off",
  law: "Tenant Screening Act s. 4",
  why: "Nobody may ask about eviction cases.",
  askInstead: null,
  source: "https://example.org/act",
  confidence: "read",
};

async function floridaWith(rules: PackRule[], notices: PackNotice[] = []): Promise<PackFile[]> {
  const [us, florida] = (await readPacks(noFiles, "US-FL")) as [PackFile, PackFile];
  const named = new Set(rules.map(({ question }) => question));
  const kept = florida.rules.filter(({ question }) => !named.has(question));
  return [us, { ...florida, rules: [...kept, ...rules], notices: [...florida.notices, ...notices] }];
}

function asking(...keys: string[]): FormDefinition {
  const form = templateOf("blank");
  const fields = keys.map((key) => fieldFromCatalogue(key, ids, "en").field) as Field[];
  return { ...form, sections: [...form.sections, { id: ids.nodeId(), title: { en: "More" }, stage: "apply", fields }] };
}

describe("the days on which a law changes", () => {
  it("are today and those of the next sixty days, each once and in order", async () => {
    const at = (from?: string, until?: string) => ({ ...rule, from, until });
    const files = await floridaWith([
      at("2027-06-09"),
      at("2027-06-10"),
      at("2027-04-20", "2027-05-01"),
      at(undefined, "2027-04-19"),
      at("2027-04-10"),
      at("2027-01-01", "2027-04-09"),
    ]);
    expect(lawDays(files, day)).toEqual([day, "2027-04-20", "2027-05-02", "2027-06-09"]);
  });
});

describe("coming changes of law for a form", () => {
  it("are listed for each question, with the first day on which each applies", async () => {
    const files = await floridaWith([{ ...rule, from: "2027-05-01" }]);
    const found = comingProblems(asking("evicted", "evicted"), files, home, day);
    expect(found.map(({ code, from }) => [code, from])).toEqual([
      ["reason-missing", null],
      ["reason-missing", null],
      ["off", "2027-05-01"],
      ["off", "2027-05-01"],
    ]);
    expect(new Set(found.map(({ key }) => key)).size).toBe(4);
  });

  it("keep their first day when the law changes again later", async () => {
    const later = { ...rule, question: "currentRent", from: "2027-05-20" };
    const files = await floridaWith([{ ...rule, from: "2027-05-01" }, later]);
    expect(lawDays(files, day)).toEqual([day, "2027-05-01", "2027-05-20"]);
    const found = comingProblems(asking("evicted"), files, home, day);
    expect(found).toMatchObject([{ code: "reason-missing" }, { code: "off", from: "2027-05-01" }]);
  });

  // Each of two words that the law sets is missing at the same question; the landlord's own question is not their cause.
  it("are one problem for each wording of the law, listed at the question it is about", async () => {
    const words = (text: string, when?: string[]): PackNotice => ({
      ...{ at: "start", audience: "applicant", text, prescribed: true, law: rule.law, source: rule.source },
      ...{ confidence: "read", ...(when && { when }) },
    });
    const notices = [
      words("First words.", ["evicted"]),
      words("Second words.", ["evicted"]),
      words("Never.", ["pets"]),
    ];
    const files = await floridaWith([{ ...rule, level: "ok" }], notices);
    const form = asking("currentRent", "evicted");
    const own = { ...fieldFromCatalogue("currentRent", ids, "en").field, id: ids.nodeId(), catalogueKey: undefined };
    form.sections.at(-1)?.fields.unshift(own as Field);
    const id = form.sections.at(-1)?.fields.at(-1)?.id;
    const missing = comingProblems(form, files, home, day).filter(({ code }) => code === "notice-missing");
    expect(missing.map(({ key }) => key)).toEqual([
      `notice-missing:${id}:First words.`,
      `notice-missing:${id}:Second words.`,
    ]);
  });

  // Red when the key of a problem says its question alone.
  it("list a question that needs a reason today and is forbidden later as another problem", async () => {
    const files = await floridaWith([
      { ...rule, level: "reason", until: "2027-04-30" },
      { ...rule, from: "2027-05-01" },
    ]);
    const form = asking("evicted");
    const id = form.sections.at(-1)?.fields[0]?.id;
    expect(comingProblems(form, files, home, day)).toMatchObject([
      { key: `reason-missing:${id}`, code: "reason-missing", from: null },
      { key: `off:${id}`, code: "off", from: "2027-05-01" },
    ]);
  });

  it("name what the income multiple and a consent are about", async () => {
    const files = await floridaWith([
      { ...rule, question: "incomeMultiple" },
      { ...rule, question: "consentCreditCheck" },
    ]);
    const form = asking();
    const multiple = { ...form, property: { ...form.property, incomeMultiple: 3 } };
    expect(comingProblems(multiple, files, home, day).map(({ key }) => key)).toContain("off:incomeMultiple");
    const consent = { id: ids.nodeId(), text: { en: "Yes" }, required: true, catalogueKey: "consentCreditCheck" };
    const ticked = comingProblems({ ...form, consents: [consent] }, files, home, day).map(({ key }) => key);
    expect(ticked).toContain(`off:${consent.id}`);
  });
});

describe("the place of a home", () => {
  const nowhere = { subplace: null, doubtful: [] };
  it.each([
    [
      { country: "FR", city: "Paris" },
      { place: "EU-FR", needsRegion: false, isGuess: false },
    ],
    [
      { country: "US", city: "Springfield" },
      { place: "US", needsRegion: true, isGuess: false },
    ],
    [
      { country: "US", city: "Houston", postcode: "77002" },
      { place: "US-TX", needsRegion: false, isGuess: false },
    ],
    [
      { country: "US", city: "Here", region: "The State of Texas" },
      { place: "US-TX", isGuess: false },
    ],
    [
      { country: "US", city: "Here", region: "Outer State of Texas" },
      { place: "US", needsRegion: true },
    ],
    [
      { country: "CA", city: "Laval", region: "Qu\u00e9bec" },
      { place: "CA-QC", needsRegion: false, isGuess: false },
    ],
    [
      { country: "GB", city: "Somewhere" },
      { place: "UK", needsRegion: true, isGuess: false },
    ],
    [
      { country: "JP", city: "Kyoto" },
      { place: null, needsRegion: false, isGuess: false, ...nowhere },
    ],
  ])("of %j is %j", (address, expected) => {
    expect(placeOf(address)).toMatchObject(expected);
  });

  it("uses the landlord's answer about the city only within the state it was given for", () => {
    const address = { country: "JP", city: "Kyoto" };
    expect(placeOf(address, { place: null, name: "Kyoto" } as never)).toMatchObject(nowhere);
  });
});

describe("a pack merged from several files", () => {
  it("keeps possible cities with rules of their own, except the one that applies", async () => {
    const [known = "", other = ""] = (await packOf("US-CA")).subplaces;
    const files = await readPacks(noFiles, "US-CA");
    const merged = mergePacks(files, { subplace: known, doubtful: [known, other, "Nowhere"] }, day);
    expect([merged.subplace, merged.doubtful]).toEqual([known, [other]]);
    expect(mergePacks(files, { subplace: "Nowhere", doubtful: [] }, day).subplace).toBeNull();
    const doubts = [...merged.doubts.values()].flat();
    expect(doubts.length).toBeGreaterThan(0);
    expect(doubts.filter(({ subplace }) => subplace !== other)).toEqual([]);
  });

  it("needs at least one file", () => {
    expect(() => mergePacks([], home, day)).toThrow("A place has at least one file");
  });
});
