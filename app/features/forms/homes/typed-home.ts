import { editableAmount } from "../../../kernel/money";
import type { WrittenAddress } from "../form-model/address-line";
import type { HomeFacts } from "../form-model/schema";
import { emptyHome, type TypedHome } from "./home-fields";

type Known = { address: WrittenAddress; reference: string | null; facts: HomeFacts };

/** A home as its landlord would type it again. */
export function typedHome({ address, reference, facts }: Known, locale: string, language: string): TypedHome {
  const { rent, deposit, bedrooms, maxOccupants, termMonths, pets = "", smoking = "", parking = "" } = facts;
  const amount = (money: { amountMinor: number; currency: string } | undefined) =>
    money ? editableAmount(money.amountMinor, money.currency, locale) : "";
  return {
    ...emptyHome,
    ...address,
    reference: reference ?? "",
    rent: amount(rent),
    period: rent?.period ?? "",
    currency: rent?.currency ?? deposit?.currency ?? "",
    deposit: amount(deposit),
    bedrooms: String(bedrooms ?? ""),
    maxOccupants: String(maxOccupants ?? ""),
    termMonths: String(termMonths ?? ""),
    pets,
    smoking,
    parking,
    criteria: criteriaIn(facts, language),
  };
}

/** The landlord's criteria in a language, else in the one that is there; "" where there are none. */
function criteriaIn({ criteria = {} }: HomeFacts, language: string): string {
  return criteria[language] ?? Object.values(criteria)[0] ?? "";
}

/** Criteria after a change of what `criteriaIn` said; other languages of unchanged criteria stay. */
export function changedCriteria(facts: HomeFacts, typed: string, language: string): HomeFacts["criteria"] {
  const text = typed.trim();
  if (text === criteriaIn(facts, language).trim()) return facts.criteria;
  return text === "" ? undefined : { [language]: text };
}
