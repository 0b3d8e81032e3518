import { describe, expect, it } from "vitest";
import { fieldFromCatalogue } from "../../../app/features/forms/form-model/catalogue";
import type { Field, FormDefinition, LawReason } from "../../../app/features/forms/form-model/schema";
import {
  checkDefinitionTexts,
  isOwnText,
  lexiconProblems,
  lexiconRecord,
  lexiconVersion,
  questionOf,
} from "../../../app/features/forms/law/lexicon/check-definition-texts";
import { createIdMaker } from "../../../app/kernel/ids";
import { definitionOf, fieldOf, id } from "../model/support";

const ids = createIdMaker();
const doubtful = { en: "Do you have children?" };
const refused = { en: "Are you pregnant?" };
const ready = (key: string) => fieldFromCatalogue(key, ids, "en").field;
const formOf = (fields: Field[], more: Partial<FormDefinition> = {}): FormDefinition => ({
  ...definitionOf([{ id: id("sec"), fields }]),
  ...more,
});
const problemsOf = (form: FormDefinition) =>
  lexiconProblems(form, checkDefinitionTexts(form)).map(({ place, code }) => [Object.values(place)[0], code]);

describe("lexicon problems that prevent publishing", () => {
  const asked = (label: Field["label"], lawReason?: LawReason) => fieldOf("text", "asked", { label, lawReason });
  const consent = (lawReason?: LawReason) => ({ id: id("ok"), text: doubtful, required: true, lawReason });

  it.each<[LawReason | undefined, boolean]>([
    [undefined, false],
    [{ code: "needed-now" }, true],
    [{ code: "other", text: "A lift for prams." }, true],
    [{ code: "other", text: "  " }, false],
    [{ code: "other" }, false],
  ])("for a doubtful question with the reason %j are as expected", (reason, isEnough) => {
    expect(problemsOf(formOf([asked(doubtful, reason)]))).toEqual(isEnough ? [] : [[id("asked"), "reason-missing"]]);
    expect(problemsOf(formOf([], { consents: [consent(reason)] }))).toEqual(
      isEnough ? [] : [[id("ok"), "reason-missing"]],
    );
  });

  it("include what is never allowed, whatever the reason", () => {
    expect(problemsOf(formOf([asked(refused, { code: "needed-now" })]))).toEqual([[id("asked"), "refused"]]);
  });

  it("include only refused words in titles, which have no field for a reason", () => {
    expect(problemsOf(formOf([], { title: doubtful }))).toEqual([]);
    expect(problemsOf(formOf([], { title: refused, intro: refused }))).toEqual([
      ["title", "refused"],
      ["intro", "refused"],
    ]);
    const criteria = { ...formOf([]), property: { ...formOf([]).property, criteria: refused } };
    expect(problemsOf(criteria)).toEqual([["criteria", "refused"]]);
  });

  it("are none for a form without questions", () => {
    expect(checkDefinitionTexts(formOf([fieldOf("text", "name", { label: { en: "Your name" } })]))).toEqual([]);
    const ticked = { id: id("ok"), text: refused, required: true, catalogueKey: "consentCreditCheck" };
    expect(checkDefinitionTexts(formOf([], { consents: [ticked] }))).toEqual([]);
  });
});

describe("a section's title", () => {
  const titled = (...fields: Field[]) => definitionOf([{ id: id("sec"), title: { en: "Your religion" }, fields }]);
  const found = (form: FormDefinition) => checkDefinitionTexts(form).map(({ place }) => Object.keys(place)[0]);

  it("is read when the section has an own question of the landlord, or none", () => {
    const own = fieldOf("text", "own", { label: { en: "How long would you stay with us, do you think?" } });
    expect(found(titled())).toEqual(["sectionId"]);
    expect(found(titled(ready("moveIn"), own))).toContain("sectionId");
    expect(found(titled(ready("moveIn")))).toEqual([]);
  });

  it("is read together with the help below it", () => {
    const form = definitionOf([{ id: id("sec"), title: { en: "More" }, help: refused, fields: [] }]);
    expect(checkDefinitionTexts(form)).toMatchObject([{ place: { sectionId: id("sec") }, part: "help" }]);
  });
});

describe("a question counts as the landlord's own", () => {
  it("unless its kind, label, help and options are the catalogue's in every language", () => {
    const plain = ready("moveIn");
    expect(isOwnText(plain)).toBe(false);
    expect(isOwnText({ ...plain, catalogueKey: undefined })).toBe(true);
    expect(isOwnText({ ...plain, catalogueKey: "nothing" })).toBe(true);
    expect(isOwnText({ ...plain, kind: "longText" } as Field)).toBe(true);
    expect(isOwnText({ ...plain, label: { ...plain.label, de: "Anders" } })).toBe(true);
    expect(isOwnText({ ...plain, label: { ...plain.label, de: " " } })).toBe(false);
    expect(isOwnText({ ...plain, help: { en: "Own help" } })).toBe(true);
    const choice = ready("viewing");
    if (!("options" in choice)) throw new Error("The catalogue's question has no options");
    expect(isOwnText(choice)).toBe(false);
    const [first, ...others] = choice.options;
    expect(first && isOwnText({ ...choice, options: [{ ...first, label: { en: "Own" } }, ...others] })).toBe(true);
  });

  it("and is read with its visible options, and a statement with its words", () => {
    const options = [
      { id: id("one"), label: { en: "Blue" } },
      { id: id("two"), label: refused, archived: true as const },
    ];
    expect(questionOf(fieldOf("choice", "c", { options })).options).toEqual([{ en: "Blue" }]);
    expect(questionOf(fieldOf("statement", "s", { text: refused })).extra).toEqual([refused]);
    const text = questionOf(fieldOf("text", "t"), { en: "Title" });
    expect([text.options, text.extra, text.sectionTitle, text.kind]).toEqual([
      undefined,
      undefined,
      { en: "Title" },
      "text",
    ]);
  });
});

it("the stored record of a version has categories and ids, and no words", () => {
  const form = formOf([fieldOf("text", "asked", { label: refused })]);
  expect(lexiconRecord(checkDefinitionTexts(form))).toEqual({
    version: lexiconVersion,
    findings: [{ category: "pregnancy", verdict: "refuse", id: id("asked") }],
  });
});
