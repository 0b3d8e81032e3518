import { sitePath } from "../../../../kernel/site-languages";
import { inEveryLanguage } from "../../../../kernel/words";
import { standingLinkClass } from "../../../../ui/link-style";
import { usePageLanguage, useWords } from "../../../../ui/use-words";
import en from "../../../../words/en/account-data/first-steps";

const stepWords = inEveryLanguage("account-data/first-steps", en);

/** A dashboard before the first form: what comes, and where it can be seen filled. */
export function FirstSteps() {
  const words = useWords(stepWords);
  return (
    <section aria-labelledby="first-steps" className="mt-5 max-w-4xl">
      <h2 id="first-steps" className="flex min-h-11 items-center border-line-strong border-b font-semibold text-lg">
        {words.title}
      </h2>
      <ol>
        {words.steps.map(({ title, text }, index) => (
          <li key={title} className="flex min-h-14 items-center gap-4 border-line border-b py-3">
            <span
              aria-hidden="true"
              className="tabular w-12 shrink-0 text-end font-[560] font-serif text-3xl leading-none"
            >
              {index + 1}
            </span>
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{title}</span>
              <span className="block text-ink-muted text-sm">{text}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-3">
        <a href={sitePath("/demo/inbox", usePageLanguage())} className={standingLinkClass}>
          {words.example}
        </a>
      </p>
    </section>
  );
}
