import type { PageLocale } from "../../../../kernel/page-locale";
import { recordWords, viewingWords } from "../words";
import { ViewingShell } from "./viewing-shell";

export type ErasedPageProps = { locale: PageLocale; title: string; recordAt: string };

/** What the link of a booking leads to once whoever asked was erased. */
export function ErasedPage({ locale, title, recordAt }: ErasedPageProps) {
  const [heading = "", text = ""] = viewingWords[locale].erased;
  return (
    <ViewingShell locale={locale} title={title} heading={heading}>
      <p>{text}</p>
      <p className="end">
        <a href={recordAt}>{recordWords[locale].link}</a>
      </p>
    </ViewingShell>
  );
}
