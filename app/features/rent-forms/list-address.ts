import { z } from "zod";
import { type RentFormId, rentFormIdSchema } from "../../kernel/ids";
import { type FormFilter, type FormSort, formFilters, formSorts } from "./list-options";

/** What the address of the list of forms says. */
export type ListAddress = { search: string; filter: FormFilter; sort: FormSort; before: RentFormId | null };

const schema = z.object({
  q: z.string().max(150).catch(""),
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

/** Writes it; what is as it is at first is left out. A change of anything but the place begins at the first page. */
export function listHref(address: Partial<ListAddress>): string {
  const search = new URLSearchParams();
  if (address.search) search.set("q", address.search);
  if (address.filter && address.filter !== "current") search.set("show", address.filter);
  if (address.sort && address.sort !== "newest") search.set("sort", address.sort);
  if (address.before) search.set("after", address.before);
  const query = search.toString();
  return query ? `/app/forms?${query}` : "/app/forms";
}
