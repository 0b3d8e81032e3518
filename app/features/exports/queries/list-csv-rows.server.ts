import type { ApplicationId, ExportId } from "../../../kernel/ids";
import type { Services } from "../../../services";
import { recordCopies, recordProgress } from "../commands/record-progress.server";
import { csvLine, csvMark } from "../csv";
import { factHeaders, householdRows } from "../csv-rows";
import type { CsvSheet } from "../csv-sheet";
import { describeForSheet } from "../describe-export";
import type { Selection } from "../selection";
import { selectedPages } from "./find-selection.server";
import { type Definitions, type OpenedHousehold, readHouseholds } from "./read-households.server";
import { surveyColumns } from "./survey-columns.server";

export type ApplicationsTask = { id: ExportId; userId: string; selection: Selection };

/** The whole file, a page of households at a time: that much is in memory, however many there are. */
export async function* applicationsCsv(services: Services, task: ApplicationsTask): AsyncGenerator<Uint8Array> {
  const { sheet, total } = await surveyColumns(services, task.userId, task.selection);
  let done = 0;
  await recordProgress(services, task.id, { done, total });
  yield headerBytes(sheet);
  for await (const { copied, count, bytes } of csvPages(services, task, sheet)) {
    await recordCopies(services, task, copied);
    yield bytes;
    done += count;
    await recordProgress(services, task.id, { done, total: Math.max(done, total) });
  }
}

/** The same file, for an archive whose households are recorded one by one. */
export async function* csvOfArchive(
  services: Services,
  task: ApplicationsTask,
  sheet: CsvSheet,
): AsyncGenerator<Uint8Array> {
  yield headerBytes(sheet);
  for await (const { bytes } of csvPages(services, task, sheet)) yield bytes;
}

async function* csvPages(services: Services, { userId, selection }: ApplicationsTask, sheet: CsvSheet) {
  const definitions: Definitions = new Map();
  for await (const ids of selectedPages(services, userId, selection)) {
    const households = await readHouseholds(services, userId, ids, definitions);
    const rows = households.flatMap((household) => householdRows(sheet, describeForSheet(household)));
    yield { copied: copiedOf(households), count: households.length, bytes: encoded(rows.map(csvLine)) };
  }
}

/** Of whom something is copied: of those who wait for their turn it is not. */
export function copiedOf(households: readonly OpenedHousehold[]): ApplicationId[] {
  return households.filter(({ row }) => row.isLocked === 0).map(({ row }) => row.id);
}

function headerBytes({ headers }: CsvSheet): Uint8Array {
  return encoded([csvMark, csvLine([...factHeaders, ...headers])]);
}

const encoder = new TextEncoder();

function encoded(lines: readonly string[]): Uint8Array {
  return encoder.encode(lines.join(""));
}
