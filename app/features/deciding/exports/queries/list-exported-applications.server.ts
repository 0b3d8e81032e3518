import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { application, applicationData, applicationKey, applicationRevision } from "../../../../db/schema/applications";
import { document } from "../../../../db/schema/documents";
import { rentForm, rentFormVersion } from "../../../../db/schema/forms";
import { type PageLocale, readLanguage } from "../../../../kernel/page-locale";
import type { DataKey } from "../../../../platform/crypto";
import { storedPerson, withPeople } from "../../../../platform/people/people.server";
import { selectFormKeys } from "../../../../platform/people/person-keys.server";
import type { Services } from "../../../../services";
import { describeApplication } from "../../../applying/applications/describe-application";
import {
  type HouseholdPart,
  openParts,
  selectParts,
} from "../../../applying/applications/household/queries/open-parts.server";
import { isOutOfTurn } from "../../../applying/applications/queries/review-order.server";
import { openApplication, sealPurposes } from "../../../applying/applications/stored-application";
import { memberKeys } from "../../../applying/info-requests/queries/find-askable.server";
import { inApplicantWords } from "../../../forms/form-model/applicant-words";
import { asAsked } from "../../../forms/form-model/later-questions";
import type { FormDefinition } from "../../../forms/form-model/schema";
import { storedDefinition } from "../../../forms/rent-forms/publishable";
import type { Left, Room } from "../archive-room";
import { type ArchiveEntry, applicationFolder, applicationText, documentName, jsonEntry, textEntry } from "../entries";
import { fileWords } from "../words/file-words";
import { openReviewData, type ReviewRows, selectReviewData } from "./review-data.server";

type Reader = Pick<Services, "db" | "documents" | "dataKeys">;
/** `locale`: of who asked. */
type Place = { formId: string; folder: string; locale: string };
type Space = { room: Room; left: Left };
type Into = Space & { language: PageLocale };

const applicationsAtATime = 20;

/** The applications to one form behind `after`, with everything that came with each; behind each the id to go on from. */
export async function* applicationEntries(
  services: Reader,
  place: Place,
  space: Space,
  from = "",
): AsyncGenerator<ArchiveEntry | { after: string }> {
  const definitions = new Map<string, FormDefinition>();
  let after = from;
  for (;;) {
    const page = await readPage(services, place.formId, after);
    if (!page) return;
    for (const row of page.rows) {
      const definition = definitions.get(row.versionId) ?? (await readDefinition(services, row.versionId));
      definitions.set(row.versionId, definition);
      const files = page.files.filter((file) => file.applicationId === row.id);
      const revisions = page.revisions.filter((revision) => revision.applicationId === row.id);
      const parts = page.parts.filter((part) => part.leadId === row.id);
      yield* oneApplication(
        services,
        place,
        { row, definition, files, revisions, parts, partFiles: page.partFiles, review: page.review },
        space,
      );
      yield { after: row.id };
    }
    if (page.rows.length < applicationsAtATime) return;
    after = page.rows.at(-1)?.id ?? "";
  }
}

async function readPage(services: Reader, formId: string, after: string) {
  const { db } = services;
  const stored = await db
    .select({
      ...getTableColumns(application),
      stored: storedPerson,
      isLocked: sql<number>`${isOutOfTurn}`.as("is_locked"),
    })
    .from(application)
    .where(and(eq(application.formId, formId), gt(application.id, after)))
    .orderBy(asc(application.id))
    .limit(applicationsAtATime);
  const ids = stored.map((row) => row.id);
  if (ids.length === 0) return null;
  const [personKeys, keys, data, files, revisions, parts, partFiles, ...review] = await db.batch([
    selectFormKeys(services, eq(rentForm.id, formId)),
    db.select().from(applicationKey).where(inArray(applicationKey.applicationId, ids)),
    db.select().from(applicationData).where(inArray(applicationData.applicationId, ids)),
    db
      .select()
      .from(document)
      .where(and(inArray(document.applicationId, ids), isNotNull(document.claimedAt), isNull(document.removedAt)))
      .orderBy(asc(document.createdAt), asc(document.id)),
    db
      .select()
      .from(applicationRevision)
      .where(inArray(applicationRevision.applicationId, ids))
      .orderBy(asc(applicationRevision.rev)),
    ...selectParts(db, inArray(application.id, ids)),
    ...selectReviewData(db, ids),
  ]);
  const rows = await withPeople(services, stored, personKeys);
  const opened = rows.map((row) => ({
    ...row,
    key: keys.find((key) => key.applicationId === row.id),
    sealed: data.find((part) => part.applicationId === row.id)?.data,
  }));
  return { rows: opened, files, revisions, parts, partFiles, review };
}

async function readDefinition({ db }: Reader, versionId: string): Promise<FormDefinition> {
  const [row] = await db
    .select({ definition: rentFormVersion.definition })
    .from(rentFormVersion)
    .where(eq(rentFormVersion.id, versionId));
  if (!row) throw new Error("An application without its version");
  return storedDefinition(row.definition);
}

type Page = NonNullable<Awaited<ReturnType<typeof readPage>>>;
type Found = {
  row: Page["rows"][number];
  definition: FormDefinition;
  files: Page["files"];
  revisions: Page["revisions"];
  parts: Page["parts"];
  partFiles: Page["partFiles"];
  review: ReviewRows;
};

async function* oneApplication(
  services: Reader,
  place: Place,
  found: Found,
  space: Space,
): AsyncGenerator<ArchiveEntry> {
  const { row, definition } = found;
  if (row.isLocked === 1) {
    space.left.locked.push(row.reference);
    return yield lockedEntry(place, row);
  }
  const folder = applicationFolder(place.folder, { reference: row.reference, name: row.name });
  const key = row.key ? await services.dataKeys.open(row.id, row.key) : null;
  const facts = factsOf(row);
  // Its key was destroyed: what remains says that there was one.
  if (!key || !row.sealed)
    return yield jsonEntry(`${folder}/application.json`, { ...facts, erased: true }, row.updatedAt);
  const stored = await openApplication(key, row.sealed);
  const described = describeApplication(inApplicantWords(asAsked(definition, stored.asked)), stored, place.locale);
  const files = await Promise.all(found.files.map((file, index) => named(key, file, index)));
  const revisions = await Promise.all(
    found.revisions.map(async (revision) => ({
      rev: revision.rev,
      replacedAt: new Date(revision.createdAt).toISOString(),
      ...(await openApplication(key, revision.data)),
    })),
  );
  const documents = files.map(({ id, name, path, kind, sizeBytes }) => ({ id, name, path, kind, sizeBytes }));
  const household = await openParts(services.dataKeys, key, found.parts, found.partFiles);
  const review = await openReviewData(key, row.id, found.review, memberKeys(household));
  const content = { ...facts, readable: described, stored, documents, revisions, ...review };
  yield jsonEntry(`${folder}/application.json`, content, row.updatedAt);
  yield textEntry(
    `${folder}/application.txt`,
    applicationText(facts, described, { documents, language: readLanguage(place.locale) }),
    row.updatedAt,
  );
  const into = { ...space, language: readLanguage(place.locale) };
  for (const file of files) yield* documentEntry(services, key, { ...file, name: `${folder}/${file.name}` }, into);
  for (const [index, part] of household.entries())
    yield* onePart(services, part, { ...into, folder: `${folder}/household/${index + 1}`, locale: place.locale });
}

/** Somebody whom the applicant named: who that is and how far, and the own part once it is sent. */
async function* onePart(
  services: Reader,
  { content, ...facts }: HouseholdPart,
  { folder, locale, ...into }: Into & { folder: string; locale: string },
): AsyncGenerator<ArchiveEntry> {
  const at = facts.completedAt ?? facts.invitedAt;
  if (!content) return yield jsonEntry(`${folder}/part.json`, facts, at);
  const { key, definition, stored } = content;
  const files = content.documents.map((file, index) => ({ ...file, name: documentName(index, file.name, file.kind) }));
  const documents = files.map(({ id, name, path, kind, sizeBytes }) => ({ id, name, path, kind, sizeBytes }));
  const readable = describeApplication(inApplicantWords(definition), stored, locale);
  yield jsonEntry(`${folder}/part.json`, { ...facts, readable, stored, documents }, at);
  for (const file of files) yield* documentEntry(services, key, { ...file, name: `${folder}/${file.name}` }, into);
}

/** Of one whose turn has not come, where the form is read in order: when it came. Whoever wants all turns that off, and is on record. */
function lockedEntry({ folder }: Place, { reference, state, submittedAt, updatedAt }: Page["rows"][number]) {
  const facts = { reference, state, submittedAt: new Date(submittedAt).toISOString(), waitsForItsTurn: true };
  return jsonEntry(`${applicationFolder(folder, { reference, name: "" })}/application.json`, facts, updatedAt);
}

function factsOf(row: Page["rows"][number]) {
  return {
    reference: row.reference,
    name: row.name,
    email: row.email,
    phone: row.phone,
    state: row.state,
    isArchived: row.isArchived,
    isStarred: row.isStarred,
    isLet: row.isLet,
    isSpam: row.isSpam,
    declineReason: row.declineReason,
    submittedAt: new Date(row.submittedAt).toISOString(),
    firstViewedAt: row.firstViewedAt === null ? null : new Date(row.firstViewedAt).toISOString(),
    decidedAt: row.decidedAt === null ? null : new Date(row.decidedAt).toISOString(),
    heldAt: row.heldAt === null ? null : new Date(row.heldAt).toISOString(),
  };
}

type File = Page["files"][number];

async function named(key: DataKey, file: File, index: number): Promise<File> {
  const name = await key.decryptText(sealPurposes.documentName(file.id), file.name);
  return { ...file, name: documentName(index, name, file.kind) };
}

/** A document, while there is room; one that storage has lost is named, too. */
async function* documentEntry(
  services: Reader,
  key: DataKey,
  file: Pick<File, "id" | "name" | "objectKey" | "sizeBytes" | "createdAt">,
  { room, left, language }: Into,
): AsyncGenerator<ArchiveEntry> {
  if (room.documents <= 0 || room.documentBytes < file.sizeBytes) {
    left.leftOut.push(file.name);
    return;
  }
  const sealed = await services.documents.get(file.objectKey);
  if (!sealed) {
    left.leftOut.push(fileWords[language].noLongerStored({ name: file.name }));
    return;
  }
  room.documents -= 1;
  room.documentBytes -= file.sizeBytes;
  const input = await key.decrypt(sealPurposes.document(file.id), sealed);
  yield { name: file.name, input, lastModified: new Date(file.createdAt) };
}
