import { formatDate } from "../../../../kernel/dates";
import { briefDayText } from "../../../../kernel/moments";
import { Filled } from "../../../../ui/filled";
import { Formatted } from "../../../../ui/formatted";
import { usePageLocale, useWords } from "../../../../ui/use-words";
import { numbersWords } from "../words/numbers-words";

type Days = readonly { day: string; count: number }[];

/** Applications of the last thirty days as bars; the same as a table behind a press. */
export function DayChart({ days }: { days: Days }) {
  const { days: words } = useWords(numbersWords);
  const locale = usePageLocale();
  const total = sum(days);
  const most = Math.max(3, ...days.map(({ count }) => count));
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  return (
    <div>
      <h3 className="font-semibold">{words.title}</h3>
      <p className="mt-1 flex items-baseline justify-between gap-4">
        <span>
          <Filled
            say={words.total}
            parts={{ total: <span className="tabular font-[560] font-serif text-3xl">{total}</span> }}
          />
        </span>
        <span className="tabular text-ink-muted text-sm">{words.thisWeek({ count: sum(days.slice(-7)) })}</span>
      </p>
      <svg viewBox="0 0 360 70" className="mt-3 w-full" aria-hidden="true">
        {[1, 2, 3].map((line) => (
          <line key={line} x1="0" x2="360" y1={69 - line * 22} y2={69 - line * 22} className="stroke-line" />
        ))}
        {days.map(({ day, count }, index) => (
          <rect
            key={day}
            x={index * 12 + 1.5}
            width="9"
            y={69 - (count / most) * 66}
            height={(count / most) * 66}
            className="fill-accent"
          />
        ))}
        <line x1="0" x2="360" y1="69.5" y2="69.5" className="stroke-line-strong" />
      </svg>
      <p aria-hidden="true" className="flex justify-between text-ink-muted text-sm">
        {first ? <Formatted text={shortDay(first, locale)} /> : null}
        {last ? <Formatted text={shortDay(last, locale)} /> : null}
      </p>
      {total > 0 ? (
        <details className="mt-1 text-sm">
          <summary className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
            {words.asTable}
          </summary>
          <table className="tabular w-full">
            <caption className="sr-only">{words.title}</caption>
            <thead>
              <tr className="border-line border-b text-ink-muted">
                <th scope="col" className="py-1 text-start font-normal">
                  {words.day}
                </th>
                <th scope="col" className="py-1 text-end font-normal">
                  {words.applications}
                </th>
              </tr>
            </thead>
            <tbody>
              {days
                .filter(({ count }) => count > 0)
                .map(({ day, count }) => (
                  <tr key={day} className="border-line border-b">
                    <th scope="row" className="py-1 text-start font-normal">
                      <Formatted text={formatDate(day, locale)} />
                    </th>
                    <td className="py-1 text-end">{count}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </details>
      ) : null}
    </div>
  );
}

function sum(days: Days): number {
  return days.reduce((all, { count }) => all + count, 0);
}

/** "Nov 23": the ends of the line need no year. */
function shortDay(day: string, locale: string): string {
  return briefDayText(Date.parse(`${day}T00:00:00Z`), locale, "UTC");
}
