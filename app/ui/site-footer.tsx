import { useEffect } from "react";
import { languageName } from "../kernel/language-name";
import { BRAND } from "../kernel/messages";
import { languagesOfPage, readSitePath, sitePath } from "../kernel/site-languages";
import { directionOf } from "../kernel/text-direction";
import { AppLink } from "./app-link";
import { Filled } from "./filled";
import { NotReviewed, PageLanguages } from "./language-chooser";
import { showInCountry } from "./scripts/show-in-country";
import type { NavigationLink } from "./site-header";
import { siteWords } from "./site-words";
import { usePageLanguage, useWords } from "./use-words";

/** `onlyIn`: hidden until a script finds the visitor in that country (scripts/show-in-country.ts). */
type FooterLink = NavigationLink & { onlyIn?: string; lang?: string };

export type SiteFooterProps = {
  /** Of the page above. */
  path: string;
  groups: readonly { title: string; entries: readonly FooterLink[] }[];
  supportEmail: string | undefined;
  year: number;
  /** The page is there in every language of landlords. */
  hasLanguages?: boolean;
};

const linkClass =
  "inline-flex min-h-9 items-center text-ink-muted hover:text-ink hover:underline pointer-coarse:min-h-11";

export function SiteFooter({ path, groups, supportEmail, year, hasLanguages }: SiteFooterProps) {
  const words = useWords(siteWords);
  useEffect(() => showInCountry(), []);
  return (
    <footer className="border-t border-line bg-paper-sunken print:hidden">
      <div className="mx-auto w-full max-w-6xl px-4 py-12 sm:px-6">
        <div className="grid gap-10 lg:grid-cols-[2fr_3fr]">
          <div className="max-w-sm">
            <p className="flex items-center gap-2.5 font-serif text-lg font-[620]" translate="no">
              <img src="/logo.svg" alt="" width={24} height={24} />
              {BRAND}
            </p>
            <p className="mt-3 text-ink-muted">{words.tagline}</p>
          </div>
          <nav aria-label={words.footer} className="grid grid-cols-2 gap-8 sm:grid-cols-3">
            {groups.map((group) => (
              <div key={group.title}>
                <p className="font-medium">{group.title}</p>
                <ul className="mt-2">
                  {group.entries.map((entry) => (
                    <li key={entry.to} hidden={entry.onlyIn !== undefined} data-only-in={entry.onlyIn}>
                      <AppLink
                        to={entry.to}
                        className={linkClass}
                        lang={entry.lang}
                        dir={entry.lang && directionOf(entry.lang)}
                      >
                        {entry.label}
                      </AppLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className="mt-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-6 text-sm">
          <p className="text-ink-muted">
            <Filled say={words.rights} parts={{ year: <span data-year>{year}</span>, brand: BRAND }} />
          </p>
          {hasLanguages ? <PageLanguages /> : <OtherLanguages path={path} />}
          {supportEmail ? (
            <a href={`mailto:${supportEmail}`} className={linkClass}>
              {words.contactSupport}
            </a>
          ) : null}
        </div>
      </div>
    </footer>
  );
}

/** The page above in its other languages, each as it calls itself. */
function OtherLanguages({ path }: { path: string }) {
  const language = usePageLanguage();
  const page = readSitePath(path).path;
  const others = languagesOfPage(page).filter((other) => other !== language);
  if (others.length === 0 || !languagesOfPage(page).includes(language)) return null;
  return (
    <div>
      <ul className="flex flex-wrap gap-x-4">
        {others.map((other) => (
          <li key={other}>
            <a
              href={sitePath(page, other)}
              lang={other}
              hrefLang={other}
              dir={directionOf(other)}
              className={linkClass}
            >
              {languageName(other)}
            </a>
          </li>
        ))}
      </ul>
      <NotReviewed />
    </div>
  );
}
