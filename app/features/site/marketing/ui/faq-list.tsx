import { AppLink } from "../../../../ui/app-link";
import { leadingLinkClass } from "../../../../ui/link-style";
import type { FaqTopic } from "../faq";
import { useSitePath } from "./use-site-path";

/** Every question with its answer, by topic: nothing folded away, so that the page's own search finds it. */
export function FaqList({ topics }: { topics: readonly FaqTopic[] }) {
  const at = useSitePath();
  return (
    <div className="flex flex-col gap-14">
      {topics.map((topic) => (
        <section key={topic.id} id={topic.id} aria-labelledby={`${topic.id}-title`} className="scroll-mt-24">
          <h2 id={`${topic.id}-title`} className="font-serif text-2xl font-[560] tracking-tight sm:text-3xl">
            {topic.title}
          </h2>
          <div className="mt-5 divide-y divide-line border-y border-line">
            {topic.entries.map((entry) => (
              <div key={entry.id} id={entry.id} className="scroll-mt-24 py-5">
                <h3 className="text-lg font-semibold">{entry.question}</h3>
                <p className="mt-2 max-w-2xl text-ink-muted">{entry.answer}</p>
                {entry.link ? (
                  <p className="mt-1">
                    <AppLink to={at(entry.link.to)} className={leadingLinkClass}>
                      {entry.link.label}
                    </AppLink>
                  </p>
                ) : null}
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
