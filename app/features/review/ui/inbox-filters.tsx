import { Search } from "lucide-react";
import { Form, useSubmit } from "react-router";
import { AppLink } from "../../../ui/app-link";
import { Button } from "../../../ui/button";
import { SelectField } from "../../../ui/select-field";
import { TextField } from "../../../ui/text-field";
import { applicationStateWords } from "../../applications/state-words";
import { type InboxAddress, inboxHref, isNarrowed, listFlags, listOnly, listSorts, listStates } from "../list-address";
import type { InboxPage } from "../queries-inbox.server";

const onlyNames = {
  unread: "Unread",
  starred: "Starred",
  message: "New message",
  waiting: "Household not complete",
  complete: "Household complete",
} as const;
const flagNames = {
  incomeBelow: "Income below your multiple",
  movesInLate: "Moves in late",
  tooManyAdults: "More adults than allowed",
  petWhereNone: "Pet where none",
  sameApplicant: "Applied before",
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

/** Search, filters and order, in the address. A choice goes by itself where script runs. */
export function InboxFilters({ address, forms }: { address: InboxAddress; forms: InboxPage["forms"] }) {
  const submit = useSubmit();
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
      <details open={isNarrowed({ ...address, search: "" })}>
        <summary className="flex min-h-11 w-fit cursor-pointer items-center font-medium text-accent">
          Filters and order
        </summary>
        <div className="mt-2 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {choice(
            "form",
            "Form",
            forms.map(({ id, title }) => ({ value: id, label: title })),
          )}
          {choice(
            "state",
            "State",
            listStates.map((value) => ({ value, label: applicationStateWords[value].label })),
          )}
          {choice(
            "only",
            "Only",
            listOnly.map((value) => ({ value, label: onlyNames[value] })),
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
    </Form>
  );
}
