import { X } from "lucide-react";
import { AppLink } from "../../../../ui/app-link";
import { Filled } from "../../../../ui/filled";
import { useWords } from "../../../../ui/use-words";
import { stateWords } from "../../../applying/applications/state-words";
import { type InboxAddress, inboxHref } from "../rules/list-address";
import { isCounted } from "../rules/workload";
import { filterWords } from "../words/filters-words";
import { flagWords } from "../words/flag-words";

type ActiveFiltersProps = { address: InboxAddress; home: string | null; hasTeam: boolean };

/** What narrows the list and stands in no chip and no open choice, each to be taken off by itself. */
export function ActiveFilters({ address, home, hasTeam }: ActiveFiltersProps) {
  const words = useWords(filterWords);
  const states = useWords(stateWords);
  const { names } = useWords(flagWords);
  const { state, only, assigned, flag, from, to } = address;
  const isChip = only === null || (only === "overdue" && state === null);
  const set: [kind: keyof typeof words.kinds, shown: string | undefined, change: Partial<InboxAddress>][] = [
    ["home", home ?? undefined, { home: null }],
    ["state", state && !(isCounted(state) && only === null) ? states[state] : undefined, { state: null }],
    ["assigned", assigned && !hasTeam ? words.assigned[assigned] : undefined, { assigned: null }],
    ["only", only && !isChip ? words.only[only] : undefined, { only: null }],
    ["flag", flag ? names[flag] : undefined, { flag: null }],
    ["from", from ?? undefined, { from: null }],
    ["until", to ?? undefined, { to: null }],
  ];
  const shown = set.filter(([, what]) => what !== undefined);
  if (shown.length === 0) return null;
  return (
    <ul aria-label={words.inUse} className="flex w-full flex-wrap gap-2">
      {shown.map(([kind, value = "", change]) => (
        <li key={kind} className="max-w-full">
          <AppLink
            to={inboxHref({ ...address, ...change, after: null })}
            preload="none"
            className="inline-flex min-h-8.5 max-w-full items-center gap-1.5 rounded-full border border-line-strong bg-paper-raised px-3 text-sm hover:bg-paper-sunken pointer-coarse:min-h-11"
          >
            <span className="sr-only">{words.takeOff({ filter: words.kinds[kind], value })}</span>
            <span aria-hidden="true" className="min-w-0 truncate">
              <Filled
                say={words.filter}
                parts={{ filter: words.kinds[kind], value: <bdi className="font-medium">{value}</bdi> }}
              />
            </span>
            <X aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
