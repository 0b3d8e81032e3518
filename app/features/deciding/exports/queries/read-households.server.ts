import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { user } from "../../../../db/schema/accounts";
import {
  type ApplicationState,
  application,
  applicationData,
  applicationKey,
} from "../../../../db/schema/applications";
import { home, rentForm, rentFormVersion } from "../../../../db/schema/forms";
import { audit } from "../../../../db/schema/platform";
import type { ApplicationId, RentFormId, VersionId } from "../../../../kernel/ids";
import type { DataKey } from "../../../../platform/crypto";
import { type Person, storedPerson, withPeople } from "../../../../platform/people/people.server";
import { selectLandlordKeys } from "../../../../platform/people/person-keys.server";
import type { Services } from "../../../../services";
import {
  type HouseholdPart,
  openParts,
  selectParts,
} from "../../../applying/applications/household/queries/open-parts.server";
import {
  openNames,
  type SentDocument,
  selectSentDocuments,
} from "../../../applying/applications/queries/open-documents.server";
import { isOutOfTurn } from "../../../applying/applications/queries/review-order.server";
import { openApplication, type StoredApplication } from "../../../applying/applications/stored-application";
import { earlierColumns } from "../../../applying/apply/spam/queries/find-duplicates.server";
import { memberKeys } from "../../../applying/info-requests/queries/find-askable.server";
import {
  openRequests,
  type ReadRequest,
  selectRequests,
} from "../../../applying/info-requests/queries/list-requests.server";
import { asAsked } from "../../../forms/form-model/later-questions";
import type { FormDefinition } from "../../../forms/form-model/schema";
import { storedDefinition } from "../../../forms/rent-forms/publishable";
import { isOfAccount } from "./find-selection.server";

/** One application. `content`: null once erased, or while it waits for its turn: then it names nobody. */
export type OpenedHousehold = {
  row: Omit<Awaited<ReturnType<typeof selectRows>>[number], "stored"> & Person;
  content: { key: DataKey; definition: FormDefinition; stored: StoredApplication; documents: SentDocument[] } | null;
  parts: HouseholdPart[];
  requests: ReadRequest[];
};

/** Definitions by versions, the last few read: an archive goes through forms one after another. */
export type Definitions = Map<string, FormDefinition>;
const definitionsKept = 12;

/** Some of an account's applications with everything in them, in the order of `ids`; one batch, and new versions. */
export async function readHouseholds(
  services: Services,
  userId: string,
  ids: readonly ApplicationId[],
  definitions: Definitions,
): Promise<OpenedHousehold[]> {
  const { db } = services;
  if (ids.length === 0) return [];
  const isIt = and(inArray(application.id, [...ids]), isOfAccount(userId)) as SQL;
  const theirs = sql`(SELECT ${application.id} FROM ${application}
    JOIN ${rentForm} ON ${rentForm.id} = ${application.formId} WHERE ${isIt})`;
  const [stored, keys, files, requests, parts, partFiles] = await db.batch([
    selectRows(services, isIt),
    selectLandlordKeys(services, sql`${userId}`),
    selectSentDocuments(db, theirs),
    selectRequests(services, sql`${application.id} IN ${theirs}`),
    ...selectParts(db, isIt),
  ]);
  const rows = await withPeople(services, stored, keys);
  const opened: OpenedHousehold[] = [];
  for (const row of [...rows].sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))) {
    const mine = {
      files: files.filter(({ ownerId }) => ownerId === row.id),
      requests: requests.filter(({ applicationId }) => applicationId === row.id),
      parts: parts.filter(({ leadId }) => leadId === row.id),
    };
    opened.push(await openOne(services, row, { ...mine, partFiles, definitions }));
  }
  return opened;
}

/** Null where the form has no home. Aliased: a batch mixes up columns of one name. */
const homeColumns = {
  line1: sql<string | null>`${home.line1}`.as("home_line1"),
  line2: sql<string | null>`${home.line2}`.as("home_line2"),
  city: sql<string | null>`${home.city}`.as("home_city"),
  region: sql<string | null>`${home.region}`.as("home_region"),
  postcode: sql<string | null>`${home.postcode}`.as("home_postcode"),
  country: sql<string | null>`${home.country}`.as("home_country"),
  homeReference: sql<string | null>`${home.reference}`.as("home_reference"),
};

function selectRows({ db }: Services, isIt: SQL) {
  return db
    .select({
      id: sql<ApplicationId>`${application.id}`.as("application_id"),
      formId: sql<RentFormId>`${application.formId}`.as("of_form"),
      versionId: sql<VersionId>`${application.versionId}`.as("of_version"),
      versionNumber: rentFormVersion.number,
      formTitle: rentForm.title,
      ...homeColumns,
      urlId: rentForm.urlId,
      reference: application.reference,
      state: sql<ApplicationState>`${application.state}`.as("application_state"),
      stored: storedPerson,
      submittedAt: application.submittedAt,
      householdCompletedAt: application.householdCompletedAt,
      changedAt: application.changedAt,
      firstViewedAt: application.firstViewedAt,
      decidedAt: application.decidedAt,
      decidedBy: sql<
        string | null
      >`(SELECT person.name FROM ${audit} AS made JOIN ${user} AS person ON person.id = made.actor_id
        WHERE made.target_id = ${application.id} AND made.at = ${application.decidedAt} AND made.actor_kind = 'account'
          AND made.action IN ('application.approve', 'application.decline', 'application.replace') LIMIT 1)`.as(
        "decided_by",
      ),
      declineReason: application.declineReason,
      isStarred: application.isStarred,
      isArchived: application.isArchived,
      isLet: application.isLet,
      isWaitingForMembers: application.isWaitingForMembers,
      incomeMonthlyMinor: application.incomeMonthlyMinor,
      incomeCurrency: application.incomeCurrency,
      keyId: applicationKey.keyId,
      wrappedKey: applicationKey.wrappedKey,
      data: applicationData.data,
      isLocked: sql<number>`(${rentForm.isReviewedInOrder} = 1 AND ${isOutOfTurn})`.as("is_locked"),
      ...earlierColumns,
    })
    .from(application)
    .innerJoin(rentForm, eq(rentForm.id, application.formId))
    .innerJoin(rentFormVersion, eq(rentFormVersion.id, application.versionId))
    .leftJoin(home, eq(home.id, application.homeId))
    .leftJoin(applicationKey, eq(applicationKey.applicationId, application.id))
    .leftJoin(applicationData, eq(applicationData.applicationId, application.id))
    .where(isIt);
}

type Found = {
  files: readonly SentDocument[];
  requests: Awaited<ReturnType<typeof selectRequests>>;
  parts: Parameters<typeof openParts>[2];
  partFiles: readonly SentDocument[];
  definitions: Definitions;
};

async function openOne(services: Services, row: OpenedHousehold["row"], found: Found): Promise<OpenedHousehold> {
  const { keyId, wrappedKey, data } = row;
  if (row.isLocked === 1) return { row: { ...row, ...unnamed }, content: null, parts: [], requests: [] };
  // Its key was destroyed: what remains says that there was one.
  if (keyId === null || wrappedKey === null || data === null) return { row, content: null, parts: [], requests: [] };
  const key = await services.dataKeys.open(row.id, { keyId, wrappedKey });
  const stored = await openApplication(key, data);
  const documents = await openNames(key, found.files);
  const parts = await openParts(services.dataKeys, key, found.parts, found.partFiles);
  return {
    row,
    content: {
      key,
      definition: asAsked(await readDefinition(services, row.versionId, found.definitions), stored.asked),
      stored,
      documents,
    },
    parts,
    requests: await openRequests(key, found.requests, "landlord", memberKeys(parts)),
  };
}

const unnamed = {
  name: "",
  email: "",
  phone: null,
  changedAt: null,
  incomeMonthlyMinor: null,
  incomeCurrency: null,
  earlierReference: null,
};

async function readDefinition({ db }: Services, versionId: string, known: Definitions): Promise<FormDefinition> {
  const kept = known.get(versionId);
  if (kept) return kept;
  const [row] = await db
    .select({ definition: rentFormVersion.definition })
    .from(rentFormVersion)
    .where(eq(rentFormVersion.id, versionId));
  if (!row) throw new Error("An application without its version");
  const definition = storedDefinition(row.definition);
  const [oldest] = known.keys();
  if (oldest !== undefined && known.size >= definitionsKept) known.delete(oldest);
  known.set(versionId, definition);
  return definition;
}
