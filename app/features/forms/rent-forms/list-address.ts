import type { HomeId, RentFormId } from "../../../kernel/ids";
import type { FormFilter, FormSort } from "./list-options";

/** What the address of the list of forms says; its reader stands apart, with its parser. */
export type ListAddress = {
  search: string;
  home: HomeId | null;
  filter: FormFilter;
  sort: FormSort;
  before: RentFormId | null;
};

/** Writes it; what is as it is at first is left out. A change of anything but the place begins at the first page. */
export function listHref(address: Partial<ListAddress>): string {
  const search = new URLSearchParams();
  if (address.search) search.set("q", address.search);
  if (address.home) search.set("home", address.home);
  if (address.filter && address.filter !== "current") search.set("show", address.filter);
  if (address.sort && address.sort !== "newest") search.set("sort", address.sort);
  if (address.before) search.set("after", address.before);
  const query = search.toString();
  return query ? `/app/forms?${query}` : "/app/forms";
}
