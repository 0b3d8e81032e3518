import type { PageLocale } from "../../../../kernel/page-locale";
import { ApplyShell } from "../../answering/ui/apply-shell";
import { Languages, TranslationNote } from "../../answering/ui/languages";
import { recordWords, viewingWords } from "../words";

export type ErasedPageProps = { locale: PageLocale; title: string; recordAt: string };

/** What the link of a booking leads to once whoever asked was erased. */
export function ErasedPage({ locale, title, recordAt }: ErasedPageProps) {
  const [heading = "", text = ""] = viewingWords[locale].erased;
  return (
    <ApplyShell
      locale={locale}
      title={title}
      tab={heading}
      languages={<Languages locale={locale} areOthers={true} />}
      note={<TranslationNote locale={locale} />}
    >
      <h1>{heading}</h1>
      <p>{text}</p>
      <p className="end">
        <a href={recordAt}>{recordWords[locale].link}</a>
      </p>
    </ApplyShell>
  );
}
