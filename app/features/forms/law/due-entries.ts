import { addDays } from "../../../kernel/dates.ts";
import type { PackFile } from "./pack-schema.ts";

/** An entry of a pack that somebody should look at: which one, and why. */
export type DueEntry = { place: string; what: string; why: string };

/** Half a year: after it a rule is read again. A day that comes within it is announced. */
const daysBetweenChecks = 180;

/** Entries of a pack that were not checked for 180 days, or whose first or last day lies ahead, on `today` (ISO date). */
export function dueEntries(pack: PackFile, today: string): DueEntry[] {
  const { place } = pack;
  const oldest = addDays(today, -daysBetweenChecks);
  const dated = [
    ...pack.rules.map((rule) => ({ ...rule, what: named(rule.question, rule.subplace) })),
    ...pack.notices.map((notice) => ({ ...notice, what: named(`notice (${notice.at})`, notice.subplace) })),
  ];
  const facts = (["fees", "deposit", "decline", "retention"] as const).map((what) => ({ what, ...pack[what] }));
  const rent = pack.rent ? [{ what: "rent", ...pack.rent }] : [];
  const old = [...dated, ...facts, ...rent]
    .map(({ what, checkedOn = pack.checkedOn }) => ({ place, what, checkedOn }))
    .filter(({ checkedOn }) => checkedOn < oldest)
    .map(({ what, checkedOn }) => ({ place, what, why: `not checked since ${checkedOn}` }));
  const ahead = dated.flatMap(({ what, from, until }) => [
    ...(from && from > today ? [{ place, what, why: `holds from ${from}` }] : []),
    ...(until && until >= today ? [{ place, what, why: `holds until ${until}` }] : []),
  ]);
  return [...old, ...ahead];
}

function named(what: string, subplace: string | undefined): string {
  return subplace ? `${what}, ${subplace}` : what;
}
