import type { Services } from "../../../workers/services";
import type { AccountLandlord } from "../../kernel/actor";
import type { ExportId } from "../../kernel/ids";
import { inboxHref } from "../review/list-address";
import { listApplicants } from "../review/queries-inbox.server";
import { readInboxAddress } from "../review/read-list-address";
import { requestApplications } from "./commands-request.server";
import type { RequestApplications } from "./schema";
import type { Selection } from "./selection";

export type ExportAnswer =
  | { ok: true; exportId: ExportId }
  | { ok: false; code: "bad-input" | "not-found" | "impersonated" | "under-way" | "too-many" | "nobody" };

/** Asks for an export. "nobody": the list that is to be exported is empty. */
export async function answerExportPost(
  services: Services,
  actor: AccountLandlord,
  post: RequestApplications,
): Promise<ExportAnswer> {
  const selection = await selectionOf(services, actor, post);
  if (!selection) return { ok: false, code: "nobody" };
  const asked = await requestApplications(services, actor, { kind: post.kind, selection });
  return asked.ok ? { ok: true, exportId: asked.value.exportId } : { ok: false, code: asked.code };
}

/** What somebody searched for is a name: the task keeps whom it found. */
async function selectionOf(
  services: Services,
  actor: AccountLandlord,
  post: RequestApplications,
): Promise<Selection | null> {
  if (post.what === "form") return { form: post.form };
  if (post.what === "picked") return { ids: post.ids };
  const address = readInboxAddress(new URLSearchParams(post.list));
  if (address.search === "") {
    const [, list = ""] = inboxHref({ ...address, after: null, sort: "newest" }).split("?");
    return { list };
  }
  const page = await listApplicants(services, actor, { ...address, after: null });
  const ids = (page?.applicants ?? []).map(({ id }) => id);
  return ids.length > 0 ? { ids } : null;
}
