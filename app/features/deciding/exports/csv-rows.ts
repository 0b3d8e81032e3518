import type { ApplicationState } from "../../../db/schema/applications";
import type { MemberRole } from "../../../db/schema/household";
import type { Cell, IsoTime } from "../../../kernel/cell";
import type { RentFormId } from "../../../kernel/ids";
import { majorUnits } from "../../../kernel/money";
import type { PageLocale } from "../../../kernel/page-locale";
import { declineReasonWords } from "../../applying/applications/decline-reason-words";
import { stateWords } from "../../applying/applications/state-words";
import type { DeclineReason } from "../../applying/applications/states";
import type { UnsignedApplication } from "../../applying/applications/stored-application";
import { inApplicantWords } from "../../forms/form-model/applicant-words";
import type { FormDefinition } from "../../forms/form-model/schema";
import type { CsvSheet } from "./csv-sheet";
import { fileWords } from "./words/file-words";

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
  /** Its whole address; null of a form without one. */
  home: string | null;
  /** The landlord's own number or name of the home. */
  homeReference: string | null;
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
  /** Whoever of the account decided; null where nobody did, or the account is gone. */
  decidedBy: string | null;
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

type Fact = { header: keyof FileWords["columns"]; cell(household: ExportedHousehold, person: ExportedPerson): Cell };
type FileWords = (typeof fileWords)["en"];

/** The first columns of every file. Those of the household say the same in each of its rows, so that filters keep it together. */
function factsIn(language: PageLocale): readonly Fact[] {
  const words = fileWords[language];
  const yes = (is: boolean) => (is ? words.yes : words.no);
  return [
    { header: "household", cell: ({ reference }) => reference },
    { header: "role", cell: (_, { role }) => words.roles[role] },
    { header: "name", cell: (_, { name }) => name },
    { header: "email", cell: (_, { email }) => email },
    { header: "phone", cell: (_, { phone }) => phone },
    { header: "home", cell: ({ home }) => home },
    { header: "homeReference", cell: ({ homeReference }) => homeReference },
    { header: "form", cell: ({ formTitle }) => formTitle },
    { header: "version", cell: ({ versionNumber }) => versionNumber },
    { header: "state", cell: ({ state }) => stateWords[language][state] },
    { header: "received", cell: ({ submittedAt }) => moment(submittedAt) },
    { header: "partSent", cell: (_, { sentAt }) => moment(sentAt) },
    { header: "complete", cell: ({ householdCompletedAt }) => moment(householdCompletedAt) },
    { header: "corrected", cell: ({ changedAt }) => moment(changedAt) },
    { header: "firstRead", cell: ({ firstViewedAt }) => moment(firstViewedAt) },
    { header: "decided", cell: ({ decidedAt }) => moment(decidedAt) },
    { header: "decidedBy", cell: ({ decidedBy }) => decidedBy },
    { header: "reason", cell: ({ declineReason }) => reasonText(declineReason, language) },
    { header: "starred", cell: ({ isStarred }) => yes(isStarred) },
    { header: "archived", cell: ({ isArchived }) => yes(isArchived) },
    { header: "hasHome", cell: ({ isLet }) => yes(isLet) },
    { header: "waitsForOthers", cell: ({ isWaitingForMembers }) => yes(isWaitingForMembers) },
    { header: "waitsForTurn", cell: ({ isLocked }) => yes(isLocked) },
    { header: "deleted", cell: ({ isErased }) => yes(isErased) },
    { header: "appliedBefore", cell: ({ earlierReference }) => earlierReference },
    { header: "ownIncome", cell: (_, person) => amount(person) },
    { header: "ownCurrency", cell: (_, { incomeCurrency }) => incomeCurrency },
    { header: "householdIncome", cell: (household) => amount(household) },
    { header: "householdCurrency", cell: ({ incomeCurrency }) => incomeCurrency },
    { header: "documents", cell: (_, { documentCount }) => documentCount },
    {
      header: "askedLater",
      cell: ({ askedLater }, { role }) => (role === "lead" ? askedLater.join("\n") || null : null),
    },
  ];
}

export function factHeaders(language: PageLocale): string[] {
  return factsIn(language).map(({ header }) => fileWords[language].columns[header]);
}

export function householdRows(sheet: CsvSheet, household: ExportedHousehold, language: PageLocale): Cell[][] {
  const facts = factsIn(language);
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

function reasonText(code: string | null, language: PageLocale): string | null {
  return code === null ? null : (declineReasonWords[language][code as DeclineReason] ?? code);
}
