import type { PageLocale } from "../../../../kernel/page-locale";
import { pageWords } from "../../answering/page-words";
import { statusWords } from "../../answering/status-words";
import { useTimeIn } from "../../answering/time-in";
import { ApplyShell } from "../../answering/ui/apply-shell";
import { statusPageShortcutWords } from "../status-page-shortcut-words";
import { ToForm } from "./to-form";

type ErasedProps = { locale: PageLocale; urlId: string; title: string; reference: string; sentAt: number };

/** In the receipt's place, once the application that this device sent is erased: what is left of it. */
export function ErasedPage({ locale, urlId, title, reference, sentAt }: ErasedProps) {
  const words = statusWords[locale];
  const time = useTimeIn(locale);
  return (
    <ApplyShell locale={locale} title={title} tab={words.erasedTitle}>
      <h1>{words.erasedTitle}</h1>
      <p>{words.erasedText}</p>
      <p>
        {pageWords[locale].reference}
        <br />
        <strong className="ref num" translate="no">
          {reference}
        </strong>
      </p>
      <p className="muted num">
        {words.sentOn} {time(sentAt)}
      </p>
      <ToForm locale={locale} urlId={urlId} />
    </ApplyShell>
  );
}

/** In the receipt's place on a device that knows of no application. */
export function NothingHere({ locale, urlId }: Pick<ErasedProps, "locale" | "urlId">) {
  const [title, text] = statusPageShortcutWords[locale].nothingHere;
  return (
    <ApplyShell locale={locale} title={pageWords[locale].applyFor} tab={title}>
      <h1>{title}</h1>
      <p>{text}</p>
      <ToForm locale={locale} urlId={urlId} />
    </ApplyShell>
  );
}
