import type { PageLocale } from "../../applications/locale";
import { ownPageWords } from "../own-page-words";

/** Where nothing else is left: the form itself. */
export function ToForm({ locale, urlId }: { locale: PageLocale; urlId: string | undefined }) {
  return (
    <p className="end">
      <a className="sec" href={`/apply/${urlId}?lang=${locale}`}>
        {ownPageWords[locale].toForm}
      </a>
    </p>
  );
}
