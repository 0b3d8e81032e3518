import { z } from "zod";
import { applicationIdSchema, rentFormIdSchema } from "../../kernel/ids";
import type { InboxAddress } from "../review/list-address";
import { readInboxAddress } from "../review/read-list-address";
import { pickedAtMost } from "./rules";

/** Which applications an archive takes in, as the task keeps it: ids and codes, never what somebody searched for. */
export const selectionSchema = z.union([
  z.strictObject({ form: rentFormIdSchema }),
  z.strictObject({ ids: z.array(applicationIdSchema).min(1).max(pickedAtMost) }),
  /** Query of the list's address without a search. */
  z.strictObject({ list: z.string().max(500) }),
]);
export type Selection = z.infer<typeof selectionSchema>;

export function addressOf({ list }: { list: string }): InboxAddress {
  return { ...readInboxAddress(new URLSearchParams(list)), search: "", after: null };
}
