import { AppLink } from "../../../../ui/app-link";
import type { HandOver } from "../hand-over";
import type { OwedHere } from "../hand-over.server";
import { placePath } from "../place-path";
import { LawSource } from "./law-source";

/** What a landlord owes the tenant, each with its moment, its law and where that was read. Nothing is ticked or kept. */
export function HandOverList({ rows }: { rows: readonly HandOver[] }) {
  return (
    <ul className="flex flex-col gap-4">
      {rows.map((row) => (
        <li key={`${row.place}-${row.subplace}-${row.about}`} className="border-line border-s-2 ps-4">
          <p>
            <span className="font-semibold">{row.by}:</span> {row.text}
            {row.isDoubtful ? ` Only if the home is in ${row.subplace}.` : ""}
            {row.confidence === "known" ? " Look this up first." : ""}
          </p>
          <LawSource {...row} placeName={null} isLinked={false} />
        </li>
      ))}
    </ul>
  );
}

/** The list of one home, with whose law it is and what it is not. */
export function OwedNext({ owed: { place, placeName, rows } }: { owed: OwedHere }) {
  return (
    <div className="flex flex-col gap-3">
      <p>What the tenant gets from you under the law of {placeName}.</p>
      <HandOverList rows={rows} />
      <p className="text-ink-muted text-sm">
        A help, not legal advice, and not the whole law.{" "}
        <AppLink className="underline" to={placePath(place)} target="_blank">
          All local rules
        </AppLink>
      </p>
    </div>
  );
}

/** The same before the approval, behind its own words. */
export function OwedFold({ owed }: { owed: OwedHere | null | undefined }) {
  if (!owed) return null;
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        What you owe the tenant next
      </summary>
      <OwedNext owed={owed} />
    </details>
  );
}
