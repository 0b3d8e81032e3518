import { z } from "zod";
import { type ApplicationId, applicationIdSchema, type RentFormId, rentFormIdSchema } from "../../../kernel/ids";
import type { DataKey } from "../../../platform/crypto";
import type { InboxAddress } from "../inbox/rules/list-address";
import { readInboxAddress } from "../inbox/rules/read-list-address";
import { pickedAtMost } from "./rules";

const ids = z.array(applicationIdSchema).min(1).max(pickedAtMost);
/** Query of the list's address without a search. */
const list = z.string().max(500);

/** How who asked reads; absent in tasks of before. */
const readerShape = { locale: z.string().max(35).optional() };

/** Which applications an archive takes in, as the task keeps it. What somebody searched for is sealed: it is a name. */
export const storedSelectionSchema = z.union([
  z.strictObject({ ...readerShape, form: rentFormIdSchema }),
  z.strictObject({ ...readerShape, ids }),
  z.strictObject({ ...readerShape, list, sealedSearch: z.string().optional() }),
]);
const everythingSchema = z.strictObject(readerShape);

/** The same in clear. `search`: of a list; absent where nothing is searched for. */
export type Selection = { form: RentFormId } | { ids: ApplicationId[] } | { list: string; search?: string };

/** `selection` null: everything. */
type ExportOptions = { selection: Selection | null; locale: string };

const purpose = "export-search";

/** `key`: the task's own, which is destroyed with its file. */
export async function sealOptions(key: DataKey, { selection, locale }: ExportOptions): Promise<string> {
  if (!selection || !("list" in selection) || !selection.search) return JSON.stringify({ ...selection, locale });
  const sealedSearch = await key.encryptText(purpose, selection.search);
  return JSON.stringify({ list: selection.list, sealedSearch, locale });
}

/** Throws when the ciphertext was changed or is another task's. */
export async function openOptions(key: DataKey, options: string | null): Promise<ExportOptions> {
  const stored = z.union([storedSelectionSchema, everythingSchema]).parse(JSON.parse(options ?? "{}"));
  const { locale = "en", ...selection } = stored;
  if ("form" in selection || "ids" in selection) return { selection, locale };
  if (!("list" in selection)) return { selection: null, locale };
  const { list: query, sealedSearch } = selection;
  if (!sealedSearch) return { selection: { list: query }, locale };
  return { selection: { list: query, search: await key.decryptText(purpose, sealedSearch) }, locale };
}

export function addressOf(selection: { list: string; search?: string }): InboxAddress {
  return {
    ...readInboxAddress(new URLSearchParams(selection.list)),
    search: selection.search ?? "",
    after: null,
  };
}
