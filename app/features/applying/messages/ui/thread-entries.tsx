import { Filled } from "../../../../ui/filled";
import { LocalTime } from "../../../../ui/local-time";
import { useWords } from "../../../../ui/use-words";
import { Written } from "../../../../ui/written";
import { threadWords } from "../landlord-words";
import type { ThreadEntry, ThreadMessage } from "../thread";

type ThreadEntriesProps = {
  entries: readonly ThreadEntry[];
  /** Of the applicant. */
  name: string;
  /** How times are written. */
  locale: string;
  /** The language in which the applicant reads and writes. */
  writtenIn: string;
};

/** What was said and what was asked for, oldest first, for the landlord. */
export function ThreadEntries({ entries, name, locale, writtenIn }: ThreadEntriesProps) {
  const words = useWords(threadWords);
  return (
    <ol aria-label={words.title} className="flex flex-col gap-3">
      {entries.map((entry) =>
        entry.kind === "message" ? (
          <Message key={entry.id} message={entry} name={name} locale={locale} writtenIn={writtenIn} />
        ) : (
          <li key={entry.id} className="text-sm text-ink-muted [overflow-wrap:anywhere]">
            <LocalTime at={entry.at} locale={locale} />: <Line entry={entry} locale={locale} />
          </li>
        ),
      )}
    </ol>
  );
}

type MessageProps = Omit<ThreadEntriesProps, "entries"> & { message: ThreadMessage };

function Message({ message, name, locale, writtenIn }: MessageProps) {
  const words = useWords(threadWords);
  const isOwn = message.author === "landlord";
  return (
    <li
      className={`rounded-md border border-line p-3 break-inside-avoid sm:px-4 ${
        isOwn ? "ms-4 bg-accent-soft sm:ms-16" : "me-4 bg-paper-raised sm:me-16"
      }`}
    >
      <p className="text-sm text-ink-muted">
        <bdi translate="no" className="font-medium text-ink">
          {isOwn ? (message.name ?? words.someoneGone) : name}
        </bdi>
        , <LocalTime at={message.at} locale={locale} />
      </p>
      <Written
        className="mt-1 whitespace-pre-wrap [overflow-wrap:anywhere]"
        text={message.text}
        locale={isOwn ? undefined : writtenIn}
      />
      {isOwn ? (
        <p className="mt-1 text-sm text-ink-muted">
          {message.readAt === null ? (
            words.notSeen
          ) : (
            <Filled say={words.seen} parts={{ moment: <LocalTime at={message.readAt} locale={locale} /> }} />
          )}
        </p>
      ) : null}
    </li>
  );
}

function Line({ entry, locale }: { entry: Exclude<ThreadEntry, ThreadMessage>; locale: string }) {
  const words = useWords(threadWords);
  if (entry.kind === "answered") return words.answered;
  if (entry.kind === "letter") return words.letters[entry.letter];
  const items = <bdi>{entry.items.join(", ")}</bdi>;
  return entry.state === "ended" ? (
    <Filled say={words.askedEnded} parts={{ items }} />
  ) : (
    <Filled say={words.asked} parts={{ items, due: <LocalTime at={entry.dueAt} locale={locale} /> }} />
  );
}
