import { CircleAlert, Clock, TriangleAlert } from "lucide-react";
import type { WorkLine } from "~/kernel/work-line";
import { AppLink } from "~/ui/app-link";
import { LocalTime } from "~/ui/local-time";

const signs = {
  bad: { Icon: CircleAlert, word: "Broken", className: "text-red" },
  warn: { Icon: TriangleAlert, word: "Look at it", className: "text-amber" },
  wait: { Icon: Clock, word: "Waits", className: "text-ink-muted" },
};

/** What needs the admin, in the order given; each line leads to where it is put right. */
export function WorkLines({ lines }: { lines: readonly WorkLine[] }) {
  return (
    <ul aria-label="What needs you" className="border-t border-line-strong">
      {lines.map((line) => (
        <Line key={line.text} {...line} />
      ))}
    </ul>
  );
}

function Line({ level, text, since, cure }: WorkLine) {
  const { Icon, word, className } = signs[level];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
      <span className={`flex w-28 shrink-0 items-center gap-2 text-sm font-medium ${className}`}>
        <Icon aria-hidden="true" className="size-4" />
        {word}
      </span>
      <span className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
        {text}
        {since === null ? null : (
          <span className="block text-sm text-ink-muted">
            since <LocalTime at={since} locale="en-US" />
          </span>
        )}
      </span>
      {cure ? (
        <AppLink
          to={cure.to}
          preload="none"
          reloadDocument={!cure.to.startsWith("/admin")}
          className="inline-flex min-h-11 items-center font-medium text-accent underline decoration-line-strong underline-offset-4 hover:decoration-accent"
        >
          {cure.label}
        </AppLink>
      ) : null}
    </li>
  );
}
