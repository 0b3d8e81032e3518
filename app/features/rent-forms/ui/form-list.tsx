import { dayText } from "../../../kernel/moments";
import { AppLink } from "../../../ui/app-link";
import { Badge } from "../../../ui/badge";
import { type Column, DataTable } from "../../../ui/data-table";
import { Formatted } from "../../../ui/formatted";
import { type MoveIntent, shownState } from "../moves";
import type { ListedForm } from "../queries/list-forms.server";
import { FormActions } from "./form-actions";

export type FormListProps = {
  forms: readonly ListedForm[];
  now: number;
  move: (formId: string, intent: MoveIntent) => void;
  editAt: (formId: string) => string | null;
};

/** The forms of a page of the list: a table where there is room, cards on a phone. */
export function FormList({ forms, now, move, editAt }: FormListProps) {
  const actions = (form: ListedForm) => <FormActions form={form} move={move} editAt={editAt(form.formId)} />;
  return (
    <>
      <div className="max-md:hidden">
        <DataTable caption="Your forms" columns={columns(now, actions)} rows={forms} rowKey={(form) => form.formId} />
      </div>
      <ul className="flex flex-col gap-3 md:hidden">
        {forms.map((form) => (
          <li key={form.formId} className="rounded-md border border-line bg-paper-raised p-4">
            <div className="flex items-start justify-between gap-2">
              <Title form={form} />
              <div className="-me-2 -mt-2">{actions(form)}</div>
            </div>
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
              <State form={form} now={now} />
              <span className="tabular">{countWords(form)}</span>
              <Formatted className="tabular" text={endWords(form)} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function columns(now: number, actions: (form: ListedForm) => React.ReactNode): Column<ListedForm>[] {
  return [
    { key: "title", header: "Form", isRowHeader: true, cell: (form) => <Title form={form} /> },
    { key: "state", header: "State", cell: (form) => <State form={form} now={now} /> },
    {
      key: "new",
      header: "New",
      align: "end",
      cell: ({ counts }) =>
        counts.unread > 0 ? <strong className="font-semibold text-accent">{counts.unread}</strong> : "0",
    },
    {
      key: "applications",
      header: "Applications",
      align: "end",
      cell: ({ counts }) => (
        <span className="whitespace-nowrap">
          {counts.received}
          <span className="text-ink-muted">{counts.limit === null ? "" : ` of ${counts.limit}`}</span>
        </span>
      ),
    },
    { key: "end", header: "Closes", cell: (form) => <Formatted className="whitespace-nowrap" text={endWords(form)} /> },
    {
      key: "actions",
      header: <span className="sr-only">Actions</span>,
      align: "end",
      cell: (form) => <div className="flex items-center justify-end align-middle [&>*]:-my-4">{actions(form)}</div>,
    },
  ];
}

function Title({ form }: { form: ListedForm }) {
  return (
    <span className="min-w-0">
      <AppLink
        to={`/app/forms/${form.formId}`}
        className="inline-flex min-h-11 items-center font-medium text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink"
      >
        <bdi className="[overflow-wrap:anywhere]">{form.title}</bdi>
      </AppLink>
      {form.hasUnpublishedChanges ? (
        <span className="block pb-1 text-sm font-normal text-amber">Unpublished changes</span>
      ) : null}
    </span>
  );
}

function State({ form, now }: { form: ListedForm; now: number }) {
  const { label, tone } = shownState(form, now);
  return <Badge tone={tone}>{label}</Badge>;
}

function countWords({ counts: { received, unread } }: ListedForm): string {
  const all = received === 1 ? "1 application" : `${received} applications`;
  return unread > 0 ? `${all}, ${unread} new` : all;
}

/** The day alone, where the home is: which hour it is matters on the form's own page. */
function endWords({ state, opensUntil, closedAt, erasedAt, zone }: ListedForm): string {
  const day = (at: number) => dayText(at, "en-GB", zone, "short");
  if (state === "deleted") return erasedAt === null ? "" : `Erased ${day(erasedAt)}`;
  if (state === "draft" || state === "pending_verification") return "";
  if (state === "closed" || state === "archived") return closedAt === null ? "" : `Closed ${day(closedAt)}`;
  return opensUntil === null ? "No date" : day(opensUntil);
}
