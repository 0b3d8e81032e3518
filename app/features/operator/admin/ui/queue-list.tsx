import { CircleHelp, FileText, MessageSquare, User, Users } from "lucide-react";
import { AppLink } from "../../../../ui/app-link";
import { classNames } from "../../../../ui/class-names";
import { type QueueFilter, type QueueKind, type QueueLine, queueFilters } from "../queue";
import { spamBase } from "./spam-page";

const queueKindWords: Record<QueueKind, string> = {
  form: "Form",
  account: "Account",
  application: "Applications",
  contact: "Message",
  question: "Question",
};
const icons: Record<QueueKind, typeof FileText> = {
  form: FileText,
  account: User,
  application: Users,
  contact: MessageSquare,
  question: CircleHelp,
};
const filterWords: Record<QueueFilter, string> = {
  all: "All",
  form: "Forms",
  account: "Accounts",
  appeal: "Appeals",
  application: "Applications",
  contact: "Messages",
  question: "Questions",
};

/** From this score on a figure is red. */
export const redFrom = 60;

export type QueueListProps = {
  lines: QueueLine[];
  counts: Record<QueueFilter, number>;
  filter: QueueFilter;
  /** Key of the item that is looked at. */
  current: string | null;
  /** Milliseconds. */
  at: number;
};

/** Worst first: score, what, why, age. */
export function QueueList({ lines, counts, filter, current, at }: QueueListProps) {
  return (
    <section aria-labelledby="queue">
      <h2 id="queue" className="sr-only">
        Queue, worst first
      </h2>
      <nav aria-label="Kinds" className="-mx-4 flex gap-2 overflow-x-auto px-4 py-2 sm:mx-0 sm:flex-wrap sm:px-1">
        {queueFilters
          .filter((one) => one === "all" || one === filter || counts[one] > 0)
          .map((one) => (
            <AppLink
              key={one}
              to={one === "all" ? spamBase : `${spamBase}?kind=${one}`}
              preload="none"
              aria-current={one === filter ? "true" : undefined}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line px-3 text-sm whitespace-nowrap hover:border-line-strong aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:font-semibold lg:min-h-9"
            >
              {filterWords[one]} <span className="tabular font-normal">{counts[one]}</span>
            </AppLink>
          ))}
      </nav>
      <ol>
        {lines.map((line) => (
          <li key={line.item.key}>
            <Line line={line} isCurrent={line.item.key === current} filter={filter} at={at} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Line({
  line,
  isCurrent,
  filter,
  at,
}: {
  line: QueueLine;
  isCurrent: boolean;
  filter: QueueFilter;
  at: number;
}) {
  const { item, more } = line;
  const Icon = icons[item.kind];
  const search = new URLSearchParams({ ...(filter !== "all" && { kind: filter }), item: item.key });
  return (
    <AppLink
      to={`${spamBase}?${search}`}
      preload="none"
      data-queue-line
      aria-current={isCurrent ? "true" : undefined}
      className="flex min-h-16 items-center gap-3 border-t border-line px-1 py-1.5 leading-snug hover:bg-paper-raised aria-[current]:lg:bg-accent-soft aria-[current]:lg:shadow-[inset_3px_0_var(--accent)] sm:px-3 lg:min-h-14"
    >
      <span
        className={classNames(
          "tabular w-10 shrink-0 text-end text-lg font-semibold",
          item.score >= redFrom ? "text-red" : "text-ink-muted",
        )}
      >
        {item.score}
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-1.5 text-[0.9375rem] font-semibold">
          <Icon aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
          <span className="sr-only">{queueKindWords[item.kind]}: </span>
          <span className="truncate">
            {more.length > 0
              ? `${more.length + 1} of one ${item.kind === "account" ? "network" : "sender"}, first ${item.title}`
              : item.title}
          </span>
          {item.isAppeal ? <span className="rounded-sm bg-amber-soft px-1.5 text-sm text-amber">appeal</span> : null}
        </span>
        <span className="block truncate text-sm text-ink-muted">{item.why.slice(0, 3).join("; ")}</span>
      </span>
      <span className="tabular shrink-0 text-sm text-ink-muted">{shortAge(at - item.at)}</span>
    </AppLink>
  );
}

/** "3 h", "2 d". */
export function shortAge(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / 60_000));
  if (minutes < 60) return `${minutes} min`;
  return minutes < 36 * 60 ? `${Math.round(minutes / 60)} h` : `${Math.round(minutes / 1440)} d`;
}
