import { z } from "zod";
import { applicationIdSchema, homeIdSchema, rentFormIdSchema } from "../../../../kernel/ids";
import { singleLine } from "../../../../kernel/typed-text";
import { type InboxAddress, listAssigned, listFlags, listOnly, listSorts, listStates } from "./list-address";

const schema = z.object({
  q: singleLine().max(100).catch(""),
  form: rentFormIdSchema.nullable().catch(null),
  home: homeIdSchema.nullable().catch(null),
  state: z.enum(listStates).nullable().catch(null),
  only: z.enum(listOnly).nullable().catch(null),
  assigned: z.enum(listAssigned).nullable().catch(null),
  flag: z.enum(listFlags).nullable().catch(null),
  from: z.iso.date().nullable().catch(null),
  to: z.iso.date().nullable().catch(null),
  show: z.literal("archived").nullable().catch(null),
  sort: z.enum(listSorts).catch("newest"),
  after: applicationIdSchema.nullable().catch(null),
});

/** Reads it; what is wrong in it is dropped. */
export function readInboxAddress(search: URLSearchParams): InboxAddress {
  const names = Object.keys(schema.shape);
  const { q, show, ...rest } = schema.parse(Object.fromEntries(names.map((name) => [name, search.get(name) || null])));
  return { ...rest, search: q.trim(), isArchived: show === "archived" };
}
