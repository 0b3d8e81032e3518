import { Button } from "../../../../ui/button";
import { buttonClass } from "../../../../ui/button-style";
import { DataTable } from "../../../../ui/data-table";
import { erasureCauseWords } from "../../../../words/en/applications/erasure-cause";
import type { YearErased } from "../../../applying/applications/queries/list-erasures.server";

/** How much was erased in each year and why: figures to show that it was, with nobody's name among them. */
export function ErasedYears({ years, csvAt }: { years: readonly YearErased[]; csvAt: string }) {
  return (
    <div className="mt-10">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 className="text-lg font-semibold">Deleted so far</h2>
          <p className="text-ink-muted">By year in UTC. There are no names here or in the file.</p>
        </div>
        {years.length > 0 ? (
          <div className="flex flex-wrap gap-2 print:hidden">
            <a href={csvAt} download className={buttonClass({ variant: "outline" })}>
              Save as CSV
            </a>
            <Button variant="outline" className="needs-script" onClick={() => print()}>
              Print
            </Button>
          </div>
        ) : null}
      </div>
      <DataTable
        caption="Deleted by year and cause"
        rows={years}
        rowKey={({ year, cause }) => `${year}-${cause}`}
        empty={<p>Nothing has been deleted yet.</p>}
        columns={[
          { key: "year", header: "Year", isRowHeader: true, cell: ({ year }) => year },
          { key: "cause", header: "Why", cell: ({ cause }) => erasureCauseWords[cause] },
          { key: "applications", header: "Applications", align: "end", cell: ({ applications }) => applications },
          { key: "documents", header: "Documents", align: "end", cell: ({ documents }) => documents },
          { key: "parts", header: "Household parts", align: "end", cell: ({ parts }) => parts },
        ]}
      />
    </div>
  );
}
