import { and, desc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import { application } from "../../../db/schema/applications";
import { rentForm } from "../../../db/schema/forms";
import type { AccountLandlord } from "../../../kernel/actor";
import type { ApplicationId, RentFormId } from "../../../kernel/ids";
import { landlordOf } from "../../../platform/auth/landlord-of.server";
import type { Services } from "../../../services";
import { flagsOf } from "../../form-model/flags";
import { localeOf } from "../../rent-forms/words";
import { comparedAtMost, criteriaOf } from "../compare";
import { asksForms, type InboxAddress, windowSize } from "../list-address";
import {
  type ComparedApplicant,
  describe,
  fitsForms,
  type ListedApplicant,
  readDefinitions,
  withDefinitions,
} from "./describe-rows.server";
import {
  type ArrivalPlace,
  inOrder,
  isWanted,
  listedColumns,
  selectWindow,
  type WindowRow,
} from "./select-window.server";

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
  const wanted = await describeWanted(services, looked, address);
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
    .select(listedColumns)
    .from(application)
    .innerJoin(rentForm, eq(rentForm.id, application.formId))
    .where(
      and(inArray(application.id, [...ids]), ne(rentForm.state, "deleted"), ne(application.applicantEmail, ""), isMine),
    )
    .limit(comparedAtMost);
  const versionIds = [...new Set(rows.map(({ versionId }) => versionId))];
  const definitions = await readDefinitions(services, versionIds);
  // Those whose turn has not come are held against nobody.
  const applicants = withDefinitions(rows, definitions, clock.now().getTime()).filter((one) => !one.isLocked);
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

/**
 * All whom a search finds, whatever the page of its list; null where they are more than a window may hold, and `lookThrough`
 * finds them one after another. Nobody once the session has ended.
 */
export async function findSearched(
  services: Services,
  actor: AccountLandlord,
  address: InboxAddress,
): Promise<ApplicationId[] | null> {
  const landlord = landlordOf(actor, services.clock.now().getTime());
  const rows = await selectWindow(services, landlord, { ...address, after: null });
  if (rows.length > windowSize) return null;
  return idsOf(await describeWanted(services, rows, address));
}

/**
 * Of everything that a list's address finds, whatever its page, the next ones in the order of arrival; for work that goes
 * through all of them. `landlord`: SQL that says whose list it is. A search is matched row by row, so that a place in the
 * order of arrival is enough to go on from.
 */
export async function lookThrough(
  services: Services,
  landlord: SQL,
  address: InboxAddress,
  after: ArrivalPlace | null,
): Promise<{ ids: ApplicationId[]; next: ArrivalPlace | null }> {
  const asked: InboxAddress = { ...address, sort: "arrival", after: null };
  const rows = await selectWindow(services, landlord, { ...asked, search: "" }, { arrivedAfter: after });
  const window = rows.slice(0, windowSize);
  const last = window.at(-1);
  const next = rows.length > windowSize && last ? { submittedAt: last.submittedAt, id: last.id } : null;
  const wanted = window.filter((row) => isWanted(row, asked));
  return { ids: idsOf(asksForms(asked) ? await describeWanted(services, wanted, asked) : wanted), next };
}

function idsOf(rows: readonly { id: ApplicationId }[]): ApplicationId[] {
  return rows.map(({ id }) => id);
}

/** Rows that fit an address, with what a list says of them: a flag, or an answer overdue, is told only then. */
async function describeWanted(
  services: Services,
  rows: WindowRow[],
  address: InboxAddress,
): Promise<ListedApplicant[]> {
  const found = await describe(
    services,
    rows.filter((row) => isWanted(row, address)),
  );
  return found.filter((one) => fitsForms(address, one));
}
