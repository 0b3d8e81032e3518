import type { stateWords } from "../../../applying/applications/state-words";
import type { InboxAddress, listOnly, listStates } from "../rules/list-address";
import { type ListedForm, sumOf } from "../rules/list-totals";
import { isCounted, type WorkloadCounts } from "../rules/workload";
import type { filterWords } from "../words/filters-words";

type Known = { address: InboxAddress; forms: readonly ListedForm[]; waiting: WorkloadCounts | null };

/** What a filter is called, with how many it finds where that is known. */
export function filterNames(
  words: (typeof filterWords)["en"] & { states: (typeof stateWords)["en"] },
  { address, forms, waiting }: Known,
) {
  const withCount = (name: string, count: number | string | null | undefined) =>
    count === null || count === undefined || address.isArchived ? name : words.counted({ name, count });
  return {
    ofForm: ({ title, received }: ListedForm) => withCount(title, received),
    ofState: (state: (typeof listStates)[number]) =>
      withCount(words.states[state], waiting && isCounted(state) ? waiting[state] : null),
    ofOnly: (only: (typeof listOnly)[number]) =>
      withCount(words.only[only], only === "unread" ? sumOf(forms, "unread") : null),
  };
}
