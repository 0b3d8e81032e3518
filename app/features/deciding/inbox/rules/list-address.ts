import type { ApplicationId, HomeId, RentFormId } from "../../../../kernel/ids";
import { applicationStates } from "../../../../kernel/states";

export const listStates = applicationStates;
/** Beside the state: what else makes one look at some first. */
export const listOnly = ["unread", "changed", "message", "starred", "overdue", "waiting", "complete"] as const;
/** Who sees to it: the reader, or nobody. */
export const listAssigned = ["mine", "none"] as const;
/** Flags that a list can tell without opening anybody's answers. */
export const listFlags = ["incomeBelow", "movesInLate", "tooManyAdults", "petWhereNone", "sameApplicant"] as const;
/** "arrival": who sent first. "completion": whose household was complete first. "move-in": who did not say is last. */
export const listSorts = ["newest", "arrival", "completion", "move-in"] as const;

/** So many rows are looked at for one page, however many there are: a filter without an index goes on from page to page. */
export const windowSize = 40;
/** Of whom a search finds fewer are looked at: each costs twice the rows. */
export const searchedAtMost = 26;

/** So many side by side: more nobody can hold against each other. */
export const comparedAtMost = 4;

/** What the address of the list of applicants says. Its reader stands apart: it brings a parser that no page in the browser has a use for. */
export type InboxAddress = {
  search: string;
  form: RentFormId | null;
  home: HomeId | null;
  state: (typeof listStates)[number] | null;
  only: (typeof listOnly)[number] | null;
  assigned: (typeof listAssigned)[number] | null;
  flag: (typeof listFlags)[number] | null;
  /** ISO dates, both inclusive, UTC. */
  from: string | null;
  to: string | null;
  isArchived: boolean;
  sort: (typeof listSorts)[number];
  /** The last application that the page before this one looked at. */
  after: ApplicationId | null;
};

/** How many rows a page looks at. */
export function lookedAtMost({ search }: InboxAddress): number {
  return search ? searchedAtMost : windowSize;
}

/** Writes it; what is as it is at first is left out. A change of anything but the place begins at the first page. */
export function inboxHref(address: Partial<InboxAddress>): string {
  const { search, isArchived, sort, ...rest } = address;
  const query = new URLSearchParams();
  if (search) query.set("q", search);
  if (isArchived) query.set("show", "archived");
  for (const [name, value] of Object.entries(rest)) if (value) query.set(name, value);
  if (sort && sort !== "newest") query.set("sort", sort);
  const text = query.toString();
  return text ? `/app/applicants?${text}` : "/app/applicants";
}

/** Whether only what the forms say tells who fits: the rows alone do not. */
export function asksForms({ flag, only }: InboxAddress): boolean {
  return flag !== null || only === "overdue";
}

/** Whether anything narrows the list. */
export function isNarrowed({ search, form, home, state, only, assigned, flag, from, to }: InboxAddress): boolean {
  return Boolean(search || form || home || state || only || assigned || flag || from || to);
}

/** The page of one applicant. `search`: of the list that one comes from, so that "next" goes on in it. */
export function applicantHref({ formId, id }: { formId: string; id: string }, search?: string): string {
  const list = search === undefined ? "" : `&list=${encodeURIComponent(search.replace(/^\?/, ""))}`;
  return `/app/forms/${formId}?applicationId=${id}${list}`;
}
