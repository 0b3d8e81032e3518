import type { AccountLandlord } from "../../../../kernel/actor";
import type { ExportId } from "../../../../kernel/ids";
import type { Services } from "../../../../services";
import { findSearched } from "../../inbox/queries/list-applicants.server";
import { inboxHref } from "../../inbox/rules/list-address";
import { readInboxAddress } from "../../inbox/rules/read-list-address";
import type { RequestApplications } from "../schema";
import type { Selection } from "../selection";
import { requestApplications } from "./request-export.server";

export type ExportAnswer =
  | { ok: true; exportId: ExportId }
  | {
      ok: false;
      code: "bad-input" | "not-found" | "impersonated" | "confirm-first" | "under-way" | "too-many" | "nobody";
    };

/** Asks for an export. "nobody": the list that is to be exported is empty. */
export async function answerExportPost(
  services: Services,
  actor: AccountLandlord,
  post: RequestApplications,
  locale: string,
): Promise<ExportAnswer> {
  const selection = await selectionOf(services, actor, post);
  if (!selection) return { ok: false, code: "nobody" };
  const asked = await requestApplications(services, actor, { kind: post.kind, selection, locale });
  return asked.ok ? { ok: true, exportId: asked.value.exportId } : { ok: false, code: asked.code };
}

/** What somebody searched for is a name: where they are few the task keeps whom it found, else the word under its own key. */
async function selectionOf(
  services: Services,
  actor: AccountLandlord,
  post: RequestApplications,
): Promise<Selection | null> {
  if (post.what === "form") return { form: post.form };
  if (post.what === "picked") return { ids: post.ids };
  const address = readInboxAddress(new URLSearchParams(post.list));
  const { search } = address;
  const [, list = ""] = inboxHref({ ...address, search: "", after: null, sort: "newest" }).split("?");
  if (search === "") return { list };
  const ids = await findSearched(services, actor, address);
  if (ids === null) return { list, search };
  return ids.length > 0 ? { ids } : null;
}
