import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { askPaper, askReadyPaper, dropReadyPaper, editPaper } from "../../../app/features/forms/builder/ask-paper";
import { type PaperPurpose, paperPurposes } from "../../../app/features/forms/builder/paper-purposes";
import { PaperRow } from "../../../app/features/forms/builder/step-documents";
import { fromReport } from "../../../app/features/forms/builder/unlawful";
import type { Builder } from "../../../app/features/forms/builder/use-builder";
import { fieldFromCatalogue } from "../../../app/features/forms/form-model/catalogue";
import { localize } from "../../../app/features/forms/form-model/localized";
import type { FieldOf, FormDefinition } from "../../../app/features/forms/form-model/schema";
import { lawProblems } from "../../../app/features/forms/law/law-problems";
import { markFor } from "../../../app/features/forms/law/mark";
import { packPlaces } from "../../../app/features/forms/law/place-of";
import { unaskedReport } from "../../../app/features/forms/law/portable-report";
import { createIdMaker } from "../../../app/kernel/ids";
import { packOf } from "../law/packs";
import { definitionOf, id } from "../model/support";

const ids = createIdMaker();
const paperOf = (key: string) => fieldFromCatalogue(key, ids, "en").field as FieldOf<"file">;

async function rowOf(key: string, place: string, field?: FieldOf<"file">) {
  const mark = markFor(await packOf(place), key, field?.stage ?? "offer");
  const paper = { key, purpose: "photoId" } as const;
  const builder = { definition: definitionOf([]), ids } as unknown as Builder;
  return { mark, html: renderToStaticMarkup(<PaperRow {...{ builder, paper, mark, field }} />) };
}

const papers = packPlaces.flatMap((place) => paperPurposes.map(({ key }) => [place, key] as const));

describe("a paper in step 3 beside the law of the place", () => {
  it("cannot be ticked where it may not be asked, and says there what stands beside the question", async () => {
    const seen = new Set<string>();
    let later = 0;
    for (const [place, key] of papers) {
      const { mark, html } = await rowOf(key, place);
      seen.add(mark.level);
      expect([place, key, / disabled=""/.test(html)]).toEqual([place, key, mark.level === "off"]);
      const words = { off: "Not asked here", reason: "Needs a reason", note: "Hint", ok: "" }[mark.level];
      expect(html).toContain(words);
      const isLater = mark.level !== "off" && mark.stage && !["viewing", "apply"].includes(mark.stage.earliest);
      expect([place, key, html.includes("§")]).toEqual([place, key, Boolean(isLater)]);
      later += isLater ? 1 : 0;
    }
    expect(later).toBeGreaterThan(20);
    expect([...seen].sort()).toEqual(["note", "off", "ok", "reason"]);
  });

  it("asked too early names its stage and moves there by a press; a stage that the law bars cannot be chosen", async () => {
    const advised = await rowOf("proofOfIncome", "EU-DE", { ...paperOf("proofOfIncome"), stage: "apply" });
    expect(advised.html).toContain("Ask it with the offer");
    expect(advised.html).toContain("(earlier than advised)");
    expect(advised.html).not.toMatch(/<option[^>]*disabled/);
    expect(advised.html).not.toContain("Why do you ask it?");
    const pack = await packOf("EU-BE", "Brussels");
    const field = { ...paperOf("photoId"), stage: "offer" as const };
    const mark = markFor(pack, "photoId", "offer");
    const builder = { definition: definitionOf([]), ids } as unknown as Builder;
    const paper = { key: "photoId", purpose: "photoId" } as const;
    const html = renderToStaticMarkup(<PaperRow {...{ builder, paper, mark, field }} />);
    expect(html.match(/<option[^>]*disabled[^>]*>/g)).toHaveLength(3);
    expect(html).toContain("§ Last, of the one you offer the home");
    expect(html).toContain("art. 200ter");
  });

  it("asked already where it may not be, can be taken out and is refused at publishing", async () => {
    for (const [place, key] of papers) {
      const field = paperOf(key);
      const { mark, html } = await rowOf(key, place, field);
      const problems = lawProblems(definitionOf([{ id: id("sec"), fields: [field] }]), await packOf(place));
      const refused = problems.filter(({ at }) => "fieldId" in at && at.fieldId === field.id).map(({ code }) => code);
      if (mark.level !== "off") continue;
      expect([place, key, refused]).toEqual([place, key, expect.arrayContaining(["off"])]);
      expect(html).not.toContain(' disabled=""');
      expect(html).toContain("Take it out");
    }
  });
});

/** Red while a ticked paper was one field: a report without the day it was made cannot be told old from new. */
it("a portable report comes and goes with its agency and date, behind the last paper", () => {
  const paper = paperPurposes.find(({ key }) => key === "portableReport") as PaperPurpose;
  const before = definitionOf([{ id: id("sec"), fields: [paperOf("proofOfIncome"), paperOf("creditReport")] }]);
  const keysOf = ({ sections }: FormDefinition) => sections.flatMap(({ fields }) => fields.map((f) => f.catalogueKey));
  const asked = askReadyPaper(before, paper, ids).definition;
  const three = ["portableReport", "portableReport.agency", "portableReport.madeOn"];
  expect(keysOf(asked)).toEqual(["proofOfIncome", "creditReport", ...three]);
  const next = askPaper(asked, [paperOf("photoId")], ids).definition;
  expect(keysOf(next)).toEqual(["proofOfIncome", "creditReport", ...three, "photoId"]);
  const file = asked.sections[0]?.fields[2] as FieldOf<"file">;
  const later = editPaper(asked, file, { stage: "offer" }).definition.sections[0]?.fields ?? [];
  expect(later.map(({ stage }) => stage).slice(2)).toEqual(["offer", "offer", "offer"]);
  expect(keysOf(dropReadyPaper(next, paper).definition)).toEqual(["proofOfIncome", "creditReport", "photoId"]);
});

// Red while the new section was "Documents" whatever the form's language.
it.each([
  ["de-DE", "Unterlagen"],
  ["es-ES", "Documentos"],
  ["fr-FR", "Documents"],
  ["pt-PT", "Documentos"],
  ["en-AU", "Documents"],
])("a form in %s without a place for documents gets one named %s, in its tenants' languages too", (locale, title) => {
  const before = { ...definitionOf([]), defaultLocale: locale, locales: [locale] };
  const section = askPaper(before, [paperOf("photoId")], ids).definition.sections.at(-1);
  const shown = (reader: string) => localize(section?.title, reader, locale);
  expect([shown(locale), shown("pl"), shown("ar")]).toEqual([title, "Dokumenty", "المستندات"]);
  expect(section?.fields.map(({ catalogueKey }) => catalogueKey)).toEqual(["photoId"]);
});

// Red while a Denver form without a slot for a report was published without a word.
it.each([
  ["US-CO", "must be accepted when at most 30 days old", true],
  ["US-RI", "no fee for a check may be asked beside one of at most 90 days", true],
  ["US-CA", "your choice", false],
])(
  "a portable report that is not asked in %s is told beside its row, and noticed where it is no choice",
  async (...row) => {
    const [place, said, isNoticed] = row;
    const pack = await packOf(place);
    const asking = (...keys: string[]) => definitionOf([{ id: id("sec"), fields: keys.map(paperOf) }]);
    const duty = unaskedReport(asking("proofOfIncome"), pack);
    const paper = { key: "portableReport", purpose: "portableReport" } as const;
    const builder = { definition: asking(), ids } as unknown as Builder;
    const mark = markFor(pack, paper.key);
    const html = renderToStaticMarkup(<PaperRow {...{ builder, paper, mark, duty }} field={undefined} />);
    expect(html).toContain(said);
    expect(html.includes("<button")).toBe(isNoticed);
    const warnings = fromReport(asking("proofOfIncome"), pack, "en");
    expect(warnings.map(({ isWarning, step }) => [isWarning, step])).toEqual(isNoticed ? [[true, 3]] : []);
    expect(fromReport(asking("creditReport"), pack, "en")).toEqual([]);
    expect(unaskedReport(asking("portableReport"), pack)).toBe(null);
    expect(unaskedReport(asking("proofOfIncome"), await packOf("US-TX"))).toBe(null);
  },
);
