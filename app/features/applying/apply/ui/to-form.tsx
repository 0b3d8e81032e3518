import type { PageLocale } from "../../../../kernel/page-locale";
import { statusPageShortcutWords } from "../status-page-shortcut-words";

/** Where nothing else is left: the form itself. */
export function ToForm({ locale, urlId }: { locale: PageLocale; urlId: string | undefined }) {
  return (
    <p className="end">
      <a className="sec" href={`/apply/${urlId}?lang=${locale}`}>
        {statusPageShortcutWords[locale].toForm}
      </a>
    </p>
  );
}
