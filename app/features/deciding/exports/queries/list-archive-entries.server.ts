import type { DocumentId } from "../../../../kernel/ids";
import { type PageLocale, readLanguage } from "../../../../kernel/page-locale";
import type { DataKey } from "../../../../platform/crypto";
import type { Services } from "../../../../services";
import { describeApplication } from "../../../applying/applications/describe-application";
import type { SentDocument } from "../../../applying/applications/queries/open-documents.server";
import { sealPurposes } from "../../../applying/applications/stored-application";
import { inApplicantWords } from "../../../forms/form-model/applicant-words";
import type { ArrivalPlace } from "../../inbox/queries/select-window.server";
import { type AnswersPaper, answersPaper } from "../../pdf/answers";
import { type Left, noneLeft, type Room, takeLeft } from "../archive-room";
import { recordCopies, recordDocumentCopies } from "../commands/record-progress.server";
import { numberedPapers } from "../describe-export";
import { type ArchiveEntry, formFolder, householdFolder, memberFolder, textEntry } from "../entries";
import { type Mark, nothingLeft, type PastLeft, type Piece, weights } from "../pieces";
import { readMeOfApplications, readMePieces } from "../read-me";
import { reviewTexts } from "../review-texts";
import { archiveLimits } from "../rules";
import { fileWords } from "../words/file-words";
import { selectedPages } from "./find-selection.server";
import { type ApplicationsTask, copiedOf, csvOfArchive, type RowsPlace, surveyStart } from "./list-csv-rows.server";
import { type Definitions, type OpenedHousehold, readHouseholds } from "./read-households.server";
import { openReviewData, type ReviewRows, selectReviewData } from "./review-data.server";
import { type Survey, type SurveyPlace, surveySelection } from "./survey-columns.server";

type FoldersPlace = { phase: "folders"; after: ArrivalPlace | null; survey: Survey; room: Room; done: number };
export type ArchivePlace = SurveyPlace | FoldersPlace | RowsPlace | { phase: "read-me"; total: number };

/** What is still free, and what found no room since the last mark. */
type Space = { room: Room; left: Left };

/**
 * A folder for each household (PDF, documents, references, messages, notes), the spreadsheet, and a page that says what
 * found no room. One document in memory at a time.
 */
export async function* archiveEntries(
  services: Services,
  task: ApplicationsTask,
  from: ArchivePlace = surveyStart,
  past: PastLeft = nothingLeft,
): AsyncGenerator<Piece<ArchivePlace>> {
  const now = services.clock.now();
  let place = from;
  if (place.phase === "survey") {
    const survey = yield* surveySelection(services, task, place);
    place = { phase: "folders", after: null, survey, room: archiveLimits, done: 0 };
    yield { place, weight: weights.page, progress: { done: 0, total: survey.total } };
  }
  if (place.phase === "folders") {
    yield* folderPieces(services, task, place);
    place = { phase: "rows", after: null, survey: place.survey, done: 0 };
    yield { place, weight: 1 };
  }
  if (place.phase === "rows") {
    if (place.after === null) yield { begin: "applications.csv", lastModified: now };
    yield* csvOfArchive(services, task, place);
    yield { isEnd: true };
    place = { phase: "read-me", total: place.survey.total };
    yield { place, weight: 1 };
  }
  const language = readLanguage(task.locale);
  const head = readMeOfApplications({ madeAt: now.toISOString(), total: place.total }, language);
  yield* readMePieces(head, past, { at: now.getTime(), language });
}

async function* folderPieces(
  services: Services,
  task: ApplicationsTask,
  from: FoldersPlace,
): AsyncGenerator<Piece<ArchivePlace>> {
  const { userId, selection } = task;
  const space: Space = { room: { ...from.room }, left: noneLeft() };
  const definitions: Definitions = new Map();
  let { done } = from;
  const markAt = (after: ArrivalPlace, weight: number): Mark<ArchivePlace> => ({
    ...{ place: { ...from, after, room: { ...space.room }, done }, weight, left: takeLeft(space.left) },
    progress: { done, total: Math.max(done, from.survey.total) },
  });
  for await (const { ids, next } of selectedPages(services, userId, selection, from.after)) {
    const households = await readHouseholds(services, userId, ids, definitions);
    await recordCopies(services, task, copiedOf(households));
    const review = ids.length > 0 ? await services.db.batch([...selectReviewData(services.db, ids)]) : null;
    for (const household of households) {
      const hadFolders = space.room.folders;
      if (review) yield* householdEntries(services, task, { ...household, review }, space);
      done += 1;
      const { submittedAt, id } = household.row;
      yield markAt({ submittedAt, id }, space.room.folders < hadFolders ? weights.folder : 1);
    }
    if (next) yield markAt(next, weights.page);
  }
}

async function* householdEntries(
  services: Services,
  task: ApplicationsTask,
  household: OpenedHousehold & { review: ReviewRows },
  space: Space,
): AsyncGenerator<ArchiveEntry> {
  const { row, content, parts, requests } = household;
  if (row.isLocked === 1) space.left.locked.push(row.reference);
  // Of what was erased, and of who waits for a turn, there is a line of the spreadsheet.
  if (!content) return;
  if (space.room.folders <= 0) {
    space.left.withoutFolder.push(row.reference);
    return;
  }
  space.room.folders -= 1;
  const within =
    "form" in task.selection
      ? ""
      : `${formFolder({ title: row.formTitle, urlId: row.urlId }, readLanguage(task.locale))}/`;
  const folder = `${within}${householdFolder(row)}`;
  const lead = { ...content, requests, sentAt: row.submittedAt, changedAt: row.changedAt };
  yield* personEntries(services, task, { row, folder, sent: lead, space });
  const opened = await openReviewData(content.key, row.id, household.review);
  for (const { name, text } of reviewTexts(row.reference, opened, readLanguage(task.locale)))
    yield textEntry(`${folder}/${name}`, text, row.submittedAt);
  for (const [index, part] of parts.entries()) {
    if (!part.content) continue;
    const sent = { ...part.content, requests: [], sentAt: part.completedAt ?? row.submittedAt, changedAt: null };
    yield* personEntries(services, task, {
      row,
      folder: `${folder}/${memberFolder(part, index, readLanguage(task.locale))}`,
      sent,
      space,
    });
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
  const language = readLanguage(task.locale);
  const documents = numberedPapers(sent.documents);
  const paper = await answersPaper(services.staticFiles, {
    ...paperOf(row, { ...sent, documents }, task.locale),
    now: services.clock.now(),
  });
  yield { name: `${folder}/answers.pdf`, input: paper, lastModified: new Date(sent.changedAt ?? sent.sentAt) };
  const copied: DocumentId[] = [];
  for (const file of documents) {
    const input = await documentBytes(services, sent.key, file, space, { name: `${folder}/${file.name}`, language });
    if (!input) continue;
    yield { name: `${folder}/${file.name}`, input, lastModified: new Date(file.createdAt) };
    copied.push(file.id);
  }
  await recordDocumentCopies(services, task, copied);
}

function paperOf(row: OpenedHousehold["row"], sent: Sent, locale: string): Omit<AnswersPaper, "now"> {
  const { country } = sent.definition.property.address;
  return {
    ...describeApplication(inApplicantWords(sent.definition), sent.stored, locale),
    locale: readLanguage(locale),
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
  file: SentDocument,
  { room, left }: Space,
  { name, language }: { name: string; language: PageLocale },
): Promise<Uint8Array | null> {
  if (room.documents <= 0 || room.documentBytes < file.sizeBytes) {
    left.leftOut.push(name);
    return null;
  }
  const sealed = await services.documents.get(file.objectKey);
  if (!sealed) {
    left.leftOut.push(fileWords[language].noLongerStored({ name }));
    return null;
  }
  room.documents -= 1;
  room.documentBytes -= file.sizeBytes;
  return key.decrypt(sealPurposes.document(file.id), sealed);
}
