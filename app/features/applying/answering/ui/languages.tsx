import { type PageLocale, pageLocales } from "../../../../kernel/page-locale";
import { directionOf } from "../../../../kernel/text-direction";
import { pageWords } from "../page-words";

const languageNames: Record<PageLocale, string> = { en: "English", es: "Español", fr: "Français" };

/** What a press on a language is called in a post. */
export const languageName = "lang";

type LanguagesProps = {
  locale: PageLocale;
  /** Where the page stands in another language. */
  to: (locale: PageLocale) => string;
  /** At the top of a narrow page, where there is no room for its own. */
  areOthers?: boolean;
};

/** The page in another language, by links. Each is named in its own. */
export function Languages({ locale, to, areOthers = false }: LanguagesProps) {
  const shown = areOthers ? othersThan(locale) : pageLocales;
  return (
    <nav aria-label={pageWords[locale].language}>
      <p className="langs">
        {shown.map((other) => (
          <a
            key={other}
            href={to(other)}
            lang={other}
            dir={directionOf(other)}
            aria-current={other === locale ? "true" : undefined}
          >
            {languageNames[other]}
          </a>
        ))}
      </p>
    </nav>
  );
}

type LanguageButtonsProps = {
  locale: PageLocale;
  /** Id of the form that they post; without it they stand in one. */
  form?: string;
  /** What Enter in a field of that form presses: else it would be a language. */
  enter?: string;
  /** What that press asks for. */
  intent?: string;
};

/** The page in another language by a press, so that what was typed is saved with it. */
export function LanguageButtons({ locale, form, enter, intent }: LanguageButtonsProps) {
  return (
    <nav aria-label={pageWords[locale].language}>
      {enter ? (
        <button
          type="submit"
          form={form}
          className="vh"
          tabIndex={-1}
          aria-hidden="true"
          name={intent && "intent"}
          value={intent}
        >
          {enter}
        </button>
      ) : null}
      <p className="langs">
        {othersThan(locale).map((other) => (
          <button
            key={other}
            type="submit"
            form={form}
            className="lnk"
            name={languageName}
            value={other}
            lang={other}
            dir={directionOf(other)}
          >
            {languageNames[other]}
          </button>
        ))}
      </p>
    </nav>
  );
}

/** The same on a page of what is sent, which has no form of its own. `action`: where it posts; the page itself unless given. */
export function LanguageForm({ locale, action }: { locale: PageLocale; action?: string }) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="intent" value="language" />
      <LanguageButtons locale={locale} />
    </form>
  );
}

function othersThan(locale: PageLocale): PageLocale[] {
  return pageLocales.filter((other) => other !== locale);
}
