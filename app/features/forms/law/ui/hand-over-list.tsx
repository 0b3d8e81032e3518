import { AppLink } from "../../../../ui/app-link";
import { usePageLanguage, useWords } from "../../../../ui/use-words";
import type { HandOver } from "../hand-over";
import type { OwedHere } from "../hand-over.server";
import { partNameOf, shortPlaceName } from "../place-names";
import { placePath } from "../place-path";
import { LawSource } from "./law-source";
import { LawLanguageNote, LawText } from "./law-text";
import { lawWords } from "./note-words";

/** What a landlord owes the tenant, each with its moment, its law and where that was read. Nothing is ticked or kept. */
export function HandOverList({ rows }: { rows: readonly HandOver[] }) {
  const { handOver: words } = useWords(lawWords);
  const language = usePageLanguage();
  return (
    <ul className="flex flex-col gap-4">
      {rows.map((row) => (
        <li key={`${row.place}-${row.subplace}-${row.about}`} className="border-line border-s-2 ps-4">
          <p>
            <LawText>
              <span className="font-semibold">{row.by}:</span> {row.text}
            </LawText>
            {row.isDoubtful ? ` ${words.onlyIn({ place: partNameOf(row.subplace ?? "", language) })}` : ""}
            {row.confidence === "known" ? ` ${words.lookUp}` : ""}
          </p>
          <LawSource {...row} isPlaceNamed={false} isLinked={false} />
        </li>
      ))}
    </ul>
  );
}

/** The list of one home, with whose law it is and what it is not. */
export function OwedNext({ owed: { place, rows } }: { owed: OwedHere }) {
  const { handOver: words } = useWords(lawWords);
  const language = usePageLanguage();
  return (
    <div className="flex flex-col gap-3">
      <p>{words.lead({ place: shortPlaceName(place, language) })}</p>
      <LawLanguageNote />
      <HandOverList rows={rows} />
      <p className="text-ink-muted text-sm">
        {words.noAdvice}{" "}
        <AppLink className="underline" to={placePath(place, language)} target="_blank">
          {words.allRules}
        </AppLink>
      </p>
    </div>
  );
}

/** The same before the approval, behind its own words. */
export function OwedFold({ owed }: { owed: OwedHere | null | undefined }) {
  const { handOver: words } = useWords(lawWords);
  if (!owed) return null;
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        {words.title}
      </summary>
      <OwedNext owed={owed} />
    </details>
  );
}
