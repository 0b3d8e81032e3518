import { z } from "zod";
import { rentFormIdSchema } from "../../../kernel/ids";
import { singleLine } from "../../../kernel/typed-text";
import type { ListAddress } from "./list-address";
import { formFilters, formSorts } from "./list-options";

const schema = z.object({
  q: singleLine().max(150).catch(""),
  show: z.enum(formFilters).catch("current"),
  sort: z.enum(formSorts).catch("newest"),
  after: rentFormIdSchema.nullable().catch(null),
});

/** Reads it; what is wrong in it is dropped. */
export function readListAddress(search: URLSearchParams): ListAddress {
  const { q, show, sort, after } = schema.parse({
    q: search.get("q") ?? "",
    show: search.get("show"),
    sort: search.get("sort"),
    after: search.get("after"),
  });
  return { search: q.trim(), filter: show, sort, before: after };
}
