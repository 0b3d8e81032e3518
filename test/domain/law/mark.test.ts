import { describe, expect, it } from "vitest";
import { catalogue, neverOffered } from "../../../app/features/forms/form-model/catalogue";
import { markFor } from "../../../app/features/forms/law/mark";
import { type LawPack, mergePacks } from "../../../app/features/forms/law/merge-packs";
import type { PackFile } from "../../../app/features/forms/law/pack-schema";
import { readPacks } from "../../../app/features/forms/law/packs.server";
import { noFiles, packFiles, packOf, today } from "./packs";

const nowhere = { subplace: null, doubtful: [] };

async function withRule(change: Partial<PackFile["rules"][number]>): Promise<LawPack> {
  const [base] = await readPacks(noFiles, "US");
  if (!base) throw new Error("No base");
  const rule = { question: "evicted", level: "off", law: "A law", why: "A reason", askInstead: null, source: null };
  return mergePacks([{ ...base, rules: [{ ...rule, confidence: "known", ...change } as never] }], nowhere, today);
}

describe("merging packs", () => {
  it("takes the parent's rules and overrides them by question", async () => {
    const [us, california] = [await packOf("US"), await packOf("US-CA")];
    expect(us.rules.get("minorsCount")).toMatchObject({ level: "reason", place: "US" });
    expect(california.rules.get("minorsCount")).toMatchObject({ level: "off", place: "US-CA" });
    expect(california.rules.get("race")).toMatchObject({ level: "off", place: "US" });
  });

  it("adds notices to the parent's, and replaces fees, deposit, decline, retention, protected and mustOffer", async () => {
    const [us, california] = [await packOf("US"), await packOf("US-CA")];
    const own = packFiles["../../../app/features/forms/law/packs/US-CA.json"];
    expect(california.notices.length).toBe(
      us.notices.length + (own?.notices.filter(({ from = "", subplace }) => !subplace && from <= today).length ?? 0),
    );
    for (const part of ["fees", "deposit", "decline", "retention", "protected", "mustOffer"] as const) {
      expect(california[part].place).toBe("US-CA");
      expect(california[part].value).toEqual(own?.[part]);
    }
  });

  it("keeps the parent's stages where the region has none, but not its lists", async () => {
    expect((await packOf("AU-WA")).stages).toMatchObject({ place: "AU" });
    expect((await packOf("AU-WA")).mustOffer).toMatchObject({ place: "AU-WA", value: [] });
  });

  it("lists the merged files with their versions, parent first", async () => {
    const { files } = await packOf("US-CA");
    expect(files.map(({ place }) => place)).toEqual(["US", "US-CA"]);
    for (const { version } of files) expect(version).toMatch(/^2026-11-21\.[0-9a-f]{8}$/);
  });

  it("applies a city's rules only there, over those of its state", async () => {
    expect(markFor(await packOf("US-NY"), "criminalRecord").subplace).toBeNull();
    expect(markFor(await packOf("US-NY", "NYC"), "criminalRecord")).toMatchObject({ level: "off", subplace: "NYC" });
    expect((await packOf("US-NY", "NYC")).notices.some(({ subplace }) => subplace === "NYC")).toBe(true);
    expect((await packOf("US-NY")).notices.some(({ subplace }) => subplace === "NYC")).toBe(false);
  });

  it("shows a possible city's rule as a note, and forbids nothing", async () => {
    const mark = markFor(await packOf("US-IL", null, ["Cook County"]), "criminalRecord");
    expect(mark.level).not.toBe("off");
    expect(mark.doubts).toMatchObject([{ subplace: "Cook County", stage: { early: "off" } }]);
  });

  it("ignores a city unknown to the place", async () => {
    expect((await packOf("US-CA", "Seattle")).subplace).toBeNull();
  });
});

describe("the level of a question", () => {
  it("is a note at most where the law is known but was not read", async () => {
    expect(markFor(await withRule({ level: "off" }), "evicted").level).toBe("note");
    expect(markFor(await withRule({ level: "reason" }), "evicted").level).toBe("note");
    expect(markFor(await withRule({ level: "ok" }), "evicted").level).toBe("ok");
    expect(markFor(await withRule({ level: "off", confidence: "read" }), "evicted").level).toBe("off");
  });

  it("is never above a note for an unread entry in any file", async () => {
    for (const file of Object.values(packFiles)) {
      const pack = await packOf(file.place);
      for (const rule of pack.rules.values()) {
        if (rule.confidence === "read" || neverOffered.some(({ key }) => key === rule.question)) continue;
        expect(["note", "ok"]).toContain(markFor(pack, rule.question).level);
      }
    }
  });

  it('is "off" everywhere for never-offered questions, with or without a pack', async () => {
    for (const pack of [null, await packOf("US-OR", "Portland"), await packOf("NZ"), await packOf("EU-DE")]) {
      for (const { key } of neverOffered) expect(markFor(pack, key)).toMatchObject({ level: "off", from: "never" });
    }
  });

  it("is empty without a pack, except for never-offered questions", () => {
    for (const { key } of catalogue) expect(markFor(null, key).level).toBe("ok");
  });

  it("is the catalogue's own where the pack has no entry", async () => {
    expect((await packOf("US")).rules.has("legalName")).toBe(false);
    expect(markFor(await packOf("US"), "legalName").level).toBe("ok");
    expect(markFor(await withRule({ question: "pets" }), "debts")).toMatchObject({
      level: "reason",
      from: "catalogue",
    });
    expect(markFor(await withRule({ question: "pets" }), "bankStatement").level).toBe("reason");
  });

  it("of a dotted key is that of its question", async () => {
    expect(markFor(await packOf("US-CA"), "evicted.explain")).toMatchObject({ question: "evicted", level: "reason" });
  });
});

// Red while a portable report was let in where a credit report needs a reason or may not be asked.
it.each(["EU-DE", "EU-FR", "CH", "EU-ES", "AU-VIC", "AU", "UK", "CA-QC", "US-TX"])(
  "a portable report in %s, which has no rule of its own for it, is asked as strictly as a credit report",
  async (place) => {
    const pack = await packOf(place);
    for (const stage of ["apply", "shortlist", "offer"] as const) {
      const { level, moveTo } = markFor(pack, "creditReport", stage);
      for (const key of ["portableReport", "portableReport.madeOn"])
        expect(markFor(pack, key, stage)).toMatchObject({ level, moveTo, question: "portableReport" });
    }
  },
);

const spots = [
  ["US-CA", "citizenship", "off", /1940\.3/],
  ["US-CA", "minorsCount", "off", /12955/],
  ["US-CA", "adultsCount.everyone", "note", null],
  ["US-CA", "evicted", "reason", /1161\.2/],
  ["US", "criminalRecord", "reason", null],
  ["US-WA", "minorsCount", "reason", null],
  ["CA-ON", "incomeMultiple", "off", null],
  ["CA-AB", "incomeMultiple", "off", null],
  ["CA-BC", "incomeMultiple", "reason", null],
  ["CA-QC", "nationalIdNumber", "off", /P-39\.1|Act|Loi/],
  ["CA-QC", "minorsCount", "off", null],
  ["AU-QLD", "disputes", "off", null],
  ["AU-QLD", "bondClaims", "off", null],
  ["AU-QLD", "dateOfBirth", "ok", null],
  ["AU-QLD", "minorsCount", "note", null],
  ["AU-VIC", "minorsCount", "off", null],
  ["AU-VIC", "dateOfBirth", "off", null],
  ["AU-SA", "minorsCount", "off", null],
  ["UK-ENG", "rentOffered", "off", /Renters' Rights Act 2025/],
  ["UK-ENG", "rightToRent", "note", /Immigration Act 2014/],
  ["UK-SCT", "rightToRent", "off", null],
  ["EU-FR", "bankStatement", "off", null],
  ["EU-FR", "criminalRecord", "off", null],
  ["EU-DE", "idNumberLast4", "off", null],
  ["EU-DE", "photoId", "off", null],
] as const;

it.each(spots)("in %s for %s is %s", async (place, key, level, law) => {
  const mark = markFor(await packOf(place), key);
  expect(mark.level).toBe(level);
  if (level !== "ok") expect(mark.checkedOn).toMatch(/^2026-11-2[128]$/);
  if (law) expect(mark.law).toMatch(law);
});
