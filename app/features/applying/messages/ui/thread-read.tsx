import { AppLink } from "../../../../ui/app-link";
import { Filled } from "../../../../ui/filled";
import { useWords } from "../../../../ui/use-words";
import { threadWords } from "../landlord-words";
import type { ThreadEntry } from "../thread";
import { ThreadEntries } from "./thread-entries";

/** A thread for who has a manage link and no account: to read alone. */
export function ThreadRead({
  entries,
  name,
  locale,
  writtenIn,
  signUpAt,
}: {
  entries: readonly ThreadEntry[];
  name: string;
  locale: string;
  writtenIn: string;
  signUpAt: string;
}) {
  const words = useWords(threadWords);
  return (
    <div className="flex flex-col gap-4">
      <ThreadEntries entries={entries} name={name} locale={locale} writtenIn={writtenIn} />
      <p className="text-ink-muted print:hidden">
        <Filled
          say={words.needsAccount}
          parts={{
            makeOne: (
              <AppLink
                to={signUpAt}
                className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
              >
                {words.makeAccount}
              </AppLink>
            ),
          }}
        />
      </p>
    </div>
  );
}
