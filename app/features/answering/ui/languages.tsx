import { type PageLocale, pageLocales } from "../../applications/locale";
import { pageWords } from "../page-words";

const languageNames: Record<PageLocale, string> = { en: "English", es: "Español", fr: "Français" };

type LanguagesProps = {
  locale: PageLocale;
  /** Where the page stands in another language. */
  to: (locale: PageLocale) => string;
};

/** The page in another language, by links. Each is named in its own. */
export function Languages({ locale, to }: LanguagesProps) {
  return (
    <nav aria-label={pageWords[locale].language}>
      <p className="langs">
        {pageLocales.map((other) => (
          <a key={other} href={to(other)} lang={other} aria-current={other === locale ? "true" : undefined}>
            {languageNames[other]}
          </a>
        ))}
      </p>
    </nav>
  );
}
