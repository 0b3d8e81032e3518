import type { ReactNode } from "react";
import { formatDate } from "../../../../kernel/dates";
import { PageShell } from "../../../../ui/page-shell";
import { usePageLanguage, useWords } from "../../../../ui/use-words";
import { frameWords } from "../words/frame-words";
import { TopicLinks } from "./topic-links";

export type Part = { id: string; title: string; content: ReactNode };
export type LongPageProps = {
  title: string;
  lead: string;
  /** The day its words last changed, as 2026-11-21. */
  changed: string;
  parts: readonly Part[];
  /** Above all parts. */
  note?: ReactNode;
};

/** A page of many parts: its contents beside it, each part with an address of its own. */
export function LongPage({ title, lead, changed, parts, note }: LongPageProps) {
  const words = useWords(frameWords);
  const language = usePageLanguage();
  return (
    <PageShell isLarge width="wide" title={title} lead={lead}>
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[14rem_minmax(0,44rem)] lg:gap-16">
        <TopicLinks label={words.contents} topics={parts.map((part) => ({ href: `#${part.id}`, title: part.title }))} />
        <div>
          {note}
          <p className="text-sm text-ink-muted">{words.lastChanged({ day: formatDate(changed, language) })}</p>
          <div className="prose mt-6">
            {parts.map((part) => (
              <section key={part.id} id={part.id} className="scroll-mt-24">
                <h2>{part.title}</h2>
                {part.content}
              </section>
            ))}
          </div>
        </div>
      </div>
    </PageShell>
  );
}
