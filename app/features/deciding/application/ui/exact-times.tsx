import { formatExactly } from "../../../../kernel/home-zone";
import { Formatted } from "../../../../ui/formatted";
import { useWords } from "../../../../ui/use-words";
import { decisionWords } from "../words/decision-words";

export type Arrival = { submittedAt: number; householdCompletedAt: number | null; isWaiting: boolean };
export type Where = { locale: string; zone: string };

/** Both times to the second: what decides who was first. */
export function ExactTimes({ arrival, locale, zone }: Where & { arrival: Arrival }) {
  const { queue: words } = useWords(decisionWords);
  const { submittedAt, householdCompletedAt, isWaiting } = arrival;
  const rows: [string, string][] = [[words.sent, formatExactly(submittedAt, locale, zone)]];
  if (isWaiting) rows.push([words.complete, words.notComplete]);
  else if (householdCompletedAt !== null)
    rows.push([words.complete, formatExactly(householdCompletedAt, locale, zone)]);
  return (
    <dl className="tabular grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-[0.9375rem]">
      {rows.map(([name, text]) => (
        <div key={name} className="contents">
          <dt className="text-ink-muted">{name}</dt>
          <dd>
            <Formatted text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
