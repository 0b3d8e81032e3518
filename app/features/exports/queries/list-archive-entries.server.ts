import type { DocumentId } from "../../../kernel/ids";
import type { DataKey } from "../../../platform/crypto";
import type { Services } from "../../../services";
import { describeApplication } from "../../applications/describe-application";
import { sealPurposes } from "../../applications/stored-application";
import { type AnswersPaper, answersPaper } from "../../paper/answers";
import { localeOf } from "../../rent-forms/words";
import { recordCopies, recordDocumentCopies, recordProgress } from "../commands/record-progress.server";
import { numberedPapers } from "../describe-export";
import {
  type ArchiveEntry,
  formFolder,
  householdFolder,
  memberFolder,
  readMeOfApplications,
  textEntry,
} from "../entries";
import { reviewTexts } from "../review-texts";
import { archiveLimits, foldersAtMost } from "../rules";
import { streamOf } from "../stream-of";
import { selectedPages } from "./find-selection.server";
import { type ApplicationsTask, copiedOf, csvOfArchive } from "./list-csv-rows.server";
import { type Definitions, type OpenedHousehold, readHouseholds, type StoredPaper } from "./read-households.server";
import { openReviewData, type ReviewRows, selectReviewData } from "./review-data.server";
import { surveyColumns } from "./survey-columns.server";

/** What is still free of the archive's measure, and what found no room. */
type Space = {
  documentBytes: number;
  documents: number;
  folders: number;
  leftOut: string[];
  withoutFolder: string[];
  /** References of those who wait for their turn. */
  locked: string[];
};

/**
 * A folder for each household with the answers as a PDF, the documents under readable names and pages of references, messages
 * and notes, those of the others in folders within; the spreadsheet of all; a page that says what is there and what found no room. One document is in memory at a time.
 */
export async function* archiveEntries(services: Services, task: ApplicationsTask): AsyncGenerator<ArchiveEntry> {
  const now = services.clock.now().getTime();
  const { sheet, total } = await surveyColumns(services, task.userId, task.selection);
  const space: Space = { ...archiveLimits, folders: foldersAtMost, leftOut: [], withoutFolder: [], locked: [] };
  const definitions: Definitions = new Map();
  let done = 0;
  await recordProgress(services, task.id, { done, total });
  for await (const ids of selectedPages(services, task.userId, task.selection)) {
    const households = await readHouseholds(services, task.userId, ids, definitions);
    await recordCopies(services, task, copiedOf(households));
    const review = await services.db.batch([...selectReviewData(services.db, ids)]);
    for (const household of households) {
      yield* householdEntries(services, task, { ...household, review }, space);
      done += 1;
      await recordProgress(services, task.id, { done, total: Math.max(done, total) });
    }
  }
  const lastModified = new Date(now);
  yield { name: "applications.csv", input: streamOf(csvOfArchive(services, task, sheet)), lastModified };
  const { leftOut, withoutFolder, locked } = space;
  const facts = { madeAt: lastModified.toISOString(), total, leftOut, withoutFolder, locked };
  yield textEntry("Read me.txt", readMeOfApplications(facts), now);
}

async function* householdEntries(
  services: Services,
  task: ApplicationsTask,
  household: OpenedHousehold & { review: ReviewRows },
  space: Space,
): AsyncGenerator<ArchiveEntry> {
  const { row, content, parts, requests } = household;
  if (row.isLocked === 1) space.locked.push(row.reference);
  // Of what was erased, and of who waits for a turn, there is a line of the spreadsheet.
  if (!content) return;
  if (space.folders <= 0) {
    space.withoutFolder.push(row.reference);
    return;
  }
  space.folders -= 1;
  const within = "form" in task.selection ? "" : `${formFolder({ title: row.formTitle, urlId: row.urlId })}/`;
  const folder = `${within}${householdFolder(row)}`;
  const lead = { ...content, requests, sentAt: row.submittedAt, changedAt: row.changedAt };
  yield* personEntries(services, task, { row, folder, sent: lead, space });
  const opened = await openReviewData(content.key, row.id, household.review);
  for (const { name, text } of reviewTexts(row.reference, opened))
    yield textEntry(`${folder}/${name}`, text, row.submittedAt);
  for (const [index, part] of parts.entries()) {
    if (!part.content) continue;
    const sent = { ...part.content, requests: [], sentAt: part.completedAt ?? row.submittedAt, changedAt: null };
    yield* personEntries(services, task, { row, folder: `${folder}/${memberFolder(part, index)}`, sent, space });
  }
}

type Sent = NonNullable<OpenedHousehold["content"]> & Pick<AnswersPaper, "requests" | "changedAt"> & { sentAt: number };
type OnePerson = { row: OpenedHousehold["row"]; folder: string; sent: Sent; space: Space };

/** Answers and documents of one person. */
async function* personEntries(
  services: Services,
  task: ApplicationsTask,
  { row, folder, sent, space }: OnePerson,
): AsyncGenerator<ArchiveEntry> {
  const documents = numberedPapers(sent.documents);
  const paper = await answersPaper(services.staticFiles, {
    ...paperOf(row, { ...sent, documents }),
    now: services.clock.now(),
  });
  yield { name: `${folder}/answers.pdf`, input: paper, lastModified: new Date(sent.changedAt ?? sent.sentAt) };
  const copied: DocumentId[] = [];
  for (const file of documents) {
    const input = await documentBytes(services, sent.key, file, space, `${folder}/${file.name}`);
    if (!input) continue;
    yield { name: `${folder}/${file.name}`, input, lastModified: new Date(file.createdAt) };
    copied.push(file.id);
  }
  await recordDocumentCopies(services, task, copied);
}

function paperOf(row: OpenedHousehold["row"], sent: Sent): Omit<AnswersPaper, "now"> {
  const { country } = sent.definition.property.address;
  return {
    ...describeApplication(sent.definition, sent.stored, localeOf(country)),
    locale: "en",
    formTitle: row.formTitle,
    landlord: sent.definition.landlord,
    country,
    reference: row.reference,
    submittedAt: sent.sentAt,
    changedAt: sent.changedAt,
    documents: sent.documents,
    requests: sent.requests,
  };
}

/** A document, while there is room; null and named where there is none, or where storage has lost it. */
async function documentBytes(
  services: Services,
  key: DataKey,
  file: StoredPaper,
  space: Space,
  name: string,
): Promise<Uint8Array | null> {
  if (space.documents <= 0 || space.documentBytes < file.sizeBytes) {
    space.leftOut.push(name);
    return null;
  }
  const sealed = await services.documents.get(file.objectKey);
  if (!sealed) {
    space.leftOut.push(`${name} (no longer stored)`);
    return null;
  }
  space.documents -= 1;
  space.documentBytes -= file.sizeBytes;
  return key.decrypt(sealPurposes.document(file.id), sealed);
}
