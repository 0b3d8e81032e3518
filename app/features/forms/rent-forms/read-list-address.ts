import { z } from "zod";
import { homeIdSchema, rentFormIdSchema } from "../../../kernel/ids";
import { singleLine } from "../../../kernel/typed-text";
import type { ListAddress } from "./list-address";
import { formFilters, formSorts } from "./list-options";

const schema = z.object({
  q: singleLine().max(150).catch(""),
  home: homeIdSchema.nullable().catch(null),
  show: z.enum(formFilters).catch("current"),
  sort: z.enum(formSorts).catch("newest"),
  after: rentFormIdSchema.nullable().catch(null),
});

/** Reads it; what is wrong in it is dropped. */
export function readListAddress(search: URLSearchParams): ListAddress {
  const { q, home, show, sort, after } = schema.parse({
    q: search.get("q") ?? "",
    home: search.get("home"),
    show: search.get("show"),
    sort: search.get("sort"),
    after: search.get("after"),
  });
  return { search: q.trim(), home, filter: show, sort, before: after };
}
