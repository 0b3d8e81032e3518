import { AppLink } from "../../../../ui/app-link";
import { useWords } from "../../../../ui/use-words";
import type { HandOver } from "../hand-over";
import type { OwedHere } from "../hand-over.server";
import { placePath } from "../place-path";
import { LawSource } from "./law-source";
import { lawWords } from "./note-words";

/** What a landlord owes the tenant, each with its moment, its law and where that was read. Nothing is ticked or kept. */
export function HandOverList({ rows }: { rows: readonly HandOver[] }) {
  const { handOver: words } = useWords(lawWords);
  return (
    <ul className="flex flex-col gap-4">
      {rows.map((row) => (
        <li key={`${row.place}-${row.subplace}-${row.about}`} className="border-line border-s-2 ps-4">
          <p>
            <span className="font-semibold">{row.by}:</span> {row.text}
            {row.isDoubtful ? ` ${words.onlyIn({ place: row.subplace ?? "" })}` : ""}
            {row.confidence === "known" ? ` ${words.lookUp}` : ""}
          </p>
          <LawSource {...row} placeName={null} isLinked={false} />
        </li>
      ))}
    </ul>
  );
}

/** The list of one home, with whose law it is and what it is not. */
export function OwedNext({ owed: { place, placeName, rows } }: { owed: OwedHere }) {
  const { handOver: words } = useWords(lawWords);
  return (
    <div className="flex flex-col gap-3">
      <p>{words.lead({ place: placeName })}</p>
      <HandOverList rows={rows} />
      <p className="text-ink-muted text-sm">
        {words.noAdvice}{" "}
        <AppLink className="underline" to={placePath(place)} target="_blank">
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
