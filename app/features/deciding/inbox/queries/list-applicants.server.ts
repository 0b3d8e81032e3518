import { and, desc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { home, rentForm, rentFormVersion } from "../../../../db/schema/forms";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { ApplicationId, HomeId, RentFormId } from "../../../../kernel/ids";
import { type PageLocale, readLanguage } from "../../../../kernel/page-locale";
import { type AccountPerson, inOrderOfNames, selectPeople } from "../../../../platform/auth/account-people.server";
import { signedInUserIdSql } from "../../../../platform/auth/landlord-of.server";
import { isWithin, mergeHomes, type Reach, reachOf } from "../../../../platform/auth/reach.server";
import { isNotErased } from "../../../../platform/people/people.server";
import { selectLandlordKeys, type WrappedPersonKey } from "../../../../platform/people/person-keys.server";
import type { Services } from "../../../../services";
import { hidesNamesOf } from "../../../applying/applications/queries/unnamed.server";
import { streetLine } from "../../../forms/form-model/address-line";
import { flagsOf } from "../../../forms/form-model/flags";
import { addressOfHome } from "../../../forms/homes/home-row";
import { anonymisedName, isNamed } from "../rules/blind";
import { criteriaOf } from "../rules/compare";
import {
  asksForms,
  comparedAtMost,
  type InboxAddress,
  lookedAtMost,
  searchedAtMost,
  windowSize,
} from "../rules/list-address";
import { formsAtMost, type ListedForm } from "../rules/list-totals";
import type { WorkloadCounts } from "../rules/workload";
import {
  type ComparedApplicant,
  type Definitions,
  definitionsOf,
  describe,
  fitsForms,
  type ListedApplicant,
  readDefinitions,
  selectDefinitions,
  withDefinitions,
} from "./describe-rows.server";
import {
  type AssignedCounts,
  assignedOf,
  selectAssignedCounts,
  selectWorkloadCounts,
  workloadOf,
} from "./find-workload.server";
import { mayHideNamesOf } from "./hides-names.server";
import {
  type ArrivalPlace,
  foundBy,
  inOrder,
  isNamedIn,
  isWanted,
  listedColumns,
  openWindow,
  searchLeads,
  selectWindow,
  type WindowRow,
} from "./select-window.server";

export type InboxPage = {
  applicants: ListedApplicant[];
  /** For `after` of the next page; null at the end. */
  next: ApplicationId | null;
  /** The page is not full because what it looked at held no more: going on looks further. */
  isPartial: boolean;
  forms: ListedForm[];
  /** Street and unit of the home that the list is narrowed to. */
  home: string | null;
  /** Of the inbox, in each state; null where the list is the archive, or something is searched for. */
  waiting: WorkloadCounts | null;
  /** Who works in the account, its owner first; nobody where it has no colleagues. */
  people: AccountPerson[];
  /** Of the inbox; null where the account has no colleagues, of chosen homes, and where `waiting` is null. */
  assigned: AssignedCounts | null;
  /** Who is not on the shortlist yet has no name here, and is not found by it. */
  hidesNames: boolean;
  /** Whether names may be hidden: a credit or Pro adds it, and what is hidden already stays so. */
  mayHideNames: boolean;
};

const pageSize = 25;

/** A page of an account's applications: one batch, a second for its forms, bounded rows; null: the session has ended. */
export async function listApplicants(
  services: Services,
  actor: AccountLandlord,
  address: InboxAddress,
  locale: string,
): Promise<InboxPage | null> {
  const { db, clock } = services;
  const reach = reachOf(actor, clock.now().getTime());
  const { landlord } = reach;
  const reader = signedInUserIdSql(actor, clock.now().getTime());
  const isCounted = !address.isArchived && !address.search;
  const counted = isCounted ? landlord : sql`NULL`;
  const [[owner], forms, keys, counts, assigned, people, [narrowedTo], found] = await db.batch([
    db
      .select({
        userId: sql<string | null>`${landlord}`.as("user_id"),
        hidesNames: hidesNamesOf(landlord).as("hides_names"),
        mayHideNames: mayHideNamesOf(landlord, services.isSelling).as("may_hide_names"),
      })
      .from(sql`(SELECT 1)`),
    selectForms(services, reach),
    selectLandlordKeys(services, landlord),
    selectWorkloadCounts(services, isCounted ? reach : { landlord: counted, homes: null }),
    selectAssignedCounts(services, counted),
    selectPeople(db, landlord, reader),
    selectHome(services, reach, address.home),
    // What is searched for is hashed under a key, which has to be read first.
    ...(address.search ? [] : [selectWindow(services, reach, address, { saysHome: saysHome(address), reader })]),
  ]);
  if (!owner?.userId) return null;
  const searched = address.search ? await searchWindow(services, { reach, reader, keys }, address) : null;
  const rows = searched?.rows ?? found ?? [];
  const window = await openWindow(services, rows.slice(0, lookedAtMost(address)), keys);
  const hidesNames = owner.hidesNames === 1;
  const looked = address.search
    ? inOrder(window, address).filter((row) => !hidesNames || isNamed(row) || isNamedIn(address.search, row))
    : window;
  const wanted = await describeWanted(services, looked, address, { known: searched?.definitions, locale });
  const page = wanted.slice(0, pageSize);
  const isFull = wanted.length > pageSize;
  const goesOn = isFull || (rows.length > windowSize && !address.search);
  const last = isFull ? page.at(-1)?.id : window.at(-1)?.id;
  return {
    applicants: hidesNames ? page.map((row) => withoutName(row, readLanguage(locale))) : page,
    next: goesOn && !address.search ? (last ?? null) : null,
    isPartial: address.search ? rows.length > searchedAtMost || isFull : goesOn && !isFull,
    forms,
    home: narrowedTo ? streetLine(addressOfHome(narrowedTo)) : null,
    waiting: isCounted ? workloadOf(counts) : null,
    people: inOrderOfNames(people),
    assigned:
      isCounted && people.length > 0 && !reach.homes
        ? assignedOf(assigned, counts, people.find(({ isMe }) => isMe)?.id)
        : null,
    hidesNames,
    mayHideNames: owner.mayHideNames === 1,
  };
}

/** Of one form or one home, it says nothing beside each row. */
function saysHome({ form, home: narrowedTo }: InboxAddress): boolean {
  return form === null && narrowedTo === null;
}

/** A row without name, address and number, and without the flag that points to an earlier application of the same person. */
function withoutName(row: ListedApplicant, language: PageLocale): ListedApplicant {
  if (row.isErased || row.isLocked || isNamed(row)) return row;
  const flags = row.flags.filter(({ key }) => key !== "sameApplicant");
  return { ...row, name: anonymisedName(row.reference, language), email: "", phone: null, flags };
}

type Searching = { reach: Reach; reader: SQL; keys: WrappedPersonKey[] };

/** The window of a search, with what the versions of all that it found say, in one batch. */
async function searchWindow(services: Services, { reach, reader, keys }: Searching, address: InboxAddress) {
  const leads = await searchLeads(services, keys, address.search);
  const [rows, versions] = await services.db.batch([
    selectWindow(services, reach, address, { leads, saysHome: saysHome(address), reader }),
    selectDefinitions(
      services,
      sql`${rentFormVersion.id} IN (SELECT DISTINCT of.version_id FROM ${foundBy(reach, address.search, leads)}
        CROSS JOIN ${application} AS of ON of.id = found.application_id)`,
    ),
  ]);
  return { rows, definitions: definitionsOf(versions) };
}

/**
 * Some applications for a comparison, with their forms' criteria; others are left out. Null: the session has ended. Not
 * in the plan: one came while its form ran free.
 */
export async function listCompared(
  services: Services,
  actor: AccountLandlord,
  ids: readonly ApplicationId[],
  locale: string,
): Promise<{ applicants: ComparedApplicant[]; criteria: string[] | null; isInPlan: boolean }> {
  const { db, clock } = services;
  // The ids lead: the sign before a column keeps its index out.
  const reach = reachOf(actor, clock.now().getTime());
  const { landlord } = reach;
  const isMine = sql`+${application.landlordId} = ${landlord} AND +application.is_spam = 0
    AND ${isWithin(reach, sql`+${application.homeId}`)}`;
  const [stored, keys] = await db.batch([
    db
      .select({
        ...listedColumns,
        home: sql<string | null>`NULL`.as("home_line"),
        isMine: sql<number>`0`.as("is_mine"),
      })
      .from(application)
      .innerJoin(rentForm, eq(rentForm.id, application.formId))
      .where(and(inArray(application.id, [...ids]), ne(rentForm.state, "deleted"), isNotErased(), isMine))
      .limit(comparedAtMost),
    selectLandlordKeys(services, landlord),
  ]);
  if (services.isSelling && stored.some(({ isFull }) => isFull !== 1))
    return { applicants: [], criteria: null, isInPlan: false };
  const rows = await openWindow(services, stored, keys);
  const versionIds = [...new Set(rows.map(({ versionId }) => versionId))];
  const definitions = await readDefinitions(services, versionIds);
  // Those whose turn has not come are held against nobody.
  const described = await withDefinitions(services, rows, { definitions, locale });
  const applicants = described.filter((one) => !one.isLocked);
  const [definition] = definitions.values();
  // Criteria of one home are no measure for another.
  if (!definition || new Set(rows.map(({ formId }) => formId)).size > 1)
    return { applicants, criteria: null, isInPlan: true };
  const rule = flagsOf(definition).find(({ key }) => key === "incomeBelow");
  const multiple = rule?.on ? (rule.threshold ?? null) : null;
  return { applicants, criteria: criteriaOf(definition.property, multiple, locale), isInPlan: true };
}

function selectForms({ db }: Services, { landlord, homes }: Reach) {
  const isOfHomes = homes && sql`${rentForm.id} IN ${mergeHomes(homes, { what: "forms", atMost: formsAtMost })}`;
  return db
    .select({
      id: sql<RentFormId>`${rentForm.id}`.as("form_id"),
      title: rentForm.title,
      unread: rentForm.newCount,
      received: rentForm.applicationCount,
    })
    .from(rentForm)
    .where(
      and(
        isOfHomes ? sql`${isOfHomes} AND +${rentForm.landlordId} = ${landlord}` : eq(rentForm.landlordId, landlord),
        ne(rentForm.state, "deleted"),
      ),
    )
    .orderBy(desc(rentForm.createdAt), desc(rentForm.id))
    .limit(formsAtMost);
}

function selectHome({ db }: Services, reach: Reach, homeId: HomeId | null) {
  return db
    .select()
    .from(home)
    .where(
      and(eq(home.id, homeId ?? ""), sql`+${home.landlordId} = ${reach.landlord}`, isWithin(reach, sql`+${home.id}`)),
    );
}

/** All whom a search finds; null where a window cannot hold them (see `lookThrough`). Nobody: the session has ended. */
export async function findSearched(
  services: Services,
  actor: AccountLandlord,
  address: InboxAddress,
): Promise<ApplicationId[] | null> {
  const reach = reachOf(actor, services.clock.now().getTime());
  const reader = signedInUserIdSql(actor, services.clock.now().getTime());
  const keys = await selectLandlordKeys(services, reach.landlord);
  const { rows, definitions } = await searchWindow(services, { reach, reader, keys }, { ...address, after: null });
  if (rows.length > searchedAtMost) return null;
  const window = inOrder(await openWindow(services, rows, keys), address);
  return idsOf(await describeWanted(services, window, address, { known: definitions }));
}

/** Of all that a list's address finds, the next in the order of arrival, matched row by row. `landlord`: SQL, whose list. */
export async function lookThrough(
  services: Services,
  landlord: SQL,
  address: InboxAddress,
  after: ArrivalPlace | null,
): Promise<{ ids: ApplicationId[]; next: ArrivalPlace | null }> {
  const asked: InboxAddress = { ...address, sort: "arrival", after: null };
  const [rows, keys] = await services.db.batch([
    selectWindow(services, { landlord, homes: null }, { ...asked, search: "" }, { arrivedAfter: after }),
    selectLandlordKeys(services, landlord),
  ]);
  const window = await openWindow(services, rows.slice(0, windowSize), keys);
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
  read: { known?: Definitions; locale?: string } = {},
): Promise<ListedApplicant[]> {
  const found = await describe(
    services,
    rows.filter((row) => isWanted(row, address)),
    read,
  );
  return found.filter((one) => fitsForms(address, one));
}
