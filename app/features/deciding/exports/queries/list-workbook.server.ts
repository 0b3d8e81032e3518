import { eq, sql } from "drizzle-orm";
import { exportTask } from "../../../../db/schema/exports";
import type { Cell } from "../../../../kernel/cell";
import { readLanguage } from "../../../../kernel/page-locale";
import type { Services } from "../../../../services";
import { recordCopies } from "../commands/record-progress.server";
import { type Piece, weights } from "../pieces";
import { fileWords } from "../words/file-words";
import { workbook } from "../workbook";
import {
  type ApplicationsTask,
  applicationsCsv,
  type CsvPlace,
  copiedOf,
  headersOf,
  pagesOfRows,
  surveyStart,
} from "./list-csv-rows.server";
import { sheetOf, surveySelection } from "./survey-columns.server";

type From = { from: CsvPlace | undefined; workbook: number };

/** The rows of the CSV as one XLSX file. Of more households than a workbook takes it is the CSV, and its task says so. */
export async function* applicationsXlsx(
  services: Services,
  task: ApplicationsTask,
  { from = surveyStart, workbook: atMost }: From,
): AsyncGenerator<Piece<CsvPlace>> {
  let place = from;
  if (place.phase === "survey") {
    const survey = yield* surveySelection(services, task, place);
    place = { phase: "rows", after: null, survey, done: 0 };
    yield { place, weight: weights.page, progress: { done: 0, total: survey.total } };
  }
  if (place.phase === "end") return;
  if (place.survey.total > atMost) {
    await becomeCsv(services, task);
    return yield* applicationsCsv(services, task, place);
  }
  const sheet = await sheetOf(services, place.survey, task.locale);
  const rows: Cell[][] = [];
  let done = 0;
  for await (const page of pagesOfRows(services, task, { sheet, after: null })) {
    await recordCopies(services, task, copiedOf(page.households));
    rows.push(...page.rows);
    done += page.households.length;
  }
  const name = fileWords[readLanguage(task.locale)].sheet;
  yield { bytes: await workbook(name, headersOf(sheet, task.locale), rows) };
  yield { place: { phase: "end" }, weight: 1, progress: { done, total: Math.max(done, place.survey.total) } };
}

/** Later steps, the list and the name of the file go by the kind. */
async function becomeCsv({ db }: Services, { id }: ApplicationsTask): Promise<void> {
  await db
    .update(exportTask)
    .set({ kind: "applications-csv" })
    .where(sql`${eq(exportTask.id, id)} AND ${exportTask.state} = 'waiting'`);
}
