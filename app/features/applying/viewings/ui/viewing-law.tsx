import { Notice } from "../../../../ui/notice";
import { useWords } from "../../../../ui/use-words";
import { LawSource } from "../../../forms/law/ui/law-source";
import { LawLanguageNote, LawText } from "../../../forms/law/ui/law-text";
import { viewingWords } from "../landlord-words";
import type { FormViewingLaw } from "../queries/viewing-law.server";

/** What the law at the home says of viewings, each with its source; nothing where no pack speaks of them. */
export function ViewingLaw({ law: { isContactOnly, says } }: { law: FormViewingLaw }) {
  const words = useWords(viewingWords).law;
  if (says.length === 0 && !isContactOnly) return null;
  return (
    <Notice title={words.title}>
      <div className="flex flex-col gap-3">
        {isContactOnly ? <p>{words.contactOnly}</p> : null}
        {says.map((entry) => (
          <div key={`${entry.subplace}-${entry.law}`}>
            <p>
              <LawText>{entry.text}</LawText>
            </p>
            <LawSource {...entry} />
          </div>
        ))}
        {says.length > 0 ? <LawLanguageNote /> : null}
      </div>
    </Notice>
  );
}
