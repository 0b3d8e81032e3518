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

/** The same page in another language. */
const inLanguage = (other: PageLocale) => `?${languageField}=${other}`;

type LanguagesProps = {
  locale: PageLocale;
  /** The form's own, which an English page offers beside its own. */
  formLanguage?: PageLocale;
  /** At the top of a narrow page, where there is no room for its own. */
  areOthers?: boolean;
};

/** The page in another language, by links. Each is named in its own. */
export function Languages({ locale, formLanguage, areOthers = false }: LanguagesProps) {
  const link = (other: PageLocale) => (
    <a
      key={other}
      href={inLanguage(other)}
      lang={other}
      dir={directionOf(other)}
      aria-current={other === locale ? "true" : undefined}
    >
      {languageName(other)}
    </a>
  );
  return <Choice locale={locale} formLanguage={formLanguage} hasOwn={!areOthers} link={link} />;
}

type ChoiceProps = {
  locale: PageLocale;
  formLanguage: PageLocale | undefined;
  hasOwn: boolean;
  link: (other: PageLocale) => ReactNode;
};

/** English is what most can fall back on, on an English page the form's own language; the rest is folded. */
function Choice({ locale, formLanguage = "en", hasOwn, link }: ChoiceProps) {
  const words = languageWords[locale];
  const near = locale === "en" ? formLanguage : "en";
  const rest = pageLocales.filter((other) => other !== locale && other !== near);
  return (
    <nav aria-label={words.choose}>
      <div className="langs">
        {hasOwn ? link(locale) : null}
        {near === locale ? null : link(near)}
        <details>
          <summary>{words.more}</summary>
          <div>{rest.map(link)}</div>
        </details>
      </div>
    </nav>
  );
}

type TranslationNoteProps = {
  locale: PageLocale;
  formLanguage?: PageLocale;
  /** Id of the form that a press posts, where a link would lose what was typed. */
  form?: string;
};

/** At the foot of a page that no native speaker has reviewed, with a way to the form's own language or to English. */
export function TranslationNote({ locale, formLanguage = "en", form }: TranslationNoteProps) {
  if (reviewed.includes(locale)) return null;
  const other = locale === formLanguage ? "en" : formLanguage;
  const way = { lang: other, dir: directionOf(other), children: languageWords[other].read };
  return (
    <p className="hint note">
      {languageWords[locale].notReviewed}{" "}
      {form ? (
        <button type="submit" form={form} className="lnk" name={languageField} value={other} {...way} />
      ) : (
        <a href={inLanguage(other)} {...way} />
      )}
    </p>
  );
}

type LanguageButtonsProps = {
  locale: PageLocale;
  /** The form's own, which an English page offers. */
  formLanguage?: PageLocale;
  /** Id of the form that they post; without it they stand in one. */
  form?: string;
  /** What Enter in a field of that form presses: else it would be a language. */
  enter?: string;
  /** What that press asks for. */
  intent?: string;
};

/** The page in another language by a press, so that what was typed is saved with it. */
export function LanguageButtons({ locale, formLanguage, form, enter, intent }: LanguageButtonsProps) {
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
      <Choice locale={locale} formLanguage={formLanguage} hasOwn={false} link={press} />
    </>
  );
}

/** Of the form that changes the language of what is sent. */
export const languageFormId = "language";

/** The same on a page of what is sent, which has no form of its own. `action`: where it posts; the page itself unless given. */
export function LanguageForm({ locale, action }: { locale: PageLocale; action?: string }) {
  return (
    <form id={languageFormId} method="post" action={action}>
      <input type="hidden" name="intent" value="language" />
      <LanguageButtons locale={locale} />
    </form>
  );
}
