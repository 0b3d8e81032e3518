import { applicationStateWords } from "../../../../words/en/applications/state";
import { onlyNames } from "../../../../words/en/inbox/filter-names";
import type { InboxAddress, listOnly, listStates } from "../rules/list-address";
import { type ListedForm, sumOf } from "../rules/list-totals";
import { isCounted, type WorkloadCounts } from "../rules/workload";

type Known = { address: InboxAddress; forms: readonly ListedForm[]; waiting: WorkloadCounts | null };

/** What a filter is called, with how many it finds where that is known. */
export function filterNames({ address, forms, waiting }: Known) {
  const withCount = (name: string, count: number | string | null | undefined) =>
    count === null || count === undefined || address.isArchived ? name : `${name} (${count})`;
  return {
    ofForm: ({ title, received }: ListedForm) => withCount(title, received),
    ofState: (state: (typeof listStates)[number]) =>
      withCount(applicationStateWords[state].label, waiting && isCounted(state) ? waiting[state] : null),
    ofOnly: (only: (typeof listOnly)[number]) =>
      withCount(onlyNames[only], only === "unread" ? sumOf(forms, "unread") : null),
  };
}
