import { describe, expect, it } from "vitest";
import {
  fillFromSaved,
  readSavedEntries,
  type SavedEntry,
  takeSavedAnswers,
} from "../../../app/features/applying/apply/saved-answers/saved-answers";
import type { Answers } from "../../../app/features/forms/form-model/answers";
import type { FormDefinition } from "../../../app/features/forms/form-model/schema";
import { readyField, readyForm } from "../../support/ready-form";

function answered(definition: FormDefinition): Answers {
  const at = (key: string) => readyField(definition, key).id;
  const adults = definition.sections.find(({ fields }) =>
    fields.some(({ catalogueKey }) => catalogueKey === "adultsCount.name"),
  );
  const status = readyField(definition, "employmentStatus");
  const own = definition.sections[0]?.fields.at(-1)?.id ?? "";
  const adult = (first: string) => ({ [at("adultsCount.name")]: { first, last: "Bell" } });
  return {
    [at("legalName")]: { first: "Ada", last: "Bell" },
    [at("email")]: "ada@tenant.example",
    [at("over18")]: true,
    [own]: "A secret between us",
    [at("currentAddress")]: { line1: "1 Elm Row", city: "Leeds", postcode: "LS1 1AA", country: "GB" },
    [at("currentAddress.since")]: "2024-05",
    [at("landlordReference")]: { first: "Lan", last: "Lord" },
    [at("landlordReference.contact")]: { option: "whatever" },
    [at("employmentStatus")]: { option: status.kind === "choice" ? (status.options[1]?.id ?? "") : "" },
    [at("employer")]: "Engines Ltd",
    [at("income")]: { amountMinor: 350_000, currency: "USD", period: "month" },
    [adults?.id ?? ""]: [adult("Bo"), adult("Cy")],
  };
}

const entriesOf = (definition: FormDefinition, about?: string): SavedEntry[] =>
  takeSavedAnswers(definition, answered(definition))
    .filter((parcel) => about === undefined || parcel.about === about)
    .flatMap(({ entries }) => entries);

describe("answers saved for reuse", () => {
  // Red when readyKey takes what has no key of the catalogue, or mayBeTaken every key.
  it("are those about people, each other adult apart, without own questions of the landlord and consents", () => {
    const definition = readyForm();
    const parcels = takeSavedAnswers(definition, answered(definition));
    expect(parcels.map(({ kind, about }) => [kind, about])).toEqual([
      ["you", "Ada Bell"],
      ["home", "1 Elm Row"],
      ["work", "Engines Ltd"],
      ["adult", "Bo Bell"],
      ["adult", "Cy Bell"],
    ]);
    const kept = JSON.stringify(parcels);
    for (const never of ["A secret between us", "over18", "landlordReference.contact"])
      expect(kept).not.toContain(never);
  });

  it("exclude answers to ready questions that the landlord reworded", () => {
    const definition = readyForm();
    readyField(definition, "employer").label = { en: "Which union are you in?" };
    expect(JSON.stringify(entriesOf(definition))).not.toContain("Engines Ltd");
    expect(
      fillFromSaved(definition, entriesOf(readyForm()), "en")[readyField(definition, "employer").id],
    ).toBeUndefined();
  });
});

describe("a form filled in from saved answers", () => {
  it("has them under its own questions and options, in its reader's language", () => {
    const definition = readyForm();
    const at = (key: string) => readyField(definition, key).id;
    const raw = fillFromSaved(definition, entriesOf(readyForm()), "es");
    const status = readyField(definition, "employmentStatus");
    expect(raw).toMatchObject({
      [`${at("legalName")}.first`]: ["Ada"],
      [`${at("currentAddress")}.country`]: ["GB"],
      [`${at("currentAddress.since")}.month`]: ["05"],
      [at("employmentStatus")]: [status.kind === "choice" ? status.options[1]?.id : ""],
      [`${at("income")}.amount`]: ["3500"],
    });
  });

  it("has the chosen people, starting at its first entry", () => {
    const definition = readyForm();
    const section = definition.sections[3]?.id;
    const raw = fillFromSaved(definition, entriesOf(readyForm(), "Cy Bell"), "en");
    expect(raw).toEqual({
      [`${section}.0.${readyField(definition, "adultsCount.name").id}.first`]: ["Cy"],
      [`${section}.0.${readyField(definition, "adultsCount.name").id}.last`]: ["Bell"],
    });
  });

  // Red without the comparison of currencies in answerFor.
  it("has no amounts in another currency", () => {
    const definition = readyForm("EUR");
    expect(
      fillFromSaved(definition, entriesOf(readyForm()), "en")[`${readyField(definition, "income").id}.amount`],
    ).toBeUndefined();
  });

  it.each([
    ["no JSON", "{"],
    ["no list", "{}"],
    ["no entries", '[{"key":1}]'],
    ["too many", JSON.stringify(Array.from({ length: 301 }, () => ({ key: "email", at: null, answer: "x" })))],
  ])("ignores malformed saved data: %s", (_what, json) => {
    expect(readSavedEntries(json)).toEqual([]);
  });

  it.each<[string, unknown]>([
    ["legalName", "Ada"],
    ["legalName", null],
    ["email", { first: "a", last: "b" }],
    ["income", { amountMinor: "3500", currency: "USD" }],
    ["currentAddress", { line1: "1 Elm Row", city: "Leeds", country: "Great Britain" }],
    ["employmentStatus", { key: "no such option" }],
    ["over18", true],
  ])("leaves out an answer that does not fit the question: %s %j", (key, answer) => {
    expect(fillFromSaved(readyForm(), [{ key, at: null, answer }], "en")).toEqual({});
  });
});
