import { dayText } from "../../../../kernel/moments";
import { AppLink } from "../../../../ui/app-link";
import { type Column, DataTable } from "../../../../ui/data-table";
import { Formatted } from "../../../../ui/formatted";
import { May } from "../../../../ui/team-role";
import { usePageLocale, useWords } from "../../../../ui/use-words";
import { type ListAddress, listHref } from "../list-address";
import { listWords } from "../list-words";
import type { MoveIntent } from "../moves";
import type { ListedForm } from "../queries/list-forms.server";
import { FormActions } from "./form-actions";
import { FormStateMark } from "./form-state-mark";

export type FormListProps = {
  forms: readonly ListedForm[];
  address: ListAddress;
  now: number;
  move: (formId: string, intent: MoveIntent) => void;
  editAt: (formId: string) => string | null;
};

/** The forms of a page of the list: a table where there is room, cards on a phone. */
export function FormList({ forms, address, now, move, editAt }: FormListProps) {
  const words = useWords(listWords);
  const locale = usePageLocale();
  const actions = (form: ListedForm) => (
    <May needs="manager">
      <FormActions form={form} move={move} editAt={editAt(form.formId)} />
    </May>
  );
  return (
    <>
      <div className="max-md:hidden">
        <DataTable
          caption={words.yourForms}
          columns={columns({ now, actions, words, locale, address, hasHomes: forms.some(({ home }) => home !== null) })}
          rows={forms}
          rowKey={(form) => form.formId}
        />
      </div>
      <ul className="border-line-strong border-t md:hidden">
        {forms.map((form) => (
          <li key={form.formId} className="border-line border-b py-2">
            <div className="flex items-start justify-between gap-2">
              <Title form={form} />
              <div className="-me-3">{actions(form)}</div>
            </div>
            {form.home && address.home === null && !form.title.includes(form.home.line) ? (
              <p className="pb-1 text-sm">
                <HomeLink home={form.home} address={address} />
              </p>
            ) : null}
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
              <FormStateMark form={form} now={now} />
              <span className="tabular">{countText(form, words)}</span>
              <Formatted className="tabular" text={endText(form, words, locale)} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

type ListWords = (typeof listWords)["en"];

type Columns = {
  now: number;
  actions: (form: ListedForm) => React.ReactNode;
  words: ListWords;
  locale: string;
  address: ListAddress;
  hasHomes: boolean;
};

function columns({ now, actions, words, locale, address, hasHomes }: Columns): Column<ListedForm>[] {
  return [
    { key: "title", header: words.form, isRowHeader: true, cell: (form) => <Title form={form} /> },
    // Of one home alone, it says nothing beside each form.
    ...(hasHomes && address.home === null
      ? [
          {
            key: "home",
            header: words.home,
            cell: ({ home }: ListedForm) => (home ? <HomeLink home={home} address={address} /> : null),
          },
        ]
      : []),
    { key: "state", header: words.state, cell: (form) => <FormStateMark form={form} now={now} /> },
    {
      key: "new",
      header: words.new,
      align: "end",
      cell: ({ counts }) =>
        counts.unread > 0 ? <strong className="font-semibold text-accent">{counts.unread}</strong> : "0",
    },
    {
      key: "applications",
      header: words.applications,
      align: "end",
      cell: ({ counts }) => (
        <span className="whitespace-nowrap">
          {counts.received}
          {counts.limit === null ? null : (
            <span className="text-ink-muted"> {words.ofLimit({ limit: counts.limit })}</span>
          )}
        </span>
      ),
    },
    {
      key: "end",
      header: words.closes,
      cell: (form) => <Formatted className="whitespace-nowrap" text={endText(form, words, locale)} />,
    },
    {
      key: "actions",
      header: <span className="sr-only">{words.actions}</span>,
      align: "end",
      cell: (form) => <div className="flex items-center justify-end align-middle [&>*]:-my-4">{actions(form)}</div>,
    },
  ];
}

/** Leads to the forms of this home alone. */
function HomeLink({ home, address }: { home: NonNullable<ListedForm["home"]>; address: ListAddress }) {
  const words = useWords(listWords);
  return (
    <AppLink
      to={listHref({ ...address, home: home.id, before: null })}
      preload="none"
      aria-label={words.onlyHome({ home: home.line })}
      className="inline-flex min-h-6 items-center text-sm text-ink-muted underline-offset-4 hover:underline pointer-coarse:min-h-11"
    >
      <bdi translate="no" className="[overflow-wrap:anywhere]">
        {home.line}
      </bdi>
    </AppLink>
  );
}

function Title({ form }: { form: ListedForm }) {
  const words = useWords(listWords);
  return (
    <span className="min-w-0">
      <AppLink
        to={`/app/forms/${form.formId}`}
        className="inline-flex min-h-11 items-center font-semibold text-ink underline-offset-4 hover:underline"
      >
        <bdi translate="no" className="[overflow-wrap:anywhere]">
          {form.title}
        </bdi>
      </AppLink>
      {form.hasUnpublishedChanges ? (
        <span className="block pb-1 text-sm font-normal text-amber">{words.unpublished}</span>
      ) : null}
    </span>
  );
}

function countText({ counts: { received: count, unread } }: ListedForm, words: ListWords): string {
  return unread > 0 ? words.applicationCountNew({ count, unread }) : words.applicationCount({ count });
}

/** The day alone, where the home is: which hour it is matters on the form's own page. */
function endText(
  { state, opensUntil, closedAt, erasedAt, zone }: ListedForm,
  words: ListWords,
  locale: string,
): string {
  const day = (at: number) => dayText(at, locale, zone, "short");
  if (state === "deleted") return erasedAt === null ? "" : words.deletedOn({ day: day(erasedAt) });
  if (state === "draft" || state === "pending_verification") return "";
  if (state === "closed" || state === "archived")
    return closedAt === null ? "" : words.closedOn({ day: day(closedAt) });
  return opensUntil === null ? words.noDate : day(opensUntil);
}
