import type { PageLocale } from "../../../../kernel/page-locale";
import { pageWords } from "../page-words";
import { Summary } from "./step-head";

/** To somebody who went on typing on a page of before it was sent. */
export function AlreadySent({ locale }: { locale: PageLocale }) {
  const { alreadySent, alreadySentText } = pageWords[locale];
  return <Summary lines={[]} locale={locale} notice={{ kind: "warn", title: alreadySent, text: alreadySentText }} />;
}
