import type { PageLocale } from "../../../kernel/page-locale";
import { packPlaces } from "../../forms/law/place-of";
import { plans } from "../../money/billing/rules";
import { homeWords } from "./words/home-words";

/** One question with the answers of `alternativesIn`, in their order. */
export type ComparedRow = { question: string; answers: readonly [string, string, string, string] };

/** What a landlord would use otherwise, by kind, and Rentform: no rival is named and none is priced. */
export function alternativesIn(language: PageLocale): readonly string[] {
  const { paper, builder, suite } = homeWords[language].alternatives;
  return [paper, builder, suite, "Rentform"];
}

export function comparisonIn(language: PageLocale): readonly ComparedRow[] {
  const { missing, law, own, account, pay, compare, deleted, reports } = homeWords[language].alternatives;
  const places = packPlaces.length;
  const bounds = { least: plans.guest.customQuestions, most: plans.credit.customQuestions };
  const rows = [
    missing,
    { ...law, rentform: law.rentform({ places }) },
    { ...own, rentform: own.rentform(bounds) },
    account,
    pay,
    compare,
    deleted,
    reports,
  ];
  return rows.map(({ question, paper, builder, suite, rentform }) => ({
    question,
    answers: [paper, builder, suite, rentform],
  }));
}
