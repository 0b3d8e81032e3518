import { DataTable } from "../../../../ui/data-table";
import { EmptyState } from "../../../../ui/empty-state";
import type { Figures, Series } from "../figures";
import { namedSignText } from "../sign-words";

/** The last 28 days: a bar for each, the sums, and the same as tables. */
export function NumbersPage({ days, series, signs, refusals }: Figures) {
  return (
    <div className="flex flex-col gap-10">
      <ul
        aria-label="The last 28 days"
        className="grid grid-cols-1 border-t border-line-strong sm:grid-cols-2 xl:grid-cols-3"
      >
        {series.map((one) => (
          <Chart key={one.name} {...one} />
        ))}
      </ul>
      <section aria-labelledby="signs">
        <h2 id="signs" className="mb-3 text-lg font-semibold">
          How often a sign was wrong
        </h2>
        <DataTable
          caption="Signs, by how often what they held was released, 28 days"
          columns={[
            { key: "code", header: "Sign", cell: ({ code }) => namedSignText(code), isRowHeader: true },
            { key: "held", header: "Held", cell: ({ held }) => held, align: "end" },
            { key: "released", header: "Released", cell: ({ released }) => released, align: "end" },
            {
              key: "share",
              header: "Wrong",
              align: "end",
              cell: ({ share, isAmber }) => (
                <span className={isAmber ? "font-semibold text-amber" : undefined}>
                  {Math.round(share * 100)} %{isAmber ? " too often" : ""}
                </span>
              ),
            },
          ]}
          rows={signs}
          rowKey={({ code }) => code}
          empty={<EmptyState title="Nothing was held">Signs are counted from the first thing that is held.</EmptyState>}
        />
      </section>
      <section aria-labelledby="refusals">
        <h2 id="refusals" className="mb-3 text-lg font-semibold">
          Refused by rate limits
        </h2>
        <DataTable
          caption="Rate limits and how often each refused"
          columns={[
            { key: "action", header: "Limit", cell: ({ action }) => action, isRowHeader: true },
            { key: "week", header: "7 days", cell: ({ week }) => week, align: "end" },
            { key: "total", header: "28 days", cell: ({ total }) => total, align: "end" },
          ]}
          rows={refusals}
          rowKey={({ action }) => action}
          empty={<EmptyState title="No limit turned anyone away" />}
        />
      </section>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
          All days as a table
        </summary>
        <DataTable
          caption="Each day (UTC) and what happened"
          columns={[
            { key: "day", header: "Day", cell: ({ day }) => day, isRowHeader: true },
            ...series.map((one) => ({
              key: one.name,
              header: one.label,
              cell: ({ index }: { index: number }) => one.days[index] ?? 0,
              align: "end" as const,
            })),
          ]}
          rows={days.map((day, index) => ({ day, index })).reverse()}
          rowKey={({ day }) => day}
        />
      </details>
    </div>
  );
}

function Chart({ label, total, week, days }: Series) {
  return (
    <li className="flex items-end justify-between gap-4 border-b border-line py-3 sm:pe-8">
      <div>
        <p className="text-sm text-ink-muted">{label}</p>
        <p className="tabular font-serif text-2xl leading-tight">{week}</p>
        <p className="text-sm text-ink-muted">this week, {total} in 28 days</p>
      </div>
      <Bars days={days} />
    </li>
  );
}

/** One bar a day; the newest in the accent. The figures stand in the table below. */
export function Bars({ days }: { days: readonly number[] }) {
  const most = Math.max(1, ...days);
  return (
    <svg viewBox={`0 0 ${days.length * 4} 32`} className="h-8 w-28 shrink-0" aria-hidden="true">
      {days.map((count, index) => {
        const height = count === 0 ? 1 : 3 + (count / most) * 29;
        const isLast = index === days.length - 1;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
            key={index}
            x={index * 4}
            y={32 - height}
            width={3}
            height={height}
            className={isLast ? "fill-accent" : "fill-line-strong"}
          />
        );
      })}
    </svg>
  );
}
