import { AppLink } from "../../../../ui/app-link";
import { classNames } from "../../../../ui/class-names";
import { Filled } from "../../../../ui/filled";
import { useWords } from "../../../../ui/use-words";
import type { FormNumbers as Numbers } from "../queries/find-numbers.server";
import { biggestLoss, type FunnelRow, funnelRows, isEnoughToSay } from "../rules/funnel";
import { numbersWords } from "../words/numbers-words";
import { DayChart } from "./day-chart";
import { FinishChart } from "./finish-chart";
import { YourSide } from "./your-side";

type FormNumbersProps = { numbers: Numbers; formId: string; editAt: string | null };

/** How far people come, what that says, and when they came. */
export function FormNumbers({ numbers, formId, editAt }: FormNumbersProps) {
  const words = useWords(numbersWords);
  const { starts, sent } = numbers;
  const rows = funnelRows(words, numbers);
  const worst = biggestLoss(rows);
  return (
    <section aria-labelledby="numbers" className="grid grid-cols-1 gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">
        <h2 id="numbers" className="sr-only">
          {words.title}
        </h2>
        {isEnoughToSay(numbers) ? (
          <p className="font-[560] font-serif text-2xl leading-tight">{words.sentOfBegan({ sent, starts })}</p>
        ) : null}
        {worst ? (
          <p className="mt-1 text-ink-muted">
            <Filled
              say={words.worst}
              parts={{
                step: editAt ? (
                  <AppLink to={`${editAt}?step=2`} className="underline underline-offset-4">
                    {worst.name}
                  </AppLink>
                ) : (
                  worst.name
                ),
                lost: worst.lost,
              }}
            />
          </p>
        ) : null}
        <Funnel rows={rows} worst={worst} />
        <p className="mt-3 text-ink-muted text-sm">{words.note}</p>
      </div>
      <div className="flex flex-col gap-4">
        <DayChart days={numbers.sentByDay} />
        <FinishChart finish={numbers.finish} said={numbers.saidMinutes} />
        <YourSide
          pace={numbers.pace}
          overdue={numbers.overdue}
          lateAt={`/app/applicants?form=${formId}&only=overdue`}
        />
      </div>
    </section>
  );
}

/** One row for each step of the way; the slant of its shape is what was lost in it. */
function Funnel({ rows, worst }: { rows: readonly FunnelRow[]; worst: FunnelRow | null }) {
  const words = useWords(numbersWords);
  const most = Math.max(1, ...rows.map(({ count }) => count));
  const width = (count: number) => (count / most) * 100;
  return (
    <table className="mt-5 w-full text-[0.9375rem]">
      <caption className="sr-only">{words.caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{words.step}</th>
          <th scope="col">{words.people}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const isWorst = row === worst;
          const isEnd = row.kind !== "step";
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the way has a fixed order, and two steps may share a title
            <tr key={index} className="relative flex flex-wrap items-center sm:table-row">
              <th
                scope="row"
                className={classNames(
                  "min-w-0 flex-1 py-1 text-start [overflow-wrap:anywhere] sm:w-60 sm:pe-4",
                  isEnd ? "font-semibold" : "font-normal",
                )}
              >
                {row.number === null ? null : <span className="tabular pe-2 text-ink-muted">{row.number}</span>}
                {row.name}
              </th>
              <td aria-hidden="true" className="order-last h-5 w-full sm:h-12 sm:w-auto sm:p-0">
                <svg viewBox="0 0 100 48" preserveAspectRatio="none" className="block size-full" role="presentation">
                  {isWorst ? (
                    <polygon
                      className="fill-amber opacity-35"
                      points={`${width(row.before)},0 ${width(row.before)},47 ${width(row.count)},47`}
                    />
                  ) : null}
                  <polygon
                    className={row.kind === "sent" ? "fill-accent" : "fill-accent opacity-85"}
                    points={`0,0 ${width(row.before)},0 ${width(row.count)},47 0,47`}
                  />
                </svg>
              </td>
              <td className="tabular w-12 text-end font-semibold sm:w-16 sm:whitespace-nowrap">{row.count}</td>
              <td
                className={classNames(
                  "tabular text-sm sm:w-36 sm:ps-4 sm:text-end sm:whitespace-nowrap",
                  isWorst
                    ? "font-semibold text-amber max-sm:order-last max-sm:w-full max-sm:pb-1"
                    : "text-ink-muted max-sm:sr-only",
                )}
              >
                {sayLost(words, row)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function sayLost(words: (typeof numbersWords)["en"], { lost, kind }: FunnelRow): string {
  if (lost === 0) return "";
  return (kind === "began" ? words.onlyLooked : words.stopped)({ lost });
}
