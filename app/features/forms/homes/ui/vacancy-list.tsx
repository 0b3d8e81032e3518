import { dayText } from "../../../../kernel/moments";
import { AppLink } from "../../../../ui/app-link";
import { type Column, DataTable } from "../../../../ui/data-table";
import { Formatted } from "../../../../ui/formatted";
import { usePageLocale, useWords } from "../../../../ui/use-words";
import { FormStateMark } from "../../rent-forms/ui/form-state-mark";
import { homesWords } from "../homes-words";
import type { Vacancy } from "../queries/find-home.server";

type Props = { vacancies: readonly Vacancy[]; zone: string; now: number };

/** The history of a home: each of its forms with its numbers. */
export function VacancyList({ vacancies, zone, now }: Props) {
  const words = useWords(homesWords);
  const locale = usePageLocale();
  const day = (at: number | null) => (at === null ? "–" : <Formatted text={dayText(at, locale, zone, "short")} />);
  const columns: Column<Vacancy>[] = [
    {
      key: "form",
      header: words.form,
      isRowHeader: true,
      cell: ({ formId, title }) => (
        <AppLink to={`/app/forms/${formId}`} className="inline-flex min-h-11 items-center underline underline-offset-4">
          <bdi translate="no">{title}</bdi>
        </AppLink>
      ),
    },
    { key: "state", header: words.state, cell: (form) => <FormStateMark form={form} now={now} /> },
    { key: "opened", header: words.opened, align: "end", cell: ({ publishedAt }) => day(publishedAt) },
    { key: "days", header: words.daysOpen, align: "end", cell: ({ daysOpen }) => daysOpen ?? "–" },
    { key: "applications", header: words.applications, align: "end", cell: ({ received }) => received },
    { key: "decided", header: words.decided, align: "end", cell: ({ decided }) => decided },
    { key: "let", header: words.let, align: "end", cell: ({ letAt }) => day(letAt) },
  ];
  return (
    <DataTable
      caption={words.history}
      columns={columns}
      rows={vacancies}
      rowKey={({ formId }) => formId}
      empty={<p className="text-ink-muted">{words.noHistory}</p>}
    />
  );
}
