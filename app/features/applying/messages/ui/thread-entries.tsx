import type { LetterKind } from "../../../../db/schema/review";
import { LocalTime } from "../../../../ui/local-time";
import type { ThreadEntry, ThreadMessage } from "../thread";

const letters: Record<LetterKind, string> = {
  shortlisted: "on the shortlist",
  approved: "approved",
  declined: "declined",
  reopened: "reopened",
  "home-let": "the home is rented",
};

type ThreadEntriesProps = {
  entries: readonly ThreadEntry[];
  /** Of the applicant. */
  name: string;
  /** How times are written. */
  locale: string;
};

/** What was said and what was asked for, oldest first, for the landlord. */
export function ThreadEntries({ entries, name, locale }: ThreadEntriesProps) {
  return (
    <ol aria-label="Messages" className="flex flex-col gap-3">
      {entries.map((entry) =>
        entry.kind === "message" ? (
          <Message key={entry.id} message={entry} name={name} locale={locale} />
        ) : (
          <li key={entry.id} className="text-sm text-ink-muted [overflow-wrap:anywhere]">
            <LocalTime at={entry.at} locale={locale} />: <Line entry={entry} locale={locale} />
          </li>
        ),
      )}
    </ol>
  );
}

function Message({ message, name, locale }: { message: ThreadMessage; name: string; locale: string }) {
  const isOwn = message.author === "landlord";
  return (
    <li
      className={`rounded-md border border-line p-3 break-inside-avoid sm:px-4 ${
        isOwn ? "ms-4 bg-accent-soft sm:ms-16" : "me-4 bg-paper-raised sm:me-16"
      }`}
    >
      <p className="text-sm text-ink-muted">
        <bdi translate="no" className="font-medium text-ink">
          {isOwn ? (message.name ?? "Someone who left") : name}
        </bdi>
        , <LocalTime at={message.at} locale={locale} />
      </p>
      <p className="mt-1 whitespace-pre-wrap [overflow-wrap:anywhere]" dir="auto">
        {message.text}
      </p>
      {isOwn ? (
        <p className="mt-1 text-sm text-ink-muted">
          {message.readAt === null ? (
            "Not seen yet"
          ) : (
            <>
              Seen by the applicant on <LocalTime at={message.readAt} locale={locale} />
            </>
          )}
        </p>
      ) : null}
    </li>
  );
}

function Line({ entry, locale }: { entry: Exclude<ThreadEntry, ThreadMessage>; locale: string }) {
  if (entry.kind === "answered") return "The applicant answered what you asked for";
  if (entry.kind === "letter") return `You sent a letter by email: ${letters[entry.letter]}`;
  return (
    <>
      You asked for more: <bdi>{entry.items.join(", ")}</bdi>
      {entry.state === "ended" ? (
        " (no longer needed)"
      ) : (
        <>
          , due <LocalTime at={entry.dueAt} locale={locale} />
        </>
      )}
    </>
  );
}
