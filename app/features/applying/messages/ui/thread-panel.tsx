import { type RefObject, useContext, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "../../../../ui/button";
import { May } from "../../../../ui/team-role";
import { UnreadContext } from "../../../../ui/unread";
import { useWords } from "../../../../ui/use-words";
import { threadWords } from "../landlord-words";
import { newestOf, type ThreadEntry, type ThreadMessage } from "../thread";
import { fetchEarlier, postMessages } from "./messages-client";
import { ThreadEntries } from "./thread-entries";
import { WriteMessage } from "./write-message";

export type ThreadPanelProps = {
  formId: string;
  applicationId: string;
  /** Of the applicant. */
  name: string;
  entries: ThreadEntry[];
  hasEarlier: boolean;
  /** The applicant may be written to. */
  mayWrite: boolean;
  locale: string;
  /** See ThreadEntries. */
  writtenIn: string;
};

/** The thread with one applicant, for an account: to read, to answer, and to see it grow while the page is open. */
export function ThreadPanel(props: ThreadPanelProps) {
  const { formId, applicationId, name, entries, hasEarlier, mayWrite, locale, writtenIn } = props;
  const words = useWords(threadWords);
  const { revalidate } = useRevalidator();
  const [earlier, setEarlier] = useState<{ messages: ThreadMessage[]; hasMore: boolean } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  useSeen({ formId, applicationId, entries, panel });
  useNews(revalidate);
  const shown = [...(earlier?.messages ?? []), ...entries];
  const first = shown.find((entry) => entry.kind === "message");
  const hasMore = earlier?.hasMore ?? hasEarlier;
  async function more() {
    if (!first) return;
    const page = await fetchEarlier({ formId, applicationId, before: first.id });
    setFailed(page === null);
    if (!page) return;
    const messages = page.messages.map((message): ThreadMessage => ({ kind: "message", ...message }));
    setEarlier((known) => ({ messages: [...messages, ...(known?.messages ?? [])], hasMore: page.hasEarlier }));
  }
  return (
    <div ref={panel} className="flex flex-col gap-5">
      {hasMore ? (
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          <Button variant="outline" size="sm" onClick={more}>
            {words.earlier}
          </Button>
          {hasFailed ? <p role="alert">{words.earlierFailed}</p> : null}
        </div>
      ) : null}
      {shown.length > 0 ? (
        <ThreadEntries entries={shown} name={name} locale={locale} writtenIn={writtenIn} />
      ) : (
        <p className="text-ink-muted">{words.none}</p>
      )}
      {mayWrite ? (
        <May needs="reviewer">
          <WriteMessage key={applicationId} applicationId={applicationId} onSent={revalidate} />
        </May>
      ) : (
        <p className="text-ink-muted print:hidden">{words.withdrawn}</p>
      )}
    </div>
  );
}

type Seen = Pick<ThreadPanelProps, "formId" | "applicationId" | "entries"> & { panel: RefObject<HTMLElement | null> };

/** What the applicant wrote stands before the landlord's eyes, which a closed tab does not: says so once for each newest one. */
function useSeen({ formId, applicationId, entries, panel }: Seen) {
  const newest = newestOf(entries, "applicant");
  const isUnseen = entries.some(
    (entry) => entry.kind === "message" && entry.author === "applicant" && entry.readAt === null,
  );
  useEffect(() => {
    if (!isUnseen || !panel.current) return;
    const watch = new IntersectionObserver((places) => {
      if (!places.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      void postMessages({ intent: "seen", formId, applicationId, upTo: String(newest) });
    });
    watch.observe(panel.current);
    return () => watch.disconnect();
  }, [isUnseen, newest, formId, applicationId, panel]);
}

/** There is news in the account: what this page shows may have grown. The header asks every 20 seconds. */
function useNews(revalidate: () => void): void {
  const newest = useContext(UnreadContext)?.newest;
  const known = useRef(newest);
  useEffect(() => {
    const isNews = known.current !== undefined && newest !== known.current;
    known.current = newest;
    if (isNews) revalidate();
  }, [newest, revalidate]);
}
