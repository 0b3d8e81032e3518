import type { ReactNode } from "react";
import { classNames } from "./class-names";

export type Column<Row> = {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** "end" for numbers: they are tabular and end in one line. */
  align?: "start" | "end";
  /** The cell that names the row, read before the others. */
  isRowHeader?: boolean;
  /** Left out below 640 px. */
  isSecondary?: boolean;
};

export type DataTableProps<Row> = {
  /** Says what the table lists. Read to screen readers; shown with `isCaptionVisible`. */
  caption: string;
  isCaptionVisible?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Shown in place of the table without rows: an <EmptyState>. */
  empty?: ReactNode;
};

/** A dense, aligned list. Too wide for its place, it scrolls by itself and never the page. */
export function DataTable<Row>({ caption, isCaptionVisible, columns, rows, rowKey, empty }: DataTableProps<Row>) {
  if (rows.length === 0 && empty) return empty;
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className="tabular w-full border-collapse text-[0.9375rem]">
        <caption className={isCaptionVisible ? "p-3 text-start font-medium" : "sr-only"}>{caption}</caption>
        <thead>
          <tr className="border-b border-line-strong text-sm text-ink-muted">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={classNames("px-3 py-1.5 font-normal first:ps-0 last:pe-0", look(column))}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-b border-line hover:bg-paper-sunken">
              {columns.map((column) => {
                const Cell = column.isRowHeader ? "th" : "td";
                return (
                  <Cell
                    key={column.key}
                    scope={column.isRowHeader ? "row" : undefined}
                    className={classNames(
                      "px-3 py-2 align-baseline first:ps-0 last:pe-0",
                      column.isRowHeader && "font-medium",
                      look(column),
                    )}
                  >
                    {column.cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function look<Row>(column: Column<Row>): string {
  return classNames(column.align === "end" ? "text-end" : "text-start", column.isSecondary && "max-sm:hidden");
}
