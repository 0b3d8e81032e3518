import type { ReactNode } from "react";
import { usePageLanguage, useWords } from "../../../../ui/use-words";
import { lawWords } from "./note-words";

/** A text as the law's files have it: in English, whatever the language around it. */
export function LawText({ children }: { children: ReactNode }) {
  if (usePageLanguage() === "en") return children;
  return (
    <span lang="en" dir="ltr">
      {children}
    </span>
  );
}

/** Said once on a page that holds such texts; nothing where the page is in English itself. */
export function LawLanguageNote() {
  const { inEnglish } = useWords(lawWords).source;
  return usePageLanguage() === "en" ? null : <p className="text-ink-muted text-sm">{inEnglish}</p>;
}
