import type { ReactNode } from "react";
import type { PageLocale } from "../../../../kernel/page-locale";
import { ApplyShell } from "../../answering/ui/apply-shell";
import { Languages, TranslationNote } from "../../answering/ui/languages";

type Props = { locale: PageLocale; title: string; tab?: string; heading: string; children: ReactNode };

/** What the pages of a viewing stand in. `tab`: in the browser's tab, where it is not the heading. */
export function ViewingShell({ locale, title, heading, tab = heading, children }: Props) {
  return (
    <ApplyShell
      locale={locale}
      title={title}
      tab={tab}
      languages={<Languages locale={locale} areOthers={true} />}
      note={<TranslationNote locale={locale} />}
    >
      <h1>{heading}</h1>
      {children}
    </ApplyShell>
  );
}
