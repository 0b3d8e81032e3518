import { and, desc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { Services } from "../../../workers/services";
import { type ApplicationState, application, completedAtSql, movesInSql } from "../../db/schema/applications";
import { rentForm, rentFormVersion } from "../../db/schema/forms";
import { applicationTerm } from "../../db/schema/review";
import type { AccountLandlord } from "../../kernel/actor";
import type { ApplicationId, RentFormId } from "../../kernel/ids";
import { landlordOf } from "../../platform/auth/landlord-of.server";
import { duplicateOf, earlierColumns } from "../applications/spam/queries-duplicates.server";
import { duplicateText } from "../applications/spam/reason-words";
import { hasUnseenMessage } from "../messages/queries-thread.server";
import { flagsOf } from "../rent-forms/model/flags";
import type { FormDefinition } from "../rent-forms/model/schema";
import { storedDefinition } from "../rent-forms/publishable";
import { localeOf } from "../rent-forms/words";
import { comparedAtMost, criteriaOf } from "./compare";
import { type FoundFlag, findFlags, monthlyRent } from "./flags";
import { type InboxAddress, windowSize } from "./list-address";
import { isLocked } from "./queries-order.server";
import { endOfRange, searchedWords, termsOf } from "./search";

export type ListedApplicant = {
  id: ApplicationId;
  formId: RentFormId;
  formTitle: string;
  name: string;
  email: string;
  phone: string | null;
  reference: string;
  state: ApplicationState;
  submittedAt: number;
  moveIn: string | null;
  adults: number | null;
  hasPets: boolean | null;
  incomeMonthlyMinor: number | null;
  incomeCurrency: string | null;
  /** Household income divided by rent, in hundredths cut off; null where one of them is missing. */
  timesRent: number | null;
  documents: number;
  isNew: boolean;
  isStarred: boolean;
  isArchived: boolean;
  isLet: boolean;
  isWaiting: boolean;
  /** The applicant wrote something that was not seen yet. */
  hasNewMessage: boolean;
  isErased: boolean;
  /** Its form is read in order and its turn has not come: it has neither name nor facts here. */
  isLocked: boolean;
  flags: FoundFlag[];
  /** How dates and money of the home are written. */
  locale: string;
  /** Language of the applicant. */
  applicantLocale: string;
};

export type InboxPage = {
  applicants: ListedApplicant[];
  /** For `after` of the next page; null at the end. */
  next: ApplicationId | null;
  /** The page is not full because what it looked at held no more: going on looks further. */
  isPartial: boolean;
  forms: { id: RentFormId; title: string; unread: number }[];
};

const pageSize = 25;
const formsAtMost = 40;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * A page of all applications of an account, in one batch with the check of its session and a second for what the forms say;
 * null when the session has ended. Reads a bounded number of rows, however many applications there are.
 */
export async function listApplicants(
  services: Services,
  actor: AccountLandlord,
  address: InboxAddress,
): Promise<InboxPage | null> {
  const { db, clock } = services;
  const landlord = landlordOf(actor, clock.now().getTime());
  const [[owner], forms, rows] = await db.batch([
    db.select({ userId: sql<string | null>`${landlord}`.as("user_id") }).from(sql`(SELECT 1)`),
    selectForms(services, landlord),
    selectWindow(services, landlord, address),
  ]);
  if (!owner?.userId) return null;
  const window = rows.slice(0, windowSize);
  const looked = address.search ? inOrder(window, address) : window;
  const readable = await describe(
    services,
    looked.filter((row) => isWanted(row, address)),
  );
  const wanted = address.flag
    ? readable.filter(({ flags }) => flags.some(({ key }) => key === address.flag))
    : readable;
  const page = wanted.slice(0, pageSize);
  const isFull = wanted.length > pageSize;
  const goesOn = isFull || (rows.length > windowSize && !address.search);
  const last = isFull ? page.at(-1)?.id : window.at(-1)?.id;
  return {
    applicants: page,
    next: goesOn && !address.search ? (last ?? null) : null,
    isPartial: address.search ? rows.length > windowSize || isFull : goesOn && !isFull,
    forms,
  };
}

/**
 * Some of the account's applications for a comparison, with the criteria of their forms; null when the session has ended.
 * What was erased, put under suspicion or is not this account's is left out.
 */
export async function listCompared(
  services: Services,
  actor: AccountLandlord,
  ids: readonly ApplicationId[],
): Promise<{ applicants: ComparedApplicant[]; criteria: string[] | null }> {
  const { db, clock } = services;
  // The ids lead: the sign before a column keeps its index out.
  const isMine = sql`+${application.landlordId} = ${landlordOf(actor, clock.now().getTime())} AND +application.is_spam = 0`;
  const rows = await db
    .select(columns)
    .from(application)
    .innerJoin(rentForm, eq(rentForm.id, application.formId))
    .where(
      and(inArray(application.id, [...ids]), ne(rentForm.state, "deleted"), ne(application.applicantEmail, ""), isMine),
    )
    .limit(comparedAtMost);
  const versionIds = [...new Set(rows.map(({ versionId }) => versionId))];
  const definitions = await readDefinitions(services, versionIds);
  // Those whose turn has not come are held against nobody.
  const applicants = withDefinitions(rows, definitions).filter((one) => !one.isLocked);
  const [definition] = definitions.values();
  // Criteria of one home are no measure for another.
  if (!definition || new Set(rows.map(({ formId }) => formId)).size > 1) return { applicants, criteria: null };
  const rule = flagsOf(definition).find(({ key }) => key === "incomeBelow");
  const multiple = rule?.on ? (rule.threshold ?? null) : null;
  const locale = localeOf(definition.property.address.country);
  return { applicants, criteria: criteriaOf(definition.property, multiple, locale) };
}

function selectForms({ db }: Services, landlord: SQL) {
  return db
    .select({
      id: sql<RentFormId>`${rentForm.id}`.as("form_id"),
      title: rentForm.title,
      unread: rentForm.newCount,
    })
    .from(rentForm)
    .where(and(eq(rentForm.landlordId, landlord), ne(rentForm.state, "deleted")))
    .orderBy(desc(rentForm.createdAt), desc(rentForm.id))
    .limit(formsAtMost);
}

const columns = {
  id: sql<ApplicationId>`${application.id}`.as("application_id"),
  formId: sql<RentFormId>`${application.formId}`.as("of_form"),
  versionId: application.versionId,
  formTitle: rentForm.title,
  formState: sql<string>`${rentForm.state}`.as("form_state"),
  name: application.applicantName,
  email: application.applicantEmail,
  phone: application.applicantPhone,
  reference: application.reference,
  state: sql<ApplicationState>`${application.state}`.as("application_state"),
  submittedAt: application.submittedAt,
  firstViewedAt: application.firstViewedAt,
  moveIn: application.moveIn,
  adults: application.adults,
  hasPets: application.hasPets,
  incomeMonthlyMinor: application.incomeMonthlyMinor,
  incomeCurrency: application.incomeCurrency,
  applicantLocale: application.locale,
  documents: application.documentCount,
  isStarred: application.isStarred,
  isArchived: application.isArchived,
  isLet: application.isLet,
  isWaiting: application.isWaitingForMembers,
  householdCompletedAt: application.householdCompletedAt,
  newMessage: sql<number>`${hasUnseenMessage()}`.as("new_message"),
  isLocked: sql<number>`(${rentForm.isReviewedInOrder} = 1 AND ${isLocked})`.as("is_locked"),
  ...earlierColumns,
};

/** The place of an application in the order of arrival. */
export type ArrivalPlace = { submittedAt: number; id: ApplicationId };

/**
 * Of everything that a list's address finds, whatever its page, the next ones in the order of arrival; for work that goes
 * through all of them. `landlord`: SQL that says whose list it is. A search is not looked at.
 */
export async function lookThrough(
  services: Services,
  landlord: SQL,
  address: InboxAddress,
  after: ArrivalPlace | null,
): Promise<{ ids: ApplicationId[]; next: ArrivalPlace | null }> {
  const plain: InboxAddress = { ...address, search: "", sort: "arrival", after: null };
  const rows = await selectWindow(services, landlord, plain, { arrivedAfter: after });
  const window = rows.slice(0, windowSize);
  const wanted = window.filter((row) => isWanted(row, plain));
  const flagged = address.flag
    ? (await describe(services, wanted)).filter(({ flags }) => flags.some(({ key }) => key === address.flag))
    : wanted;
  const last = window.at(-1);
  const next = rows.length > windowSize && last ? { submittedAt: last.submittedAt, id: last.id } : null;
  return { ids: flagged.map(({ id }) => id), next };
}

const byTime = sql.raw("submitted_at");
/** What a list is ordered by, as the indexes have it; the names are bare, so that they also mean the row one comes from. */
const orders: Record<InboxAddress["sort"], { column: SQL; isFalling: boolean }> = {
  newest: { column: byTime, isFalling: true },
  arrival: { column: byTime, isFalling: false },
  completion: { column: sql.raw(completedAtSql), isFalling: false },
  "move-in": { column: sql.raw(movesInSql), isFalling: false },
};

/** The rows that a page looks at: an index leads, by the filter that narrows most, in the order of the page. */
export function selectWindow(
  services: Services,
  landlord: SQL,
  address: InboxAddress,
  { arrivedAfter, isBackwards = false }: { arrivedAfter?: ArrivalPlace | null; isBackwards?: boolean } = {},
) {
  const { db } = services;
  const { column, isFalling } = orders[address.sort];
  const [direction, follows] = isFalling !== isBackwards ? [sql`DESC`, sql`<`] : [sql`ASC`, sql`>`];
  // Conditions of partial indexes bare, as the indexes have them.
  // In a search the words lead: the sign before a column keeps its index out.
  const isMine = address.search
    ? sql`+${application.landlordId} = ${landlord} AND +application.is_spam = 0`
    : sql`${application.landlordId} = ${landlord} AND application.is_spam = 0`;
  const place = sql`(${column}, ${application.id})`;
  const isNext = address.after
    ? sql`${place} ${follows} (SELECT ${column}, here.id FROM ${application} AS here
        WHERE here.id = ${address.after} AND here.landlord_id = ${landlord})`
    : arrivedAfter
      ? sql`${place} > (${arrivedAfter.submittedAt}, ${arrivedAfter.id})`
      : undefined;
  // In another order than that of time the days are looked at row by row: an index could be walked far for nothing.
  const isByTime = column === orders.newest.column;
  const since = isByTime && address.from ? sql`submitted_at >= ${Date.parse(address.from)}` : undefined;
  const until = isByTime && address.to ? sql`submitted_at < ${Date.parse(address.to) + dayMs}` : undefined;
  const isFound = address.search ? sql`${application.id} IN ${foundBy(landlord, address.search)}` : leading(address);
  return db
    .select(columns)
    .from(application)
    .innerJoin(rentForm, eq(rentForm.id, application.formId))
    .where(and(isMine, isFound, isNext, since, until))
    .orderBy(...(address.search ? [] : [sql`${column} ${direction}, ${application.id} ${direction}`]))
    .limit(windowSize + 1);
}

/** The one filter that an index begins with; the others are looked at row by row. */
function leading({ form, state, only, isArchived, sort }: InboxAddress): SQL {
  // The indexes of these orders begin with nothing narrower.
  if (sort === "completion" || sort === "move-in") return sql`${application.isArchived} = ${Number(isArchived)}`;
  if (form) return eq(application.formId, form);
  if (only === "starred") return sql`application.is_starred = 1`;
  const asked = state ?? (only === "unread" ? "submitted" : null);
  const archived = sql`${application.isArchived} = ${Number(isArchived)}`;
  return asked ? sql`${archived} AND ${application.state} = ${asked}` : archived;
}

/** SQL, a list in brackets: whom the longest word finds; a few at most, so that a short one cannot cost more. */
function foundBy(landlord: SQL, search: string): SQL {
  const [word = ""] = searchedWords(search).sort((one, other) => other.length - one.length);
  return sql`(SELECT application_id FROM ${applicationTerm} WHERE landlord_id = ${landlord}
    AND term >= ${word} AND term < ${endOfRange(word)} LIMIT ${word === "" ? 0 : windowSize + 1})`;
}

type Row = Awaited<ReturnType<typeof selectWindow>>[number];

/** What no index has sorted out. Of a form in the bin nothing is shown. */
export function isWanted(row: Row, { search, form, state, only, from, to, isArchived, sort }: InboxAddress): boolean {
  if (from && row.submittedAt < Date.parse(from)) return false;
  if (to && row.submittedAt >= Date.parse(to) + dayMs) return false;
  if (row.formState === "deleted" || row.isArchived !== isArchived) return false;
  if ((form && row.formId !== form) || (state && row.state !== state)) return false;
  if (only === "unread" && row.firstViewedAt !== null) return false;
  if (only === "starred" && !row.isStarred) return false;
  if (only === "message" && row.newMessage === 0) return false;
  // A place among others would tell what it says.
  if (row.isLocked === 1 && (only === "message" || sort === "move-in")) return false;
  if (only === "waiting" && !row.isWaiting) return false;
  if (only === "complete" && row.isWaiting) return false;
  // What is not shown is not found either.
  return search === "" || (row.isLocked === 0 && matches(row, search));
}

function matches({ name, email, phone }: Row, search: string): boolean {
  const terms = termsOf({ name, email, phone });
  return searchedWords(search).every((word) => terms.some((term) => term.startsWith(word)));
}

/** Rows of a search, which come by the words they were found by, in the order of the list. */
export function inOrder(rows: Row[], { sort }: InboxAddress, isBackwards = false): Row[] {
  const sign = orders[sort].isFalling !== isBackwards ? -1 : 1;
  const placeOf = ({ submittedAt, householdCompletedAt, moveIn }: Row) => {
    if (sort === "move-in") return moveIn ?? "9999";
    return sort === "completion" ? (householdCompletedAt ?? submittedAt) : submittedAt;
  };
  return [...rows].sort((one, other) => {
    const [a, b] = [placeOf(one), placeOf(other)];
    return sign * (a === b ? (one.id > other.id ? 1 : -1) : a > b ? 1 : -1);
  });
}

/** Rows with what their versions say of rent and rules: each version is read once. */
export async function describe(services: Services, rows: Row[]): Promise<ListedApplicant[]> {
  const versionIds = [...new Set(rows.map(({ versionId }) => versionId))];
  return withDefinitions(rows, await readDefinitions(services, versionIds));
}

async function readDefinitions({ db }: Services, versionIds: string[]): Promise<Map<string, FormDefinition>> {
  if (versionIds.length === 0) return new Map();
  const versions = await db
    .select({ id: rentFormVersion.id, definition: rentFormVersion.definition })
    .from(rentFormVersion)
    .where(inArray(rentFormVersion.id, versionIds));
  return new Map(versions.map(({ id, definition }) => [id, storedDefinition(definition)]));
}

/** Of one whose turn has not come: when it came, and what its landlord has done with it; nothing that it says. */
function lockedRow(row: Row): ComparedApplicant {
  const {
    id,
    formId,
    formTitle,
    reference,
    state,
    submittedAt,
    householdCompletedAt,
    isStarred,
    isArchived,
    isLet,
    isWaiting,
  } = row;
  const kept = {
    id,
    formId,
    formTitle,
    reference,
    state,
    submittedAt,
    householdCompletedAt,
    isStarred,
    isArchived,
    isLet,
    isWaiting,
  };
  const nothing = {
    name: "",
    email: "",
    phone: null,
    moveIn: null,
    adults: null,
    hasPets: null,
    documents: 0,
    flags: [],
  };
  const noIncome = { incomeMonthlyMinor: null, incomeCurrency: null, timesRent: null };
  const isNew = row.firstViewedAt === null;
  return {
    ...kept,
    ...nothing,
    ...noIncome,
    isNew,
    hasNewMessage: false,
    isErased: false,
    isLocked: true,
    locale: "en",
    applicantLocale: "en",
  };
}

export type ComparedApplicant = ListedApplicant & { householdCompletedAt: number | null };

function withDefinitions(rows: Row[], definitions: Map<string, FormDefinition>): ComparedApplicant[] {
  return rows.map((row) => {
    const { versionId, formState: _, firstViewedAt, earlierReference, sameBy, newMessage, ...rest } = row;
    if (row.isLocked === 1) return lockedRow(row);
    const definition = definitions.get(versionId);
    const duplicate = duplicateOf({ earlierReference, sameBy });
    const rent = definition ? monthlyRent(definition.property) : null;
    const income = rent && row.incomeCurrency === rent.currency ? row.incomeMonthlyMinor : null;
    const locale = localeOf(definition?.property.address.country ?? "US");
    return {
      ...rest,
      isLocked: false,
      timesRent: rent && income !== null ? Math.floor((income / rent.amountMinor) * 100) / 100 : null,
      isNew: firstViewedAt === null,
      hasNewMessage: newMessage === 1,
      isErased: row.email === "",
      flags: definition
        ? findFlags(definition, { ...row, duplicate: duplicate ? duplicateText(duplicate) : null }, locale)
        : [],
      locale,
    };
  });
}
