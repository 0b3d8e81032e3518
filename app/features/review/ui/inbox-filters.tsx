import { Search, X } from "lucide-react";
import { useState } from "react";
import { Form, useSubmit } from "react-router";
import { AppLink } from "../../../ui/app-link";
import { Button } from "../../../ui/button";
import { SelectField } from "../../../ui/select-field";
import { TextField } from "../../../ui/text-field";
import { applicationStateWords } from "../../applications/state-words";
import { isCounted, sayCounted } from "../desk";
import { flagNames } from "../flag-words";
import { type InboxAddress, inboxHref, listFlags, listOnly, listSorts, listStates } from "../list-address";
import { type ListedForm, sumOf } from "../list-totals";
import type { InboxPage } from "../queries/list-applicants.server";

const onlyNames = {
  unread: "Unread",
  changed: "Changed or answered",
  starred: "Starred",
  message: "New message",
  overdue: "Promised answer overdue",
  waiting: "Household not complete",
  complete: "Household complete",
} as const;
const sortNames = {
  newest: "Newest first",
  arrival: "In order of arrival",
  completion: "Complete households first",
  "move-in": "Earliest move-in first",
} as const;

/** Inbox or archive: tabs that are addresses. */
export function InboxTabs({ address }: { address: InboxAddress }) {
  return (
    <nav aria-label="Which applications" className="overflow-x-auto border-b border-line">
      <ul className="flex gap-1">
        {([false, true] as const).map((isArchived) => (
          <li key={String(isArchived)}>
            <AppLink
              to={inboxHref({ ...address, isArchived, after: null })}
              aria-current={isArchived === address.isArchived ? "page" : undefined}
              className="-mb-px flex min-h-11 items-center gap-2 border-b-2 border-transparent px-3 whitespace-nowrap text-ink-muted hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink"
            >
              {isArchived ? "Archive" : "Inbox"}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type FiltersProps = { address: InboxAddress } & Pick<InboxPage, "forms" | "waiting">;

/** What a filter is called, with how many it finds where that is known. */
function filterNames({ address, forms, waiting }: FiltersProps) {
  const withCount = (name: string, count: number | string | null | undefined) =>
    count === null || count === undefined || address.isArchived ? name : `${name} (${count})`;
  return {
    ofForm: ({ title, received }: ListedForm) => withCount(title, received),
    ofState: (state: (typeof listStates)[number]) =>
      withCount(applicationStateWords[state].label, waiting && isCounted(state) ? sayCounted(waiting[state]) : null),
    ofOnly: (only: (typeof listOnly)[number]) =>
      withCount(onlyNames[only], only === "unread" ? sumOf(forms, "unread") : null),
  };
}

/** Search, filters and order, in the address. A choice goes by itself where script runs. */
export function InboxFilters({ address, forms, waiting }: FiltersProps) {
  const submit = useSubmit();
  const names = filterNames({ address, forms, waiting });
  // Opened by hand and not by a filter that is set: on a phone seven fields would stand before what was found.
  const [isOpen, setIsOpen] = useState(false);
  const go = (event: { currentTarget: { form: HTMLFormElement | null } }) => submit(event.currentTarget.form);
  const choice = (name: keyof InboxAddress, label: string, options: readonly { value: string; label: string }[]) => (
    <SelectField
      label={label}
      name={name}
      defaultValue={String(address[name] ?? "")}
      placeholder="All"
      options={options}
      onChange={go}
    />
  );
  return (
    <Form
      method="get"
      action="/app/applicants"
      role="search"
      aria-label="Applicants"
      key={inboxHref(address)}
      className="flex flex-col gap-4"
    >
      {address.isArchived ? <input type="hidden" name="show" value="archived" /> : null}
      <div className="flex gap-3">
        <TextField
          label="Search by name, e-mail or phone"
          isLabelHidden
          name="q"
          type="search"
          placeholder="Name, e-mail or phone"
          defaultValue={address.search}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          wrapperClassName="grow sm:max-w-md"
        />
        <Button type="submit" variant="outline">
          <Search aria-hidden="true" className="size-4" />
          Search
        </Button>
      </div>
      <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="disclosure flex min-h-11 w-fit cursor-pointer items-center font-medium text-accent">
          Filters and order
        </summary>
        <div className="mt-2 grid grid-cols-2 gap-x-3 gap-y-4 sm:gap-x-4 lg:grid-cols-4">
          {choice(
            "form",
            "Form",
            forms.map((form) => ({ value: form.id, label: names.ofForm(form) })),
          )}
          {choice(
            "state",
            "State",
            listStates.map((value) => ({ value, label: names.ofState(value) })),
          )}
          {choice(
            "only",
            "Only",
            listOnly.map((value) => ({ value, label: names.ofOnly(value) })),
          )}
          {choice(
            "flag",
            "Flag",
            listFlags.map((value) => ({ value, label: flagNames[value] })),
          )}
          <TextField label="Received from" type="date" name="from" defaultValue={address.from ?? ""} onChange={go} />
          <TextField label="Received until" type="date" name="to" defaultValue={address.to ?? ""} onChange={go} />
          <SelectField
            label="Order"
            name="sort"
            defaultValue={address.sort}
            options={listSorts.map((value) => ({ value, label: sortNames[value] }))}
            onChange={go}
          />
        </div>
      </details>
      {isOpen ? null : <ActiveFilters address={address} forms={forms} waiting={waiting} />}
    </Form>
  );
}

/** What narrows the list, each to be taken off by itself. */
function ActiveFilters({ address, forms, waiting }: FiltersProps) {
  const { form, state, only, flag, from, to, sort } = address;
  const names = filterNames({ address, forms, waiting });
  const set: [name: string, shown: string | undefined, change: Partial<InboxAddress>][] = [
    ["Form", form ? forms.find(({ id }) => id === form)?.title : undefined, { form: null }],
    ["State", state ? names.ofState(state) : undefined, { state: null }],
    ["Only", only ? names.ofOnly(only) : undefined, { only: null }],
    ["Flag", flag ? flagNames[flag] : undefined, { flag: null }],
    ["From", from ?? undefined, { from: null }],
    ["Until", to ?? undefined, { to: null }],
    ["Order", sort === "newest" ? undefined : sortNames[sort], { sort: "newest" }],
  ];
  const shown = set.filter(([, what]) => what !== undefined);
  if (shown.length === 0) return null;
  return (
    <ul aria-label="Filters in use" className="-mt-2 flex flex-wrap gap-2">
      {shown.map(([name, what, change]) => (
        <li key={name} className="max-w-full">
          <AppLink
            to={inboxHref({ ...address, ...change, after: null })}
            preload="none"
            className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border border-line-strong bg-paper-raised px-3.5 text-sm hover:bg-paper-sunken"
          >
            <span className="sr-only">Take off the filter </span>
            <span className="min-w-0 truncate">
              {name}: <bdi className="font-medium">{what}</bdi>
            </span>
            <X aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
