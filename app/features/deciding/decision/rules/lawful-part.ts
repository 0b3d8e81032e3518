import { flagsOf } from "../../../forms/form-model/flags";
import type { FormDefinition } from "../../../forms/form-model/schema";
import type { Unlawful } from "../../../forms/law/unlawful";
import type { FlagFacts } from "./flags";

type LawfulFacts = Pick<FlagFacts, "moveIn" | "incomeMonthlyMinor" | "incomeCurrency" | "adults" | "hasPets">;

/** What of an application may be flagged and compared: no answer to a question that may not be asked any more, and no rule about it. */
export function lawfulPart<T extends LawfulFacts>(definition: FormDefinition, facts: T, unlawful: Unlawful) {
  const { fieldIds, questions } = unlawful;
  if (questions.size === 0) return { definition, facts };
  const has = (...keys: string[]) => keys.some((key) => questions.has(key));
  const isIncomeOut = has("income", "otherIncome");
  // A rent that somebody else helps to pay is no measure once that may not be asked.
  const isRuleOut = isIncomeOut || has("incomeMultiple", "housingVoucher");
  return {
    definition: {
      ...definition,
      flags: flagsOf(definition).map((flag) =>
        flag.key === "incomeBelow" && isRuleOut ? { ...flag, on: false } : flag,
      ),
      sections: definition.sections.map((section) => ({
        ...section,
        fields: section.fields.filter(({ id }) => !fieldIds.has(id)),
      })),
    },
    facts: {
      ...facts,
      ...(isIncomeOut && { incomeMonthlyMinor: null, incomeCurrency: null }),
      ...(has("moveIn") && { moveIn: null }),
      ...(has("adultsCount") && { adults: null }),
      ...(has("pets") && { hasPets: null }),
    },
  };
}
