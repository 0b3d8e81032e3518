import { X } from "lucide-react";
import { AppLink } from "../../../../ui/app-link";
import { applicationStateWords } from "../../../../words/en/applications/state";
import { onlyNames } from "../../../../words/en/inbox/filter-names";
import { flagNames } from "../../../../words/en/inbox/flag";
import { type InboxAddress, inboxHref } from "../rules/list-address";
import { isCounted } from "../rules/workload";

/** What narrows the list and stands in no chip and no open choice, each to be taken off by itself. */
export function ActiveFilters({ address }: { address: InboxAddress }) {
  const { state, only, flag, from, to } = address;
  const isChip = only === null || (only === "overdue" && state === null);
  const set: [name: string, shown: string | undefined, change: Partial<InboxAddress>][] = [
    [
      "State",
      state && !(isCounted(state) && only === null) ? applicationStateWords[state].label : undefined,
      { state: null },
    ],
    ["Only", only && !isChip ? onlyNames[only] : undefined, { only: null }],
    ["Flag", flag ? flagNames[flag] : undefined, { flag: null }],
    ["From", from ?? undefined, { from: null }],
    ["Until", to ?? undefined, { to: null }],
  ];
  const shown = set.filter(([, what]) => what !== undefined);
  if (shown.length === 0) return null;
  return (
    <ul aria-label="Filters in use" className="flex w-full flex-wrap gap-2">
      {shown.map(([name, what, change]) => (
        <li key={name} className="max-w-full">
          <AppLink
            to={inboxHref({ ...address, ...change, after: null })}
            preload="none"
            className="inline-flex min-h-8.5 max-w-full items-center gap-1.5 rounded-full border border-line-strong bg-paper-raised px-3 text-sm hover:bg-paper-sunken pointer-coarse:min-h-11"
          >
            <span className="sr-only">Take off the filter </span>
            <span className="min-w-0 truncate">
              {name}: <bdi className="font-medium">{what}</bdi>
            </span>
            <X aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
