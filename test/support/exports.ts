import { buildExport } from "../../app/features/exports/commands/build-export.server";
import { openExport } from "../../app/features/exports/commands/open-export.server";
import { requestApplications } from "../../app/features/exports/commands/request-export.server";
import { applicationsKinds } from "../../app/features/exports/rules";
import type { Selection } from "../../app/features/exports/selection";
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

export async function askedExport(services: Services, actor: AccountLandlord, selection: Selection): Promise<ExportId> {
  const asked = await requestApplications(services, actor, { kind: "applications-csv", selection });
  if (!asked.ok) throw new Error(asked.code);
  return asked.value.exportId;
}

export async function downloaded(services: Services, actor: AccountLandlord, exportId: ExportId): Promise<string> {
  const opened = await openExport(services, actor, { exportId, kinds: applicationsKinds });
  if (!opened.ok) throw new Error(opened.code);
  // Not text(): it takes the byte order mark away.
  const bytes = await new Response(opened.value.content).arrayBuffer();
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}

export type TaskRow = {
  state: string;
  done_count: number;
  total_count: number;
  object_key: string;
  wrapped_key: string;
};

export async function taskRow(id: ExportId): Promise<TaskRow | null> {
  return bindings.DB.prepare("SELECT * FROM export_task WHERE id = ?").bind(id).first<TaskRow>();
}
