import { describe, expect, it } from "vitest";
import { askFrom, askInTime, takeOutForbidden, withLawfulStages } from "../../../app/features/forms/builder/law-edits";
import { lawfulTemplate } from "../../../app/features/forms/builder/lawful-template";
import { catalogue, fieldFromCatalogue } from "../../../app/features/forms/form-model/catalogue";
import { asAsked } from "../../../app/features/forms/form-model/later-questions";
import type { Field, FormDefinition, Stage } from "../../../app/features/forms/form-model/schema";
import { templates } from "../../../app/features/forms/form-model/templates";
import { askedEarly } from "../../../app/features/forms/law/asked-early";
import { comingProblems } from "../../../app/features/forms/law/coming-problems";
import { lawFindings, lawProblems } from "../../../app/features/forms/law/law-problems";
import { markFor } from "../../../app/features/forms/law/mark";
import { readPacks } from "../../../app/features/forms/law/packs.server";
import { packPlaces } from "../../../app/features/forms/law/place-of";
import { unlawfulIn } from "../../../app/features/forms/law/unlawful";
import { lawfulDraft } from "../../../app/features/forms/law-watch/lawful-draft";
import { sideBySide } from "../../../app/features/forms/law-watch/side-by-side";
import { proposalOf, sayProblem } from "../../../app/features/forms/law-watch/words";
import { createIdMaker } from "../../../app/kernel/ids";
import { noFiles, packFiles, packOf, templateOf } from "./packs";
import { type StageRow, stageRows } from "./stage-rows";

const ids = createIdMaker();
const stages: readonly Stage[] = ["apply", "shortlist", "offer"];

function asking(key: string, stage: Stage, more: Partial<Field> = {}, section: Stage = "apply"): FormDefinition {
  const field = { ...fieldFromCatalogue(key, ids, "en").field, stage, ...more } as Field;
  const form = templateOf("blank");
  return {
    ...form,
    sections: [...form.sections, { id: ids.nodeId(), title: { en: "More" }, stage: section, fields: [field] }],
  };
}

const askedAt = (form: FormDefinition, stage: Stage): FormDefinition => ({
  ...form,
  sections: form.sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => (field.id === idOf(form) ? { ...field, stage } : field)),
  })),
});
const idOf = (form: FormDefinition) => form.sections.at(-1)?.fields[0]?.id ?? "";
const stageIn = (form: FormDefinition, id: string) =>
  form.sections.flatMap(({ fields }) => fields).find((field) => field.id === id)?.stage;

const cases = stageRows.flatMap(({ questions, ...row }) => questions.map((question) => ({ ...row, question })));

describe("the stages of the law packs", () => {
  it.each(cases.map((row) => [`${row.place} ${row.subplace ?? ""} ${row.question}`, row] as const))(
    "%s may be asked from the stage that its source says",
    async (_name, {
      place,
      subplace,
      question,
      earliest,
      from,
      early,
    }: Omit<StageRow, "questions"> & { question: string }) => {
      const pack = await packOf(place, subplace ?? null);
      const first = earliest === "viewing" ? "apply" : earliest;
      for (const stage of stages) {
        const isEarly = stages.indexOf(stage) < stages.indexOf(first);
        const mark = markFor(pack, question, stage);
        const found = { stage, level: mark.level, earliest: mark.stage?.earliest, moveTo: mark.moveTo };
        expect(found).toEqual({ stage, level: isEarly ? early : from, earliest, moveTo: isEarly ? first : null });
      }
    },
  );

  it("forbid an earlier question only where the law itself sets the stage, and are never milder before it", () => {
    const rules = Object.values(packFiles).flatMap((pack) => pack.rules.map((rule) => ({ pack: pack.place, ...rule })));
    const staged = rules.filter(({ stage }) => stage !== undefined);
    expect(staged.length).toBeGreaterThan(50);
    expect(staged.filter(({ stage }) => stage?.early === "off" && stage.basis !== undefined)).toEqual([]);
  });

  it("say nothing of a question without one: its level is that of every stage", async () => {
    const pack = await packOf("US-TX");
    const levels = stages.map((stage) => markFor(pack, "criminalRecord", stage).level);
    expect(new Set(levels).size).toBe(1);
    expect(markFor(pack, "criminalRecord").stage).toBeNull();
  });
});

describe("a question that is asked too early", () => {
  it("may not be published, and its finding carries the stage to move it to", async () => {
    const pack = await packOf("US-NJ");
    const reason = { lawReason: { code: "needed-now" as const } };
    const at = (form: FormDefinition) => lawProblems(form, pack).map(({ code, mark }) => [code, mark.moveTo]);
    expect(at(asking("criminalRecord", "apply", reason))).toEqual([["off", "offer"]]);
    expect(at(asking("criminalRecord", "shortlist", reason))).toEqual([["off", "offer"]]);
    expect(at(asking("criminalRecord", "offer", reason))).toEqual([]);
    expect(at(asking("criminalRecord", "offer"))).toEqual([["reason-missing", null]]);
  });

  it("is as late as its section", async () => {
    expect(lawProblems(asking("photoId", "apply", {}, "offer"), await packOf("EU-BE", "Brussels"))).toEqual([]);
  });

  it("needs a reason only where it needs one at its own stage, too: whatever comes early is mended by moving it", async () => {
    const found: string[] = [];
    let early = 0;
    for (const place of packPlaces) {
      const { subplaces } = await packOf(place);
      for (const subplace of [null, ...subplaces]) {
        const pack = await packOf(place, subplace);
        for (const { key } of catalogue) {
          const { level, moveTo } = markFor(pack, key, "apply");
          if (!moveTo) continue;
          early += 1;
          const atItsStage = markFor(pack, key, moveTo);
          const isOnlyEarly = level === "reason" && atItsStage.level !== "reason";
          if (isOnlyEarly || atItsStage.level === "off" || atItsStage.moveTo) found.push(`${place} ${subplace} ${key}`);
        }
      }
    }
    expect(early).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });

  it("is published where a regulator advises a later stage, and moves there by one press with all the others", async () => {
    const pack = await packOf("EU-DE");
    const form = asking("proofOfIncome", "apply");
    expect(lawProblems(form, pack)).toEqual([]);
    expect(lawFindings(form, pack)).toMatchObject([{ mark: { level: "note", basis: "advice", moveTo: "offer" } }]);
    const moved = askInTime(form, pack).definition;
    expect(stageIn(moved, idOf(form))).toBe("offer");
    expect(askedEarly(moved, pack)).toEqual([]);
  });

  it.each(templates)("is asked in time in the template $key wherever the home lies", async (template) => {
    for (const place of packPlaces) {
      const { subplaces } = await packOf(place);
      for (const subplace of [null, ...subplaces]) {
        const pack = await packOf(place, subplace);
        const form = lawfulTemplate(templateOf(template.key), pack, ids);
        expect([place, subplace, askedEarly(form, pack)]).toEqual([place, subplace, []]);
      }
    }
  });

  it("is moved by one press, with what is shown depending on it, and nothing else", async () => {
    const form = asking("evicted", "apply");
    const id = idOf(form);
    const showWhen = { all: [{ field: id, op: "is" as const, value: "yes" }] };
    const explain = { ...fieldFromCatalogue("evicted.explain", ids, "en").field, stage: "apply", showWhen } as Field;
    const last = { ...fieldFromCatalogue("currentRent", ids, "en").field, stage: "apply" } as Field;
    const sections = form.sections.map((section, index) =>
      index === form.sections.length - 1 ? { ...section, fields: [...section.fields, explain, last] } : section,
    );
    const moved = askFrom({ ...form, sections }, id, "offer").definition;
    expect([id, explain.id, last.id].map((one) => stageIn(moved, one))).toEqual(["offer", "offer", "apply"]);
  });

  it("is moved and not taken out by the draft of the law watch and by “Take them out”", async () => {
    const pack = await packOf("US-DC");
    const form = asking("criminalRecord", "apply", { lawReason: { code: "needed-now" } });
    expect(stageIn(takeOutForbidden(form, pack).definition, idOf(form))).toBe("offer");
    const draft = lawfulDraft(form, [pack], {}, ids);
    expect(stageIn(draft, idOf(form))).toBe("offer");
    expect(lawProblems(draft, pack)).toEqual([]);
  });

  it("is not moved by the law watch's draft where it would need a reason at its stage, too: it is taken out", async () => {
    const pack = await packOf("CH");
    const form = asking("employerContact", "apply");
    expect(lawProblems(form, pack)).toMatchObject([{ code: "reason-missing", mark: { moveTo: "offer" } }]);
    expect(lawProblems(lawfulDraft(form, [pack], {}, ids), pack)).toEqual([]);
  });

  it("is proposed to a landlord to be asked later, and is said to have moved once it has", async () => {
    const files = await readPacks(noFiles, "US-NJ");
    const home = { subplace: null, doubtful: [] };
    const form = asking("criminalRecord", "apply", { lawReason: { code: "needed-now" } });
    const [problem, ...rest] = comingProblems(form, files, home, "2026-11-28");
    expect(rest).toEqual([]);
    if (!problem) throw new Error("Nothing was found");
    const { became } = sideBySide(
      { published: form, next: lawfulDraft(form, [await packOf("US-NJ")], {}, ids), problem },
      "en",
    );
    expect(became).toEqual({ kind: "moved", stage: "offer" });
    expect(sayProblem({ problem, form }, "en")).toContain("before an offer in New Jersey");
    expect(proposalOf(problem, became, "en")).toBe("Ask it with the offer?");
  });

  it("is put at its lawful stage when it comes new into a form; what was there stays", async () => {
    const pack = await packOf("EU-NL");
    const before = asking("income", "apply");
    const added = asking("proofOfIncome", "apply");
    const section = added.sections.at(-1);
    if (!section) throw new Error("No section");
    const both = { ...before, sections: [...before.sections, section] };
    const { definition } = withLawfulStages(before, { definition: both, dropped: [] }, pack);
    expect(stageIn(definition, idOf(added))).toBe("offer");
    expect(stageIn(definition, idOf(before))).toBe("apply");
  });

  it("cannot be put before the law's stage by an edit, but before an advised one", async () => {
    const moving = async (place: string, key: string) => {
      const before = asking(key, "offer");
      const edited = askedAt(before, "apply");
      const { definition } = withLawfulStages(before, { definition: edited, dropped: [] }, await packOf(place));
      return stageIn(definition, idOf(before));
    };
    expect(await moving("US-NJ", "criminalRecord")).toBe("offer");
    expect(await moving("EU-DE", "proofOfIncome")).toBe("apply");
    // A later section held it back.
    const before = asking("criminalRecord", "apply", {}, "offer");
    const sections = before.sections.map((section) => ({ ...section, stage: "apply" as const }));
    const edited = { definition: { ...before, sections }, dropped: [] };
    const { definition } = withLawfulStages(before, edited, await packOf("US-NJ"));
    expect(lawProblems(definition, await packOf("US-NJ")).filter(({ code }) => code === "off")).toEqual([]);
  });

  it("has its answer left out, and one that was asked at its stage is shown", async () => {
    const pack = await packOf("US-NJ");
    const early = asking("criminalRecord", "apply");
    expect([...unlawfulIn(early, pack).questions]).toEqual(["criminalRecord"]);
    const late = asking("criminalRecord", "offer");
    const asked = asAsked(late, [idOf(late)]);
    expect(stageIn(asked, idOf(late))).toBe("apply");
    expect([...unlawfulIn(asked, pack).questions]).toEqual([]);
  });

  it("is a finding also where it is only advised against", async () => {
    const pack = await packOf("CA");
    const findings = lawFindings(asking("references.name", "apply"), pack);
    expect(findings).toMatchObject([{ mark: { level: "note", moveTo: "shortlist" } }]);
  });
});
