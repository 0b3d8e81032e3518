import type { ApplicationState } from "../../../db/schema/applications";
import type { MemberRole } from "../../../db/schema/household";
import type { Cell, IsoTime } from "../../../kernel/cell";
import type { RentFormId } from "../../../kernel/ids";
import { landlordLanguage } from "../../../kernel/landlord-locale";
import { majorUnits } from "../../../kernel/money";
import { declineReasonWords } from "../../applying/applications/decline-reason-words";
import { stateWords } from "../../applying/applications/state-words";
import type { DeclineReason } from "../../applying/applications/states";
import type { UnsignedApplication } from "../../applying/applications/stored-application";
import { inApplicantWords } from "../../forms/form-model/applicant-words";
import type { FormDefinition } from "../../forms/form-model/schema";
import type { CsvSheet } from "./csv-sheet";

/** What one person sent; `documents`: names by ids. */
type ExportedContent = { definition: FormDefinition; stored: UnsignedApplication; documents: Map<string, string> };

/** Somebody of a household. Income a month in minor units. */
export type ExportedPerson = {
  role: "lead" | MemberRole;
  name: string;
  email: string;
  phone: string | null;
  /** When the own part was sent; the lead's is the application. */
  sentAt: number | null;
  incomeMonthlyMinor: number | null;
  incomeCurrency: string | null;
  documentCount: number;
  /** Null where nothing was sent, or it was erased. */
  content: ExportedContent | null;
};

/** One household with everything that a spreadsheet says of it. Times in milliseconds. */
export type ExportedHousehold = {
  formId: RentFormId;
  formTitle: string;
  versionNumber: number;
  /** The landlord's, for labels and countries. */
  locale: string;
  reference: string;
  state: ApplicationState;
  submittedAt: number;
  householdCompletedAt: number | null;
  changedAt: number | null;
  firstViewedAt: number | null;
  decidedAt: number | null;
  declineReason: string | null;
  isStarred: boolean;
  isArchived: boolean;
  isLet: boolean;
  isWaitingForMembers: boolean;
  isErased: boolean;
  /** Its form is read in order and its turn has not come: it names nobody. */
  isLocked: boolean;
  earlierReference: string | null;
  incomeMonthlyMinor: number | null;
  incomeCurrency: string | null;
  /** What was asked for after it was sent, a line each. */
  askedLater: string[];
  /** The lead first, the others as they were named. */
  people: ExportedPerson[];
};

const roleWords = { lead: "Lead applicant", co_applicant: "Co-applicant", guarantor: "Guarantor" } as const;
const yes = (is: boolean) => (is ? "Yes" : "No");

type Fact = { header: string; cell(household: ExportedHousehold, person: ExportedPerson): Cell };

/** The first columns of every file. Those of the household say the same in each of its rows, so that filters keep it together. */
const facts: readonly Fact[] = [
  { header: "Household", cell: ({ reference }) => reference },
  { header: "Role", cell: (_, { role }) => roleWords[role] },
  { header: "Name", cell: (_, { name }) => name },
  { header: "Email", cell: (_, { email }) => email },
  { header: "Phone", cell: (_, { phone }) => phone },
  { header: "Form", cell: ({ formTitle }) => formTitle },
  { header: "Form version", cell: ({ versionNumber }) => versionNumber },
  { header: "State", cell: ({ state }) => stateWords[landlordLanguage][state] },
  { header: "Received (UTC)", cell: ({ submittedAt }) => moment(submittedAt) },
  { header: "Part sent (UTC)", cell: (_, { sentAt }) => moment(sentAt) },
  { header: "Household complete (UTC)", cell: ({ householdCompletedAt }) => moment(householdCompletedAt) },
  { header: "Last corrected (UTC)", cell: ({ changedAt }) => moment(changedAt) },
  { header: "First read (UTC)", cell: ({ firstViewedAt }) => moment(firstViewedAt) },
  { header: "Decided (UTC)", cell: ({ decidedAt }) => moment(decidedAt) },
  { header: "Reason for declining", cell: ({ declineReason }) => reasonText(declineReason) },
  { header: "Starred", cell: ({ isStarred }) => yes(isStarred) },
  { header: "Archived", cell: ({ isArchived }) => yes(isArchived) },
  { header: "Has the home", cell: ({ isLet }) => yes(isLet) },
  { header: "Waiting for others", cell: ({ isWaitingForMembers }) => yes(isWaitingForMembers) },
  { header: "Waits for its turn", cell: ({ isLocked }) => yes(isLocked) },
  { header: "Deleted", cell: ({ isErased }) => yes(isErased) },
  { header: "Applied before as", cell: ({ earlierReference }) => earlierReference },
  { header: "Own income a month", cell: (_, person) => amount(person) },
  { header: "Own income currency", cell: (_, { incomeCurrency }) => incomeCurrency },
  { header: "Household income a month", cell: (household) => amount(household) },
  { header: "Household income currency", cell: ({ incomeCurrency }) => incomeCurrency },
  { header: "Documents", cell: (_, { documentCount }) => documentCount },
  {
    header: "Asked later",
    cell: ({ askedLater }, { role }) => (role === "lead" ? askedLater.join("\n") || null : null),
  },
];

export const factHeaders: readonly string[] = facts.map(({ header }) => header);

export function householdRows(sheet: CsvSheet, household: ExportedHousehold): Cell[][] {
  return household.people.map((person) => [
    ...facts.map(({ cell }) => cell(household, person)),
    ...answerCells(sheet, household, person),
  ]);
}

function answerCells(sheet: CsvSheet, { locale }: ExportedHousehold, { content }: ExportedPerson): Cell[] {
  if (!content) return sheet.headers.map(() => null);
  const { definition, stored, documents } = content;
  return sheet.cells({
    definition: inApplicantWords(definition),
    locale,
    documents,
    answers: stored.answers,
    consents: stored.consents,
  });
}

/** "2026-11-21 14:00:23": a time to every spreadsheet; with a fraction of the second it would be text. */
function moment(at: number | null): IsoTime | null {
  return at === null ? null : { iso: new Date(at).toISOString().slice(0, 19).replace("T", " ") };
}

type Income = { incomeMonthlyMinor: number | null; incomeCurrency: string | null };

function amount({ incomeMonthlyMinor, incomeCurrency }: Income): number | null {
  return incomeMonthlyMinor === null || incomeCurrency === null ? null : majorUnits(incomeMonthlyMinor, incomeCurrency);
}

function reasonText(code: string | null): string | null {
  return code === null ? null : (declineReasonWords[landlordLanguage][code as DeclineReason] ?? code);
}
