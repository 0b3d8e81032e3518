import { Notice } from "../../../ui/notice";
import { usePageLanguage, usePageLocale, useWords } from "../../../ui/use-words";
import { depositNote } from "../law/money-notes";
import { placeNameOf } from "../law/place-names";
import { LawSource } from "../law/ui/law-source";
import { LawText } from "../law/ui/law-text";
import { PlaceSummary } from "../law/ui/place-summary";
import { useLaw } from "../law/ui/use-law";
import { editProperty } from "./edits";
import { addNotice, takeOutForbidden } from "./law-edits";
import { problemWords } from "./problems-words";
import { depositText } from "./unlawful";
import type { Builder } from "./use-builder";

/** The law of the home's place beside the step that it touches, with what it can do to the form. */
export function PlaceLaw({ builder, part }: { builder: Builder; part: "home" | "decide" | "all" }) {
  const words = useWords(problemWords);
  const language = usePageLanguage();
  const { definition, ids } = builder;
  const law = useLaw(definition);
  const summary = (
    <PlaceSummary
      law={law}
      definition={definition}
      part={part}
      onSubplace={(chosenSubplace) => builder.apply((form) => editProperty(form, { chosenSubplace }))}
      onAddNotice={(notice) => builder.apply((form) => addNotice(form, notice, ids))}
      onTakeOut={() => builder.apply((form) => takeOutForbidden(form, law.pack))}
    />
  );
  if (part !== "all") return summary;
  // Said in full beside the steps it touches: at the end it is at hand, not in the way.
  const name = law.pack ? words.lawInFull({ place: placeNameOf(law.pack.place, language) }) : words.localLawInFull;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium">{name}</summary>
      <div className="mt-3">{summary}</div>
    </details>
  );
}

/** Said beside the deposit while it is more than the place allows. */
export function DepositLaw({ builder: { definition } }: { builder: Builder }) {
  const { pack } = useLaw(definition);
  const locale = usePageLocale();
  const note = depositNote(definition, pack);
  return (
    <div role="status" className="empty:-mt-5">
      {note ? (
        <Notice tone="amber" title={`${depositText(note, locale)}.`}>
          <p>
            <LawText>{note.fact.value.text}</LawText>
          </p>
          <LawSource {...note.fact.value} {...note.fact} isPlaceNamed={false} />
        </Notice>
      ) : null}
    </div>
  );
}
