import type { ApplicationId, ExportId } from "../../../../kernel/ids";
import { readLanguage } from "../../../../kernel/page-locale";
import type { Services } from "../../../../services";
import type { ArrivalPlace } from "../../inbox/queries/select-window.server";
import { recordCopies } from "../commands/record-progress.server";
import { csvLine, csvMark } from "../csv";
import { factHeaders, householdRows } from "../csv-rows";
import type { CsvSheet } from "../csv-sheet";
import { describeForSheet } from "../describe-export";
import { type Mark, type Piece, weights } from "../pieces";
import type { Selection } from "../selection";
import { selectedPages } from "./find-selection.server";
import { type Definitions, type OpenedHousehold, readHouseholds } from "./read-households.server";
import { nothingSeen, type Survey, type SurveyPlace, sheetOf, surveySelection } from "./survey-columns.server";

/** `locale`: of who asked. */
export type ApplicationsTask = { id: ExportId; userId: string; selection: Selection; locale: string };

/** `done`: households written so far. */
export type RowsPlace = { phase: "rows"; after: ArrivalPlace | null; survey: Survey; done: number };
type EndPlace = { phase: "end" };
export type CsvPlace = SurveyPlace | RowsPlace | EndPlace;
export const surveyStart: SurveyPlace = { phase: "survey", after: null, survey: nothingSeen };

/** The whole file, a page of households at a time: that much is in memory, however many there are. */
export async function* applicationsCsv(
  services: Services,
  task: ApplicationsTask,
  from: CsvPlace = surveyStart,
): AsyncGenerator<Piece<CsvPlace>> {
  let place = from;
  if (place.phase === "survey") {
    const survey = yield* surveySelection(services, task, place);
    place = { phase: "rows", after: null, survey, done: 0 };
    yield { place, weight: weights.page, progress: { done: 0, total: survey.total } };
  }
  if (place.phase === "end") return;
  for await (const page of csvPages(services, task, place)) {
    if ("copied" in page) await recordCopies(services, task, page.copied);
    else yield page;
  }
}

/** The same rows, for an archive whose households are recorded and counted one by one. */
export async function* csvOfArchive(services: Services, task: ApplicationsTask, from: RowsPlace) {
  for await (const page of csvPages(services, task, from)) {
    if ("bytes" in page) yield page;
    if ("place" in page && page.place.phase === "rows") yield { place: page.place, weight: page.weight };
  }
}

type CsvPiece = { bytes: Uint8Array } | { copied: ApplicationId[] } | Mark<RowsPlace | EndPlace>;

/** Of each page whom it copies, its rows, and the place behind it. */
async function* csvPages(services: Services, task: ApplicationsTask, from: RowsPlace): AsyncGenerator<CsvPiece> {
  const { survey } = from;
  const sheet = await sheetOf(services, survey, task.locale);
  let { done } = from;
  if (from.after === null) yield { bytes: encoded([csvMark, csvLine(headersOf(sheet, task.locale))]) };
  for await (const { households, rows, next } of pagesOfRows(services, task, { sheet, after: from.after })) {
    yield { copied: copiedOf(households) };
    yield { bytes: encoded(rows.map(csvLine)) };
    done += households.length;
    const place = next ? { ...from, after: next, done } : ({ phase: "end" } as const);
    const progress = { done, total: Math.max(done, survey.total) };
    yield { place, weight: Math.max(weights.page, households.length), progress };
  }
}

/** The households of each page, and their rows. */
export async function* pagesOfRows(
  services: Services,
  { userId, selection, locale }: ApplicationsTask,
  { sheet, after }: { sheet: CsvSheet; after: ArrivalPlace | null },
) {
  const definitions: Definitions = new Map();
  for await (const { ids, next } of selectedPages(services, userId, selection, after)) {
    const households = await readHouseholds(services, userId, ids, definitions);
    const rows = households.flatMap((household) =>
      householdRows(sheet, describeForSheet(household, locale), readLanguage(locale)),
    );
    yield { households, rows, next };
  }
}

/** The titles of all columns, in their order. */
export function headersOf({ headers }: CsvSheet, locale: string): string[] {
  return [...factHeaders(readLanguage(locale)), ...headers];
}

/** Of whom something is copied: of those who wait for their turn it is not. */
export function copiedOf(households: readonly OpenedHousehold[]): ApplicationId[] {
  return households.filter(({ row }) => row.isLocked === 0).map(({ row }) => row.id);
}

const encoder = new TextEncoder();

function encoded(lines: readonly string[]): Uint8Array {
  return encoder.encode(lines.join(""));
}
