import { AppLink } from "../../../../ui/app-link";
import { useWords } from "../../../../ui/use-words";
import { stateWords } from "../../../applying/applications/state-words";
import type { AssignedCounts } from "../queries/find-workload.server";
import { type InboxAddress, inboxHref, listAssigned } from "../rules/list-address";
import { type WorkloadCounts, workloadStates } from "../rules/workload";
import { filterWords } from "../words/filters-words";

type InboxChipsProps = {
  address: InboxAddress;
  waiting: WorkloadCounts | null;
  /** Several people work in the account. */
  hasTeam: boolean;
  assigned: AssignedCounts | null;
};

/** The filters that are asked for most, as links, each with how many it finds where that is known. */
export function InboxChips({ address, waiting, hasTeam, assigned: counts }: InboxChipsProps) {
  const words = useWords(filterWords);
  const states = useWords(stateWords);
  const { state, only, assigned } = address;
  const chips: { name: string; count?: number | undefined; isOn: boolean; to: Partial<InboxAddress> }[] = [
    {
      name: words.all,
      isOn: state === null && only === null && assigned === null,
      to: { state: null, only: null, assigned: null },
    },
    // These go together with all others: pressed again they are off.
    ...(hasTeam ? listAssigned : []).map((one) => ({
      name: words.assigned[one],
      count: counts?.[one],
      isOn: assigned === one,
      to: { assigned: assigned === one ? null : one },
    })),
    ...workloadStates.map((one) => ({
      name: states[one],
      count: waiting?.[one],
      isOn: state === one && only === null,
      to: { state: one, only: null },
    })),
    { name: words.overdue, isOn: only === "overdue" && state === null, to: { state: null, only: "overdue" } },
  ];
  return (
    <nav
      aria-label={words.common}
      className="more-aside min-w-0 overflow-x-auto max-lg:w-full max-md:-mx-4 max-md:w-[calc(100%+2rem)] max-md:px-4 lg:flex-1"
    >
      <ul className="flex gap-1.5 p-0.5 [&_li]:shrink-0 [&_a]:flex [&_a]:min-h-8.5 [&_a]:items-center [&_a]:gap-1.5 [&_a]:rounded-full [&_a]:border [&_a]:border-line [&_a]:px-3 [&_a]:text-sm [&_a]:whitespace-nowrap [&_a:hover]:border-line-strong [&_a[aria-current]]:border-accent [&_a[aria-current]]:bg-accent-soft [&_a[aria-current]]:font-medium pointer-coarse:[&_a]:min-h-11">
        {chips.map(({ name, count, isOn, to }) => (
          <li key={name}>
            <AppLink
              to={inboxHref({ ...address, ...to, after: null })}
              preload="none"
              aria-current={isOn ? "true" : undefined}
            >
              {name}
              {count === undefined ? null : <span className="tabular text-ink-muted">{count}</span>}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
