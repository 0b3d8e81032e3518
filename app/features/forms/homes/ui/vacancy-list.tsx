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
  const title = ({ formId, title: said }: Vacancy) => (
    <AppLink to={`/app/forms/${formId}`} className="inline-flex min-h-11 items-center underline underline-offset-4">
      <bdi translate="no" className="[overflow-wrap:anywhere]">
        {said}
      </bdi>
    </AppLink>
  );
  const state = (form: Vacancy) => <FormStateMark form={form} now={now} />;
  const facts: Column<Vacancy>[] = [
    { key: "opened", header: words.opened, align: "end", cell: ({ publishedAt }) => day(publishedAt) },
    { key: "days", header: words.daysOpen, align: "end", cell: ({ daysOpen }) => daysOpen ?? "–" },
    { key: "applications", header: words.applications, align: "end", cell: ({ received }) => received },
    { key: "decided", header: words.decided, align: "end", cell: ({ decided }) => decided },
    { key: "let", header: words.let, align: "end", cell: ({ letAt }) => day(letAt) },
  ];
  if (vacancies.length === 0) return <p className="text-ink-muted">{words.noHistory}</p>;
  return (
    <>
      <div className="max-md:hidden">
        <DataTable
          caption={words.history}
          columns={[
            { key: "form", header: words.form, isRowHeader: true, cell: title },
            { key: "state", header: words.state, cell: state },
            ...facts,
          ]}
          rows={vacancies}
          rowKey={({ formId }) => formId}
        />
      </div>
      <ul className="md:hidden">
        {vacancies.map((vacancy) => (
          <li key={vacancy.formId} className="border-line border-b py-2 first:pt-0">
            <div className="flex flex-wrap items-center justify-between gap-x-3 font-medium">
              {title(vacancy)}
              <span className="font-normal">{state(vacancy)}</span>
            </div>
            <dl className="grid grid-cols-2 gap-x-4 gap-y-1 text-sm">
              {facts.map(({ key, header, cell }) => (
                <div key={key} className="flex flex-wrap gap-x-2">
                  <dt className="text-ink-muted">{header}</dt>
                  <dd className="tabular">{cell(vacancy)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}
