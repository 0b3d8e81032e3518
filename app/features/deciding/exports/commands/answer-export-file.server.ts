import type { ExportKind } from "../../../../db/schema/exports";
import type { AccountLandlord } from "../../../../kernel/actor";
import { attachment, contentTypes } from "../../../../kernel/content-disposition";
import { exportIdSchema } from "../../../../kernel/ids";
import type { PageLocale } from "../../../../kernel/page-locale";
import type { Services } from "../../../../services";
import { exportEndings } from "../rules";
import { exportWords } from "../words/export-words";
import { openExport } from "./open-export.server";

const headers = {
  "Cache-Control": "private, no-store",
  "Content-Security-Policy": "sandbox; default-src 'none'",
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex",
};

type Asked = {
  /** As the address has it. */
  exportId: string | undefined;
  kinds: readonly ExportKind[];
  /** Name of the file before the day on which it was made. */
  name: string;
  language: PageLocale;
};

/** An archive for its account: 404 when not its, 410 after its day. A fetch ahead gets and records nothing. */
export async function answerExportFile(
  services: Services,
  actor: AccountLandlord,
  { request, exportId, kinds, name, language }: Asked & { request: Request },
): Promise<Response> {
  if (request.headers.get("Sec-Purpose")?.includes("prefetch")) return new Response(null, { status: 425, headers });
  const id = exportIdSchema.safeParse(exportId);
  const opened = id.success ? await openExport(services, actor, { exportId: id.data, kinds }) : null;
  if (!opened?.ok) {
    return opened?.code === "expired"
      ? new Response(exportWords[language].expiredFile, { status: 410, headers })
      : new Response("Not Found", { status: 404, headers });
  }
  const { kind, content, madeAt, sizeBytes } = opened.value;
  const ending = exportEndings[kind];
  return new Response(content, {
    headers: {
      ...headers,
      "Content-Type": contentTypes[ending],
      "Content-Disposition": attachment(`${name}-${new Date(madeAt).toISOString().slice(0, 10)}.${ending}`, ending),
      ...(sizeBytes === null ? {} : { "Content-Length": String(sizeBytes) }),
    },
  });
}
