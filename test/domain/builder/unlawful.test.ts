import { describe, expect, it } from "vitest";
import { askConsent, editConsent } from "../../../app/features/forms/builder/consent-edits";
import { editProperty } from "../../../app/features/forms/builder/edits";
import { problemAddress } from "../../../app/features/forms/builder/problems";
import { fromLaw, fromLexicon } from "../../../app/features/forms/builder/unlawful";
import { fieldFromCatalogue } from "../../../app/features/forms/form-model/catalogue";
import type { FormDefinition } from "../../../app/features/forms/form-model/schema";
import { lawProblems } from "../../../app/features/forms/law/law-problems";
import { checkDefinitionTexts, lexiconProblems } from "../../../app/features/forms/law/lexicon/check-definition-texts";
import { createIdMaker } from "../../../app/kernel/ids";
import { packOf, templateOf } from "../law/packs";
import { definitionOf, fieldOf, id } from "../model/support";

const ids = createIdMaker();

async function toldOfLaw(form: FormDefinition, place: string): Promise<[string, string][]> {
  const problems = lawProblems(form, await packOf(place)).map((problem) => fromLaw(form, problem, "en"));
  return problems.map((problem) => [problem.text, problemAddress("/start", problem)]);
}

describe("legal problems on the check step", () => {
  it("link to the forbidden question by its name and position", async () => {
    const form = templateOf("blank");
    const { field } = fieldFromCatalogue("citizenship", ids, "en");
    form.sections[0]?.fields.push(field);
    expect(await toldOfLaw(form, "US-CA")).toEqual([
      [
        `“${field.label.en}” may not be asked in California, United States: take it out`,
        `/start?step=2&question=${field.id}`,
      ],
    ]);
  });

  it("link to the income multiple: forbidden in Ontario, in British Columbia until it has a reason", async () => {
    const { definition } = editProperty(templateOf("blank", "CA"), { incomeMultiple: 3 });
    const [address, name] = ["/start?step=4#income-multiple", "“Income as a multiple of the rent”"];
    expect(await toldOfLaw(definition, "CA-ON")).toEqual([
      [`${name} may not be asked in Ontario, Canada: take it out`, address],
    ]);
    const [[text, where] = []] = await toldOfLaw(definition, "CA-BC");
    expect(text).toContain(`${name} needs a reason in `);
    expect(where).toBe(address);
    const given = editProperty(definition, { incomeMultipleReason: { code: "needed-now" } });
    expect(await toldOfLaw(given.definition, "CA-BC")).toEqual([]);
  });

  it("link to the consent to a credit check, until it has a reason", async () => {
    const { definition } = askConsent(templateOf("blank", "GB"), "consentCreditCheck", true, ids);
    const tick = definition.consents.at(-1);
    expect(tick).toMatchObject({ catalogueKey: "consentCreditCheck", required: false });
    const [[, address] = []] = await toldOfLaw(definition, "EU-DE");
    expect(address).toBe("/start?step=4#consent-consentCreditCheck");
  });
});

describe("optional consents", () => {
  it("are separate, never required, and are removed without a trace", () => {
    const form = templateOf("blank");
    const credit = askConsent(form, "consentCreditCheck", true, ids).definition;
    const both = askConsent(credit, "marketingConsent", true, ids).definition;
    expect(both.consents.slice(-2).map(({ catalogueKey, required }) => [catalogueKey, required])).toEqual([
      ["consentCreditCheck", false],
      ["marketingConsent", false],
    ]);
    const again = askConsent(both, "marketingConsent", true, ids).definition;
    expect(again.consents).toHaveLength(both.consents.length);
    const without = askConsent(both, "consentCreditCheck", false, ids).definition;
    expect(askConsent(without, "marketingConsent", false, ids).definition).toEqual(form);
  });

  it("carry the landlord's reason", () => {
    const { definition } = askConsent(templateOf("blank"), "consentCreditCheck", true, ids);
    const tick = definition.consents.at(-1);
    const given = editConsent(definition, tick?.id ?? "", { lawReason: { code: "needed-now" } }).definition;
    expect(given.consents.at(-1)?.lawReason).toEqual({ code: "needed-now" });
    expect(given.consents.slice(0, -1)).toEqual(definition.consents.slice(0, -1));
  });
});

describe("problems of wording on the check step", () => {
  it("link to where the words are written", () => {
    const form: FormDefinition = {
      ...definitionOf([
        {
          id: id("one"),
          title: { en: "Your religion" },
          fields: [
            fieldOf("text", "ssn", { label: { en: "Your social security number" } }),
            fieldOf("text", "born", { label: { en: "Where were you born?" } }),
          ],
        },
      ]),
      title: { en: "Only for Christians" },
    };
    const told = lexiconProblems(form, checkDefinitionTexts(form)).map((problem) => fromLexicon(form, problem, "en"));
    const addresses = told.map((problem) => problemAddress("/start", problem));
    expect(addresses).toContain("/start?step=1#form-title");
    expect(addresses).toContain(`/start?step=2#section-${id("one")}`);
    expect(addresses).toContain(`/start?step=2&question=${id("ssn")}`);
    const born = told.find(({ fieldId }) => fieldId === id("born"));
    expect(born).toMatchObject({ step: 2, isWarning: false });
    expect(told.find(({ fieldId }) => fieldId === id("ssn"))?.text).toBe(
      "“Your social security number” asks for what may not be asked: change its words",
    );
  });

  it("link to the criteria of step 4", () => {
    const form = definitionOf([]);
    const { definition } = editProperty(form, { criteria: { en: "No muslims, please. Only Christian families." } });
    const told = lexiconProblems(definition, checkDefinitionTexts(definition)).map((problem) =>
      fromLexicon(definition, problem, "en"),
    );
    expect(told.map((problem) => problemAddress("/app/forms/1/edit", problem))).toContain(
      "/app/forms/1/edit?step=4#criteria",
    );
  });
});
