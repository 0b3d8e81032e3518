import { useEffect } from "react";
import { offeredLanguages } from "../../../../kernel/landlord-locale";
import { LanguageChooser } from "../../../../ui/language-chooser";
import { languageWords } from "../../../../ui/language-words";
import { showToast } from "../../../../ui/show-toast";
import { usePageLanguage, useWords } from "../../../../ui/use-words";

/** The language of the account; nothing while there is one alone. */
export function LanguageCard({ isSaved }: { isSaved: boolean }) {
  const words = useWords(languageWords);
  const current = usePageLanguage();
  useEffect(() => {
    if (isSaved) showToast({ message: words.saved });
  }, [isSaved, words]);
  if (offeredLanguages(current).length < 2) return null;
  return (
    <section aria-labelledby="language" className="rounded-lg border border-line bg-card p-5">
      <h2 id="language" className="font-semibold text-lg">
        {words.title}
      </h2>
      <p className="mt-1 text-ink-muted">{words.explained}</p>
      <LanguageChooser next="/app/settings/profile?done=language" />
    </section>
  );
}
