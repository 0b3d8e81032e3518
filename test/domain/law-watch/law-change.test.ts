import { describe, expect, it } from "vitest";
import { fieldFromCatalogue } from "../../../app/features/forms/form-model/catalogue";
import type { Field, FormDefinition } from "../../../app/features/forms/form-model/schema";
import { templates } from "../../../app/features/forms/form-model/templates";
import { comingProblems, lawDays, packsAhead } from "../../../app/features/forms/law/coming-problems";
import { lawProblems } from "../../../app/features/forms/law/law-problems";
import type { PackFile, PackRule } from "../../../app/features/forms/law/pack-schema";
import { readPacks } from "../../../app/features/forms/law/packs.server";
import { packPlaces } from "../../../app/features/forms/law/place-of";
import { lawfulDraft } from "../../../app/features/forms/law-watch/lawful-draft";
import { sideBySide } from "../../../app/features/forms/law-watch/side-by-side";
import { proposalOf, sayLaw, sayProblem, saySubject } from "../../../app/features/forms/law-watch/words";
import { addDays } from "../../../app/kernel/dates";
import { createIdMaker } from "../../../app/kernel/ids";
import { noFiles, templateOf } from "../law/packs";

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

/** Florida's pack with a rule more. */
async function floridaWith(more: PackRule): Promise<PackFile[]> {
  const [us, florida] = (await readPacks(noFiles, "US-FL")) as [PackFile, PackFile];
  return [us, { ...florida, rules: [...florida.rules.filter(({ question }) => question !== more.question), more] }];
}

function asking(...fields: Partial<Field>[]): FormDefinition {
  const form = templateOf("blank");
  const asked = fields.map(({ catalogueKey = "", ...more }) => ({
    ...fieldFromCatalogue(catalogueKey, ids, "en").field,
    ...more,
  })) as Field[];
  const section = { id: ids.nodeId(), title: { en: "More" }, stage: "apply" as const, fields: asked };
  return { ...form, sections: [...form.sections, section] };
}

const evicted = { catalogueKey: "evicted", lawReason: { code: "needed-now" as const } };

describe("coming changes of law for a published form", () => {
  // Red when `lawDays` leaves out the days ahead, or `comingProblems` looks at today alone.
  it("name the first day of a rule not yet in force, in words for the landlord", async () => {
    const files = await floridaWith({ ...rule, from: "2027-05-01" });
    const form = asking(evicted);
    expect(lawDays(files, day)).toEqual([day, "2027-05-01"]);
    const [problem, ...rest] = comingProblems(form, files, home, day);
    expect(rest).toEqual([]);
    if (!problem) throw new Error("Nothing was found");
    expect(problem).toMatchObject({ code: "off", from: "2027-05-01", mark: { swapKey: "landlordReference" } });
    expect(sayProblem({ problem, form }, "en")).toMatch(
      /^From May 1, 2027 “.+” may not be asked in Florida, United States\.$/,
    );
    expect(sayLaw(problem, "en")).toEqual({
      basis: "The law: Tenant Screening Act s. 4.",
      why: { text: "Nobody may ask about eviction cases.", isLaw: true },
    });
    expect(saySubject([problem], "en")).toBe("A question of your form needs a change by May 1, 2027");
  });

  it("omit days that are too far ahead, and the day of rules already in force", async () => {
    const form = asking(evicted);
    expect(comingProblems(form, await floridaWith({ ...rule, from: "2027-07-01" }), home, day)).toEqual([]);
    const [problem] = comingProblems(form, await floridaWith(rule), home, day);
    expect(problem?.from).toBeNull();
    expect(problem && sayProblem({ problem, form }, "en")).toMatch(
      /may not be asked in Florida, United States anymore\.$/,
    );
  });

  it("count a question forbidden until some day as forbidden now", async () => {
    const found = comingProblems(asking(evicted), await floridaWith({ ...rule, until: "2027-05-01" }), home, day);
    expect(found).toMatchObject([{ code: "off", from: null }]);
  });
});

describe("the draft that mends a form for a change of law", () => {
  it("replaces a forbidden question by its alternative, and leaves everything else as it was", async () => {
    const files = await floridaWith({ ...rule, from: "2027-05-01" });
    const packs = packsAhead(files, home, day);
    const form = asking(evicted, { catalogueKey: "message" });
    const next = lawfulDraft(form, packs, {}, ids);
    for (const pack of packs) expect(lawProblems(next, pack)).toEqual([]);
    expect(next.sections.at(-1)?.fields.map(({ catalogueKey }) => catalogueKey)).toEqual([
      "landlordReference",
      "message",
    ]);
    expect(next.sections.slice(0, -1)).toEqual(form.sections.slice(0, -1));
    const [problem] = comingProblems(form, files, home, day);
    if (!problem) throw new Error("Nothing was found");
    const { became } = sideBySide({ published: form, next, problem }, "en");
    expect(became).toMatchObject({ kind: "replaced" });
    expect(proposalOf(problem, became, "en")).toMatch(/^Replace it by “.+”\?$/);
  });

  it("keeps a sensitive question where the landlord gave a reason, and replaces it otherwise", async () => {
    const files = await floridaWith({ ...rule, level: "reason" });
    const form = asking({ catalogueKey: "evicted" });
    const packs = packsAhead(files, home, day);
    const kept = lawfulDraft(form, packs, { evicted: "required-here" }, ids);
    expect(kept.sections.at(-1)?.fields).toMatchObject([
      { catalogueKey: "evicted", lawReason: { code: "required-here" } },
    ]);
    const changed = lawfulDraft(form, packs, {}, ids);
    expect(changed.sections.at(-1)?.fields).toMatchObject([{ catalogueKey: "landlordReference" }]);
    const [problem] = comingProblems(form, files, home, day);
    if (!problem) throw new Error("Nothing was found");
    expect(sideBySide({ published: form, next: kept, problem }, "en").became).toEqual({ kind: "reasoned" });
    expect(proposalOf(problem, sideBySide({ published: form, next: changed, problem }, "en").became, "en")).toContain(
      "check why you need it",
    );
  });

  it("adds words that the law newly prescribes", async () => {
    const files = await readPacks(noFiles, "US-MA");
    const form = asking(evicted);
    const packs = packsAhead(files, home, day);
    const problem = comingProblems(form, files, home, day).find(({ code }) => code === "notice-missing");
    if (!problem) throw new Error("Massachusetts prescribes no words");
    const next = lawfulDraft(form, packs, {}, ids);
    expect(sideBySide({ published: form, next, problem }, "en").became).toMatchObject({
      kind: "words",
      text: expect.stringContaining("sealed"),
    });
  });
});

// Red when a rule with a day ahead forbids, from that day on, what one of our own templates asks.
describe("the templates under the law of coming days", () => {
  it.each(packPlaces)("ask nothing that the pack of %s forbids on any known day", async (place) => {
    const files = await readPacks(noFiles, place);
    const starts = files.flatMap(({ rules, notices }) => [...rules, ...notices]).flatMap(({ from }) => from ?? []);
    const before = ["2026-11-23", ...starts.map((from) => addDays(from, -1))];
    const coming = before.flatMap((date) =>
      templates.flatMap(({ key }) => comingProblems(templateOf(key), files, home, date)),
    );
    expect(coming.filter(({ from }) => from !== null)).toEqual([]);
  });
});
