import { formatDate } from "../../../../kernel/dates";
import { usePageLanguage, useWords } from "../../../../ui/use-words";
import { type LegalChange, legalChanges } from "../legal-changes";
import { frameWords } from "../words/frame-words";

type ComingChangesProps = {
  kinds: readonly LegalChange["kind"][];
  changes?: readonly LegalChange[];
  /** As 2027-01-10; the page is built anew with each deploy. */
  today?: string;
};

/** What was announced of a page and does not apply yet; nothing where nothing was. */
export function ComingChanges({
  kinds,
  changes = legalChanges,
  today = new Date().toISOString().slice(0, 10),
}: ComingChangesProps) {
  const words = useWords(frameWords);
  const language = usePageLanguage();
  const coming = changes.filter(({ kind, appliesOn }) => kinds.includes(kind) && appliesOn > today);
  if (coming.length === 0) return null;
  return (
    <ul>
      {coming.map(({ appliesOn, what }) => (
        <li key={`${appliesOn} ${what}`}>{words.comingChange({ day: formatDate(appliesOn, language), what })}</li>
      ))}
    </ul>
  );
}
