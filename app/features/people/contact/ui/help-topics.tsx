import { sitePath } from "../../../../kernel/site-languages";
import { AppLink } from "../../../../ui/app-link";
import { usePageLanguage, useWords } from "../../../../ui/use-words";
import { contactWords } from "../words";

export type HelpTopicsProps = {
  topics: readonly { id: string; title: string; entries: readonly { id: string; question: string }[] }[];
};

/** The questions that were asked before, beside the form. */
export function HelpTopics({ topics }: HelpTopicsProps) {
  const words = useWords(contactWords);
  const language = usePageLanguage();
  return (
    <aside aria-labelledby="answered">
      <h2 id="answered" className="font-serif text-2xl font-[560] tracking-tight">
        {words.answered}
      </h2>
      {topics.map((topic) => (
        <section key={topic.id} aria-labelledby={`topic-${topic.id}`} className="mt-6">
          <h3 id={`topic-${topic.id}`} className="text-sm font-medium text-ink-muted">
            {topic.title}
          </h3>
          <ul className="mt-1 divide-y divide-line border-y border-line">
            {topic.entries.map((entry) => (
              <li key={entry.id}>
                <AppLink
                  to={sitePath(`/faq#${entry.id}`, language)}
                  className="flex min-h-11 items-center py-2 hover:underline"
                >
                  {entry.question}
                </AppLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </aside>
  );
}
