import type { ReactNode } from "react";
import { languageName } from "../../../../kernel/language-name";
import { type PageLocale, pageLocales } from "../../../../kernel/page-locale";
import { directionOf } from "../../../../kernel/text-direction";
import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/answering/languages";

const languageWords = inEveryLanguage("answering/languages", en);

/** What a press on a language is called in a post. */
export const languageField = "lang";

/** Languages whose words somebody has read who speaks them from childhood. */
const reviewed: readonly PageLocale[] = ["en"];

type LanguagesProps = {
  locale: PageLocale;
  /** Where the page stands in another language. */
  to: (locale: PageLocale) => string;
  /** At the top of a narrow page, where there is no room for its own. */
  areOthers?: boolean;
};

/** The page in another language, by links. Each is named in its own. */
export function Languages({ locale, to, areOthers = false }: LanguagesProps) {
  const link = (other: PageLocale) => (
    <a
      key={other}
      href={to(other)}
      lang={other}
      dir={directionOf(other)}
      aria-current={other === locale ? "true" : undefined}
    >
      {languageName(other)}
    </a>
  );
  return <Choice locale={locale} hasOwn={!areOthers} link={link} />;
}

type ChoiceProps = { locale: PageLocale; hasOwn: boolean; link: (other: PageLocale) => ReactNode };

/** English is what most can fall back on; the rest is folded. */
function Choice({ locale, hasOwn, link }: ChoiceProps) {
  const words = languageWords[locale];
  const near = locale === "en" ? [] : (["en"] as const);
  const rest = pageLocales.filter((other) => other !== locale && other !== "en");
  return (
    <nav aria-label={words.choose}>
      <div className="langs">
        {hasOwn ? link(locale) : null}
        {near.map(link)}
        <details>
          <summary>{words.more}</summary>
          <div>
            {rest.map(link)}
            {reviewed.includes(locale) ? null : <p className="muted">{words.notReviewed}</p>}
          </div>
        </details>
      </div>
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
  const press = (other: PageLocale) => (
    <button
      key={other}
      type="submit"
      form={form}
      className="lnk"
      name={languageField}
      value={other}
      lang={other}
      dir={directionOf(other)}
    >
      {languageName(other)}
    </button>
  );
  return (
    <>
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
      <Choice locale={locale} hasOwn={false} link={press} />
    </>
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
