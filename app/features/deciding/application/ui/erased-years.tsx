import { Button } from "../../../../ui/button";
import { buttonClass } from "../../../../ui/button-style";
import { DataTable } from "../../../../ui/data-table";
import { useWords } from "../../../../ui/use-words";
import type { YearErased } from "../../../applying/applications/queries/list-erasures.server";
import { erasedYearsWords } from "../words/erased-years-words";

/** How much was erased in each year and why: figures to show that it was, with nobody's name among them. */
export function ErasedYears({ years, csvAt }: { years: readonly YearErased[]; csvAt: string }) {
  const words = useWords(erasedYearsWords);
  return (
    <div className="mt-10">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 className="text-lg font-semibold">{words.title}</h2>
          <p className="text-ink-muted">{words.lead}</p>
        </div>
        {years.length > 0 ? (
          <div className="flex flex-wrap gap-2 print:hidden">
            <a href={csvAt} download className={buttonClass({ variant: "outline" })}>
              {words.saveCsv}
            </a>
            <Button variant="outline" className="needs-script" onClick={() => print()}>
              {words.print}
            </Button>
          </div>
        ) : null}
      </div>
      <DataTable
        caption={words.caption}
        rows={years}
        rowKey={({ year, cause }) => `${year}-${cause}`}
        empty={<p>{words.none}</p>}
        columns={[
          { key: "year", header: words.year, isRowHeader: true, cell: ({ year }) => year },
          { key: "cause", header: words.why, cell: ({ cause }) => words.causes[cause] },
          { key: "applications", header: words.applications, align: "end", cell: ({ applications }) => applications },
          { key: "documents", header: words.documents, align: "end", cell: ({ documents }) => documents },
          { key: "parts", header: words.parts, align: "end", cell: ({ parts }) => parts },
        ]}
      />
    </div>
  );
}
