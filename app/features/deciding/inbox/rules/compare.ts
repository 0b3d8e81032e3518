import type { ApplicationState } from "../../../../db/schema/applications";
import { formatDate } from "../../../../kernel/dates";
import { formatNumber } from "../../../../kernel/formatters";
import type { ApplicationId, RentFormId } from "../../../../kernel/ids";
import { formatMoney } from "../../../../kernel/money";
import { readLanguage } from "../../../../kernel/page-locale";
import { answerWordsFor } from "../../../forms/form-model/answer-words";
import type { Property } from "../../../forms/form-model/schema";
import { type FoundFlag, monthlyRent } from "../../decision/rules/flags";
import { compareWords } from "../words/compare-words";

export type ComparedFacts = {
  id: ApplicationId;
  formId: RentFormId;
  name: string;
  state: ApplicationState;
  submittedAt: number;
  householdCompletedAt: number | null;
  isWaiting: boolean;
  moveIn: string | null;
  adults: number | null;
  hasPets: boolean | null;
  incomeMonthlyMinor: number | null;
  incomeCurrency: string | null;
  timesRent: number | null;
  documents: number;
  flags: readonly FoundFlag[];
  /** Questions that may not be asked any more. */
  unlawful: readonly string[];
  locale: string;
};

export type Compared = {
  id: ApplicationId;
  formId: RentFormId;
  /** The name once somebody is on the shortlist; a letter before. */
  name: string;
  isBlind: boolean;
  state: ApplicationState;
  submittedAt: number;
  locale: string;
  flags: readonly FoundFlag[];
  /** One text for each line of `comparedLines`. */
  cells: string[];
};

/** What is held against each other: the landlord's published criteria, none of them about who somebody is. */
export const comparedLines = ["income", "timesRent", "moveIn", "adults", "pets", "documents", "household"] as const;

const named: readonly ApplicationState[] = ["shortlisted", "approved"];

/** Applications side by side, in order of arrival; a letter stands for a name until somebody is on the shortlist. */
export function compare(applicants: readonly ComparedFacts[]): Compared[] {
  return [...applicants]
    .sort((one, other) => one.submittedAt - other.submittedAt)
    .map((applicant, index) => {
      const isBlind = !named.includes(applicant.state);
      const { id, formId, name, state, submittedAt, locale, flags } = applicant;
      const letter = String.fromCharCode(65 + index);
      // Whom an application looks like names a person, too.
      const shown = isBlind ? flags.filter(({ key }) => key !== "sameApplicant") : flags;
      const cells = cellsOf(applicant);
      return {
        id,
        formId,
        name: isBlind ? compareWords[readLanguage(locale)].household({ letter }) : name,
        isBlind,
        state,
        submittedAt,
        locale,
        flags: shown,
        cells,
      };
    });
}

function cellsOf(applicant: ComparedFacts): string[] {
  const { incomeMonthlyMinor, incomeCurrency, timesRent, moveIn, adults, hasPets, documents, isWaiting, locale } =
    applicant;
  const words = compareWords[readLanguage(locale)];
  const isOff = (...questions: string[]) => questions.some((question) => applicant.unlawful.includes(question));
  const off = (...questions: string[]) => (isOff(...questions) ? words.leftOut : words.notSaid);
  return [
    incomeMonthlyMinor !== null && incomeCurrency
      ? incomeMonthlyMinor === 0
        ? answerWordsFor(locale).noIncome
        : formatMoney(incomeMonthlyMinor, incomeCurrency, locale)
      : off("income", "otherIncome"),
    timesRent === null ? off("income", "otherIncome") : formatNumber(timesRent, locale),
    moveIn ? formatDate(moveIn, locale) : off("moveIn"),
    adults === null ? off("adultsCount") : String(adults),
    hasPets === null ? off("pets") : hasPets ? words.hasPets : words.noPets,
    String(documents),
    isWaiting ? words.waitsForMembers : words.complete,
  ];
}

/** The criteria of the home, for the column before the applicants; in the order of `comparedLines`. */
export function criteriaOf(property: Property, multiple: number | null, locale: string): string[] {
  const words = compareWords[readLanguage(locale)];
  const rent = monthlyRent(property);
  const { availableFrom, maxOccupants, pets } = property;
  const least = rent && multiple ? formatMoney(Math.round(rent.amountMinor * multiple), rent.currency, locale) : null;
  return [
    least ? words.atLeast({ value: least }) : "",
    multiple ? words.atLeast({ value: formatNumber(multiple, locale) }) : "",
    availableFrom ? words.availableFrom({ day: formatDate(availableFrom, locale) }) : "",
    maxOccupants ? words.atMostAdults({ count: maxOccupants }) : "",
    pets ? words.petsAllowed[pets] : "",
    "",
    "",
  ];
}
