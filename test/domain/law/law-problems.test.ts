import { describe, expect, it } from "vitest";
import { fieldFromCatalogue } from "../../../app/features/forms/form-model/catalogue";
import { buildConsents } from "../../../app/features/forms/form-model/consents";
import {
  definitionSchema,
  type Field,
  type FormDefinition,
  type LawReason,
} from "../../../app/features/forms/form-model/schema";
import { templates } from "../../../app/features/forms/form-model/templates";
import { lawFindings, lawProblems } from "../../../app/features/forms/law/law-problems";
import { packPlaces } from "../../../app/features/forms/law/place-of";
import { createIdMaker } from "../../../app/kernel/ids";
import { packOf, templateOf } from "./packs";

const ids = createIdMaker();

function asking(...questions: { key: string; reason?: LawReason }[]): FormDefinition {
  const form = templateOf("blank");
  const fields = questions.map(({ key, reason }): Field => {
    const { field } = fieldFromCatalogue(key, ids, "en");
    return { ...field, ...(reason && { lawReason: reason }) };
  });
  const section = { id: ids.nodeId(), title: { en: "More" }, stage: "apply" as const, fields };
  return { ...form, sections: [...form.sections, section] };
}

const needed: LawReason = { code: "needed-now" };

describe("a form checked against the law of its place", () => {
  it("cannot be published with a forbidden question, whatever reason is given", async () => {
    const form = asking({ key: "citizenship", reason: needed });
    const [problem, ...rest] = lawProblems(form, await packOf("US-CA"));
    expect(rest).toEqual([]);
    expect(problem).toMatchObject({ code: "off", at: { fieldId: form.sections.at(-1)?.fields[0]?.id } });
  });

  it("needs one reason for a sensitive question, for all its fields", async () => {
    const pack = await packOf("US-CA");
    expect(lawProblems(asking({ key: "evicted" }, { key: "evicted.explain" }), pack)).toMatchObject([
      { code: "reason-missing" },
      { code: "reason-missing" },
    ]);
    expect(lawProblems(asking({ key: "evicted" }, { key: "evicted.explain", reason: needed }), pack)).toEqual([]);
  });

  it('needs words with the reason "other"', async () => {
    const pack = await packOf("US-CA");
    const other = (text?: string) => asking({ key: "evicted", reason: { code: "other", ...(text && { text }) } });
    expect(lawProblems(other(), pack)).toHaveLength(1);
    expect(lawProblems(other("  "), pack)).toHaveLength(1);
    expect(lawProblems(other("The owner's insurer asks for it"), pack)).toEqual([]);
  });

  it("is refused a forbidden income multiple like a question", async () => {
    const form = templateOf("blank", "CA");
    const withMultiple = { ...form, property: { ...form.property, incomeMultiple: 3 } };
    const at = { property: "incomeMultiple" };
    expect(lawProblems(form, await packOf("CA-ON"))).toEqual([]);
    expect(lawProblems(withMultiple, await packOf("CA-ON"))).toMatchObject([{ code: "off", at }]);
    expect(lawProblems(withMultiple, await packOf("CA-BC"))).toMatchObject([{ code: "reason-missing", at }]);
    const reasoned = { ...withMultiple, property: { ...withMultiple.property, incomeMultipleReason: needed } };
    expect(lawProblems(reasoned, await packOf("CA-BC"))).toEqual([]);
  });

  it("is refused forbidden consents", async () => {
    const consents = buildConsents(["marketingConsent"], ids, "en");
    const form = { ...templateOf("blank", "AU"), consents };
    const at = { consentId: consents[0]?.id };
    expect(lawProblems(form, await packOf("AU-VIC"))).toMatchObject([{ code: "off", at }, { code: "notice-missing" }]);
    expect(lawFindings(form, await packOf("NZ"))).toMatchObject([{ at, mark: { level: "note" } }]);
  });

  it("accepts statements, and own questions are not judged here", async () => {
    const form = templateOf("blank");
    const fields: Field[] = [
      { id: ids.nodeId(), kind: "text", label: { en: "Parking card" }, required: false, stage: "apply" },
      {
        ...{ id: ids.nodeId(), kind: "statement", label: { en: "" }, text: { en: "No pets" }, required: false },
        ...{ stage: "apply", catalogueKey: "citizenship" },
      },
    ];
    const section = { id: ids.nodeId(), title: { en: "More" }, stage: "apply" as const, fields };
    expect(lawFindings({ ...form, sections: [section] }, await packOf("US-CA"))).toEqual([]);
  });

  it("is accepted without a pack for everything in the catalogue", () => {
    expect(lawFindings(asking({ key: "citizenship" }, { key: "criminalRecord" }), null)).toEqual([]);
  });

  it("in a city with rules of its own follows these", async () => {
    const form = asking({ key: "criminalRecord", reason: needed });
    expect(lawProblems(form, await packOf("US-WA"))).toEqual([]);
    expect(lawProblems(form, await packOf("US-WA", "Seattle"))).toMatchObject([
      { code: "off" },
      { code: "notice-missing" },
    ]);
  });
});

it("stores a reason of at most 300 characters", () => {
  const form = asking({ key: "evicted", reason: { code: "other", text: "x".repeat(300) } });
  expect(definitionSchema.parse(form)).toEqual(form);
  const long = asking({ key: "evicted", reason: { code: "other", text: "x".repeat(301) } });
  expect(definitionSchema.safeParse(long).success).toBe(false);
});

/** What our templates ask that a place forbids, or (with a "?") wants a reason for: what a landlord there has to mend. */
const tripping: Record<string, string> = {
  AU: "employmentStatus? studentLetter?",
  CA: "incomeMultiple?",
  CH: "income? message? proofOfIncome? reasonForLeaving",
  EU: "proofOfIncome? savings?",
  NZ: "employer? employmentStatus income? otherIncome?",
  "AU-ACT": "employmentStatus? studentLetter?",
  "AU-NSW": "employmentStatus? studentLetter?",
  "AU-QLD": "petDetails savings? studentLetter?",
  "AU-SA": "employmentStatus? studentLetter?",
  "AU-TAS": "employmentStatus? studentLetter?",
  "AU-VIC": "employmentStatus? petDetails pets studentLetter?",
  "AU-WA": "employmentStatus? studentLetter?",
  "CA-AB": "incomeMultiple",
  "CA-BC": "incomeMultiple?",
  "CA-MB": "incomeMultiple?",
  "CA-NB": "incomeMultiple?",
  "CA-NS": "incomeMultiple?",
  "CA-ON": "income? incomeMultiple",
  "CA-QC": "employer? employmentStatus? income? incomeMultiple",
  "CA-SK": "incomeMultiple?",
  "EU-AT": "proofOfIncome? savings?",
  "EU-BE": "landlordReference? proofOfIncome? savings?",
  "EU-DE": "landlordReference savings?",
  "EU-DK": "proofOfIncome? savings?",
  "EU-ES": "savings?",
  "EU-FR": "landlordReference proofOfIncome?",
  "EU-IT": "savings?",
  "EU-PL": "proofOfIncome? savings?",
  "EU-PT": "proofOfIncome? savings?",
  "EU-SE": "proofOfIncome? savings?",
  "EU-NL": "savings",
};

const closedPlaces = ["AU-NT", "AU-QLD", "AU-SA", "AU-VIC"];

it.each(packPlaces.filter((place) => !closedPlaces.includes(place)))(
  "in %s the templates have only the expected problems",
  async (place) => {
    const pack = await packOf(place);
    const found = templates.flatMap(({ key }) =>
      lawProblems(templateOf(key), pack)
        // Words that the law sets come in by themselves: notices.test.ts.
        .filter(({ code }) => code !== "notice-missing")
        .map(({ code, mark }) => mark.question + (code === "off" ? "" : "?")),
    );
    expect([...new Set(found)].sort().join(" ")).toBe(tripping[place] ?? "");
  },
);
