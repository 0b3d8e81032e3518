import { z } from "zod";
import { applicationIdSchema, rentFormIdSchema } from "../../../kernel/ids";
import type { DataKey } from "../../../platform/crypto";
import type { InboxAddress } from "../inbox/rules/list-address";
import { readInboxAddress } from "../inbox/rules/read-list-address";
import { pickedAtMost } from "./rules";

const form = z.strictObject({ form: rentFormIdSchema });
const ids = z.strictObject({ ids: z.array(applicationIdSchema).min(1).max(pickedAtMost) });
/** Query of the list's address without a search. */
const list = z.string().max(500);

/** Which applications an archive takes in, as the task keeps it. What somebody searched for is sealed: it is a name. */
export const storedSelectionSchema = z.union([
  form,
  ids,
  z.strictObject({ list, sealedSearch: z.string().optional() }),
]);
type StoredSelection = z.infer<typeof storedSelectionSchema>;

/** The same in clear. `search`: of a list; absent where nothing is searched for. */
export type Selection = z.infer<typeof form> | z.infer<typeof ids> | { list: string; search?: string };

const purpose = "export-search";

/** `key`: the task's own, which is destroyed with its file. */
export async function sealSelection(key: DataKey, selection: Selection): Promise<StoredSelection> {
  if (!("list" in selection) || !selection.search) return selection;
  return { list: selection.list, sealedSearch: await key.encryptText(purpose, selection.search) };
}

/** Throws when the ciphertext was changed or is another task's. */
export async function openSelection(key: DataKey, options: string | null): Promise<Selection> {
  const stored = storedSelectionSchema.parse(JSON.parse(options ?? "null"));
  if (!("list" in stored) || !stored.sealedSearch) return stored;
  return { list: stored.list, search: await key.decryptText(purpose, stored.sealedSearch) };
}

export function addressOf(selection: { list: string; search?: string }): InboxAddress {
  return {
    ...readInboxAddress(new URLSearchParams(selection.list)),
    search: selection.search ?? "",
    after: null,
  };
}
