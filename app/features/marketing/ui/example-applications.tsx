import { Badge, type BadgeTone } from "~/ui/badge";
import { type Column, DataTable } from "~/ui/data-table";

type Example = { name: string; moveIn: string; household: string; documents: number; state: string; tone: BadgeTone };

const examples: readonly Example[] = [
  { name: "Ines Carvalho", moveIn: "1 March", household: "2 people", documents: 3, state: "New", tone: "amber" },
  {
    name: "Tomasz Zieliński",
    moveIn: "15 March",
    household: "3 people",
    documents: 2,
    state: "Read",
    tone: "neutral",
  },
  {
    name: "Noor Haddad",
    moveIn: "1 April",
    household: "1 person",
    documents: 4,
    state: "Read",
    tone: "neutral",
  },
];

const columns: readonly Column<Example>[] = [
  { key: "name", header: "Applicant", isRowHeader: true, cell: (row) => row.name },
  { key: "moveIn", header: "Move in", cell: (row) => row.moveIn },
  { key: "household", header: "Household", isSecondary: true, cell: (row) => row.household },
  { key: "documents", header: "Documents", align: "end", isSecondary: true, cell: (row) => row.documents },
  { key: "state", header: "State", cell: (row) => <Badge tone={row.tone}>{row.state}</Badge> },
];

/** The landlord's list, filled with an example. */
export function ExampleApplications() {
  return (
    <DataTable
      caption="An example: applications for 14 Maple Street, flat 2"
      isCaptionVisible
      columns={columns}
      rows={examples}
      rowKey={(row) => row.name}
    />
  );
}
