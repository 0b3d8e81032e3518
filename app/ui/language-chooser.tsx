import { useLocation } from "react-router";
import { offeredLanguages } from "../kernel/landlord-locale";
import { languageName } from "../kernel/language-name";
import { readSitePath } from "../kernel/site-languages";
import { directionOf } from "../kernel/text-direction";
import { languageWords } from "./language-words";
import { usePageLanguage, useWords } from "./use-words";

/** At the foot of a page: other languages, and once, that nobody has reviewed the one of the page. */
export function PageLanguages() {
  return (
    <div className="text-sm">
      <LanguageChooser />
      <NotReviewed />
    </div>
  );
}

export function NotReviewed() {
  const words = useWords(languageWords);
  return usePageLanguage() === "en" ? null : <p className="text-ink-muted">{words.notReviewed}</p>;
}

/**
 * The languages of a landlord's page, each by its own name; nothing where there is one alone. A plain post, for pages without script:
 * the page is drawn anew in its language. `next`: where it leads back to, else to this page
 * at its address without a language, where the choice is heeded.
 */
export function LanguageChooser({ next }: { next?: string }) {
  const { pathname, search } = useLocation();
  const current = usePageLanguage();
  const words = useWords(languageWords);
  const offered = offeredLanguages(current);
  if (offered.length < 2) return null;
  return (
    <form method="post" action="/language" className="text-ink-muted">
      <input type="hidden" name="next" value={next ?? readSitePath(pathname).path + search} />
      <fieldset className="flex flex-wrap items-center gap-x-4">
        <legend className="sr-only">{words.title}</legend>
        {offered.map((language) => (
          <button
            key={language}
            type="submit"
            name="language"
            value={language}
            lang={language}
            dir={directionOf(language)}
            aria-current={language === current ? "true" : undefined}
            className="inline-flex min-h-11 cursor-pointer items-center hover:text-ink hover:underline aria-[current=true]:font-semibold aria-[current=true]:text-ink"
          >
            {languageName(language)}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
