import { classNames } from "~/ui/class-names";
import { usePageLocale, useWords } from "~/ui/use-words";
import { billingWords } from "../page-words";
import type { HistoryRow } from "../queries/find-billing.server";
import { sayEntry, sayShortDay } from "../words";
import { PartHeading } from "./buy-section";

/** Credits in words, newest first: date, what it was for, plus or minus, what was left. */
export function History({ rows }: { rows: readonly HistoryRow[] }) {
  const { title, none, caption, columns } = useWords(billingWords).history;
  return (
    <section aria-labelledby="history" className="mt-10">
      <PartHeading id="history" title={title} />
      {rows.length === 0 ? (
        <p className="py-4 text-ink-muted">{none}</p>
      ) : (
        <table className="w-full border-collapse">
          <caption className="sr-only">{caption}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{columns.date}</th>
              <th scope="col">{columns.what}</th>
              <th scope="col">{columns.credits}</th>
              <th scope="col">{columns.left}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Line key={row.id} row={row} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Line({ row }: { row: HistoryRow }) {
  const locale = usePageLocale();
  const { what, more } = sayEntry(row, locale);
  const isPlus = row.amount > 0;
  return (
    <tr className="border-b border-line align-baseline">
      <td className="tabular w-16 py-2.5 text-sm text-ink-muted">
        <time dateTime={new Date(row.at).toISOString()}>{sayShortDay(row.at, locale)}</time>
      </td>
      <th scope="row" className="px-3 py-2.5 text-start font-normal [overflow-wrap:anywhere]">
        {what} {more ? <span className="block text-sm text-ink-muted sm:ms-1 sm:inline">{more}</span> : null}
      </th>
      <td className={classNames("tabular w-10 py-2.5 text-end", isPlus ? "font-semibold text-accent" : undefined)}>
        {isPlus ? `+${row.amount}` : `\u2212${Math.abs(row.amount)}`}
      </td>
      <td className="tabular w-10 py-2.5 text-end text-ink-muted">{row.left}</td>
    </tr>
  );
}
