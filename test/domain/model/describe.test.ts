import { expect, it } from "vitest";
import { compile } from "../../../app/features/forms/form-model/compile";
import { contactOf, monthsWanted, summaryColumns } from "../../../app/features/forms/form-model/contact";
import { contextFor } from "../../../app/features/forms/form-model/context";
import { describeAnswers } from "../../../app/features/forms/form-model/describe";
import { evaluate } from "../../../app/features/forms/form-model/evaluate";
import { phoneReading } from "../../../app/features/forms/form-model/read-phone.server";
import type { Field, FormDefinition } from "../../../app/features/forms/form-model/schema";
import { templates } from "../../../app/features/forms/form-model/templates";
import { toRaw } from "../../../app/features/forms/form-model/to-raw";
import { createIdMaker } from "../../../app/kernel/ids";

const property = {
  address: { line1: "14 Maple Street", city: "Leeds", country: "GB" },
  rent: { amountMinor: 120_000, currency: "GBP", period: "month" as const },
};
const now = new Date("2026-11-21T10:00:00Z");
const DOCUMENT = "3f2504e0-4f89-41d3-9a0c-0305e82c3301";

function standard(): FormDefinition {
  const template = templates.find(({ key }) => key === "standard");
  if (!template) throw new Error("No standard template");
  return template.build({ ids: createIdMaker(), property, locale: "en" });
}

function find(definition: FormDefinition, key: string): Field {
  const field = definition.sections.flatMap(({ fields }) => fields).find((one) => one.catalogueKey === key);
  if (!field) throw new Error(`No ${key}`);
  return field;
}

/** A whole application as a tenant types it. */
function typed(definition: FormDefinition): Record<string, string[]> {
  const at = (key: string, part = "") => find(definition, key).id + part;
  const option = (key: string, index: number) => {
    const field = find(definition, key);
    return "options" in field ? (field.options[index]?.id ?? "") : "";
  };
  const raw: Record<string, string> = {
    [at("legalName", ".first")]: " Zoë ",
    [at("legalName", ".last")]: "Müller-Łoś",
    [at("email")]: " Zoe@Example.COM ",
    [at("phone")]: "020 7946 0018",
    [at("over18")]: "yes",
    [at("moveIn", ".day")]: "1",
    [at("moveIn", ".month")]: "2",
    [at("moveIn", ".year")]: "2027",
    [at("termWanted")]: "12",
    [at("adultsCount")]: "2",
    [at("pets")]: "no",
    [at("petDetails")]: "A cat that is hidden",
    [at("currentAddress", ".line1")]: "7 Low Road",
    [at("currentAddress", ".city")]: "York",
    [at("currentAddress", ".postcode")]: "YO1 7HH",
    [at("currentAddress", ".country")]: "GB",
    [at("currentAddress.since", ".month")]: "3",
    [at("currentAddress.since", ".year")]: "2021",
    [at("residenceStatus")]: option("residenceStatus", 1),
    [at("reasonForLeaving")]: "Two\r\nlines",
    [at("employmentStatus")]: option("employmentStatus", 0),
    [at("employer")]: "Acme",
    [at("income", ".amount")]: "£600.50",
    [at("income", ".period")]: "week",
    [at("income", ".basis")]: "gross",
    [at("otherIncome", ".amount")]: "1,200",
    [at("otherIncome", ".period")]: "year",
    [at("proofOfIncome")]: DOCUMENT,
    [at("signature")]: "zoë MÜLLER-łoś",
  };
  for (const consent of definition.consents) raw[`consent.${consent.id}`] = "on";
  return Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, [value]]));
}

function sent() {
  const definition = standard();
  const files = { [find(definition, "proofOfIncome").id]: [DOCUMENT] };
  const context = { ...contextFor(definition, { now, locale: "en", files }), ...phoneReading("GB") };
  const result = evaluate(compile(definition), typed(definition), { mode: "submit" }, context);
  return { definition, context, result };
}

it("a full application to the standard template has no errors", () => {
  expect(sent().result.errors).toEqual([]);
});

it("the columns for lists contain a weekly and a yearly income added up per month", () => {
  const { definition, result } = sent();
  expect(summaryColumns(definition, result.cleaned)).toEqual({
    name: "Zoë Müller-Łoś",
    email: "zoe@example.com",
    phone: "+442079460018",
    moveIn: "2027-02-01",
    incomeMonthlyMinor: Math.round((60_050 * 52) / 12) + 10_000,
    incomeCurrency: "GBP",
    adults: 2,
    hasPets: false,
  });
  expect(contactOf(definition, {})).toEqual({ name: "", email: "" });
  expect([monthsWanted(definition, result.cleaned), monthsWanted(definition, {})]).toEqual([12, null]);
});

it("described answers are in order, without hidden ones", () => {
  const { definition, result } = sent();
  const groups = describeAnswers(definition, result.cleaned, "en");
  const rows = groups.flatMap((group) => group.rows);
  expect(groups.map((group) => group.title)).toEqual(definition.sections.map((section) => section.title.en));
  const lines = (key: string) => rows.find((row) => row.field.catalogueKey === key);
  expect(lines("petDetails")).toBeUndefined();
  expect(lines("landlordReference")).toBeUndefined();
  expect(lines("employer.jobTitle")).toMatchObject({ state: "not-answered", lines: [] });
  expect(lines("currentAddress")?.lines).toEqual(["7 Low Road", "York", "YO1 7HH", "United Kingdom"]);
  expect(lines("income")?.lines).toEqual(["£600.50 a week, before tax"]);
  expect(lines("moveIn")?.lines).toEqual(["February 1, 2027"]);
  expect(lines("reasonForLeaving")?.lines).toEqual(["Two", "lines"]);
  expect(lines("proofOfIncome")).toMatchObject({ documentIds: [DOCUMENT], lines: [], state: "answered" });
});

it("described answers are in the reader's language where the form has it", () => {
  const { definition, result } = sent();
  const rows = describeAnswers(definition, result.cleaned, "fr").flatMap((group) => group.rows);
  expect(rows.find((row) => row.field.catalogueKey === "over18")).toMatchObject({
    label: "Avez-vous 18 ans ou plus\u00a0?",
    lines: ["Oui"],
  });
});

it("stored answers can be filled into the form again unchanged", () => {
  const { definition, context, result } = sent();
  for (const locale of ["en", "fr", "de-CH"]) {
    const raw = toRaw(definition, result.cleaned, locale, result.acceptedConsents);
    const again = evaluate(compile(definition), raw, { mode: "submit" }, { ...context, locale });
    expect(again.errors).toEqual([]);
    expect(again.cleaned).toEqual(result.cleaned);
  }
});
