import type { ApplicationId, RentFormId } from "../../../../kernel/ids";
import { createIdMaker } from "../../../../kernel/ids";
import { findFlags } from "../../../deciding/decision/rules/flags";
import { type Compared, type ComparedFacts, compare, criteriaOf } from "../../../deciding/inbox/rules/compare";
import type { Property } from "../../../forms/form-model/schema";
import { templates } from "../../../forms/form-model/templates";

export type ExampleReview = { compared: Compared[]; criteria: string[] };

const locale = "en-US";
const multiple = 2.5;

const home: Property = {
  address: { line1: "14 Maple Street, flat 2", city: "Portland", region: "OR", country: "US" },
  rent: { amountMinor: 180_000, currency: "USD", period: "month" },
  availableFrom: "2027-03-01",
  maxOccupants: 3,
  pets: "no",
  incomeMultiple: multiple,
};

type Example = Pick<ComparedFacts, "moveIn" | "adults" | "hasPets" | "documents"> & {
  incomeMinor: number;
  at: string;
  isWaiting?: boolean;
  isNew?: boolean;
};

const examples: readonly Example[] = [
  { incomeMinor: 540_000, moveIn: "2027-03-01", adults: 2, hasPets: false, documents: 3, at: "2027-02-08T18:04Z" },
  { incomeMinor: 420_000, moveIn: "2027-03-15", adults: 1, hasPets: true, documents: 4, at: "2027-02-08T21:37Z" },
  {
    incomeMinor: 465_000,
    moveIn: "2027-04-20",
    adults: 2,
    hasPets: false,
    documents: 2,
    at: "2027-02-09T07:12Z",
    isWaiting: true,
    isNew: true,
  },
];

/** Three households that do not exist, held against a home that does not exist, by the rules that the product uses. */
export function readExampleReview(): ExampleReview {
  const standard = templates.find(({ key }) => key === "standard");
  if (!standard) throw new Error("The standard template is gone");
  const definition = standard.build({ ids: createIdMaker(), property: home, locale: "en" });
  const facts = examples.map((example, index): ComparedFacts => {
    const { incomeMinor, at, isWaiting = false, isNew = false, ...rest } = example;
    const row = { ...rest, incomeMonthlyMinor: incomeMinor, incomeCurrency: "USD", duplicate: null };
    const submittedAt = Date.parse(at);
    return {
      ...row,
      id: `example-${index}` as ApplicationId,
      formId: "example" as RentFormId,
      name: "",
      state: isNew ? "submitted" : "in_review",
      submittedAt,
      householdCompletedAt: isWaiting ? null : submittedAt,
      isWaiting,
      timesRent: Math.floor((incomeMinor / 180_000) * 100) / 100,
      flags: findFlags(definition, row, locale),
      unlawful: [],
      locale,
    };
  });
  return { compared: compare(facts), criteria: criteriaOf(home, multiple, locale) };
}
