import type { ApplicationState } from "../../../../db/schema/applications";
import { formatDate } from "../../../../kernel/dates";
import { formatNumber } from "../../../../kernel/formatters";
import type { ApplicationId, RentFormId } from "../../../../kernel/ids";
import { formatMoney } from "../../../../kernel/money";
import { answerWordsFor } from "../../../forms/form-model/answer-words";
import type { Property } from "../../../forms/form-model/schema";
import { type FoundFlag, monthlyRent } from "../../decision/rules/flags";

/** So many side by side: more nobody can hold against each other. */
export const comparedAtMost = 4;

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
export const comparedLines = [
  "Household income a month",
  "Times the rent",
  "Moves in",
  "Adults",
  "Pets",
  "Documents",
  "Household",
] as const;

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
        name: isBlind ? `Household ${letter}` : name,
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
  const none = "Not said";
  const isOff = (...questions: string[]) => questions.some((question) => applicant.unlawful.includes(question));
  const off = (...questions: string[]) => (isOff(...questions) ? "Left out by law" : none);
  return [
    incomeMonthlyMinor !== null && incomeCurrency
      ? incomeMonthlyMinor === 0
        ? answerWordsFor("en").noIncome
        : formatMoney(incomeMonthlyMinor, incomeCurrency, locale)
      : off("income", "otherIncome"),
    timesRent === null ? off("income", "otherIncome") : formatNumber(timesRent, locale),
    moveIn ? formatDate(moveIn, locale) : off("moveIn"),
    adults === null ? off("adultsCount") : String(adults),
    hasPets === null ? off("pets") : hasPets ? "Yes" : "None",
    String(documents),
    isWaiting ? "Waits for members" : "Complete",
  ];
}

/** The criteria of the home, for the column before the applicants; in the order of `comparedLines`. */
export function criteriaOf(property: Property, multiple: number | null, locale: string): string[] {
  const rent = monthlyRent(property);
  const pets = { yes: "Allowed", ask: "Ask first", no: "Not allowed" } as const;
  return [
    rent && multiple ? `At least ${formatMoney(Math.round(rent.amountMinor * multiple), rent.currency, locale)}` : "",
    multiple ? `At least ${formatNumber(multiple, locale)}` : "",
    property.availableFrom ? `Available from ${formatDate(property.availableFrom, locale)}` : "",
    property.maxOccupants ? `At most ${property.maxOccupants}` : "",
    property.pets ? pets[property.pets] : "",
    "",
    "",
  ];
}
