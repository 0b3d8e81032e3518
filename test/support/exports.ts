import type { ExportKind } from "../../app/db/schema/exports";
import { buildExportStep } from "../../app/features/deciding/exports/commands/build-export.server";
import { openExport } from "../../app/features/deciding/exports/commands/open-export.server";
import { requestApplications } from "../../app/features/deciding/exports/commands/request-export.server";
import type { Piece } from "../../app/features/deciding/exports/pieces";
import { type ApplicationsKind, applicationsKinds } from "../../app/features/deciding/exports/rules";
import type { Selection } from "../../app/features/deciding/exports/selection";
import type { StepLimits } from "../../app/features/deciding/exports/write-step.server";
import type { TypefaceFile } from "../../app/features/deciding/pdf/typeface";
import type { AccountLandlord } from "../../app/kernel/actor";
import type { ExportId } from "../../app/kernel/ids";
import type { Services } from "../../app/services";
import { bindings } from "./forms";

/** Asks for a spreadsheet and makes it at once; its text. */
export async function exportedCsv(
  services: Services,
  actor: AccountLandlord,
  selection: Selection,
): Promise<{ id: ExportId; text: string }> {
  const id = await askedExport(services, actor, selection);
  await buildExport(services, id);
  return { id, text: await downloaded(services, actor, id) };
}

/** A face whose letters have a width and nothing to see, as `npm run assets` makes its faces. */
const plainFace: TypefaceFile = {
  metrics: {
    unitsPerEm: 1000,
    ascent: 1000,
    descent: -300,
    capHeight: 700,
    xHeight: 500,
    bbox: { minX: 0, minY: -300, maxX: 600, maxY: 1000 },
  },
  glyphs: Array.from({ length: 95 }, (_, place) => [place + 32, place + 1, 600]),
  trueType: "",
};

/** The same services with a face for papers, where no build serves one. */
export function withFonts<T extends Services>(services: T): T {
  const read = async () => new TextEncoder().encode(JSON.stringify(plainFace));
  return Object.assign(services, { staticFiles: { read } });
}

/** Makes an archive to its end, step by step. */
export async function buildExport(services: Services, id: ExportId, limits?: StepLimits): Promise<number> {
  let steps = 1;
  while ((await buildExportStep(services, id, limits)) === "next") steps += 1;
  return steps;
}

/** The text files among pieces, by name; by "left" what waits for the first page. */
export async function textsOf(pieces: AsyncIterable<Piece<unknown>>): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  let open = "";
  for await (const piece of pieces) {
    if ("input" in piece && typeof piece.input === "string") found.set(piece.name, piece.input);
    if ("left" in piece) found.set("left", (found.get("left") ?? "") + JSON.stringify(piece.left));
    if ("begin" in piece) open = piece.begin;
    if ("bytes" in piece) found.set(open, (found.get(open) ?? "") + new TextDecoder().decode(piece.bytes));
  }
  return found;
}

export async function askedExport(
  services: Services,
  actor: AccountLandlord,
  selection: Selection,
  kind: ApplicationsKind = "applications-csv",
  locale = "en-US",
): Promise<ExportId> {
  const asked = await requestApplications(services, actor, { kind, selection, locale });
  if (!asked.ok) throw new Error(asked.code);
  return asked.value.exportId;
}

export async function downloaded(services: Services, actor: AccountLandlord, exportId: ExportId): Promise<string> {
  // Not text(): it takes the byte order mark away.
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await downloadedBytes(services, actor, exportId));
}

export async function downloadedBytes(
  services: Services,
  actor: AccountLandlord,
  exportId: ExportId,
  kinds: readonly ExportKind[] = applicationsKinds,
): Promise<Uint8Array> {
  const opened = await openExport(services, actor, { exportId, kinds });
  if (!opened.ok) throw new Error(opened.code);
  return new Uint8Array(await new Response(opened.value.content).arrayBuffer());
}

export type TaskRow = {
  state: string;
  done_count: number;
  total_count: number;
  step: number;
  cursor: string | null;
  object_key: string;
  wrapped_key: string;
};

export async function taskRow(id: ExportId): Promise<TaskRow | null> {
  return bindings.DB.prepare("SELECT * FROM export_task WHERE id = ?").bind(id).first<TaskRow>();
}
