import { Search } from "lucide-react";
import { Form, useSubmit } from "react-router";
import { AppLink } from "../../../../ui/app-link";
import { Button } from "../../../../ui/button";
import { SelectField } from "../../../../ui/select-field";
import { TextField } from "../../../../ui/text-field";
import { type ListAddress, listHref } from "../list-address";
import { type FormFilter, formFilters, formSorts } from "../list-options";

const filterNames: Record<FormFilter, string> = {
  current: "All",
  running: "Open",
  draft: "Drafts",
  closed: "Closed",
  archived: "Archive",
  bin: "Bin",
};

const sortNames = { newest: "Newest first", title: "Title, A to Z", closing: "Closing next" } as const;

/** Which forms: tabs that are addresses, each with its number. */
export function FilterTabs({ address, totals }: { address: ListAddress; totals: Record<FormFilter, number> }) {
  return (
    <nav
      aria-label="Which forms"
      className="more-aside min-w-0 overflow-x-auto max-lg:w-full max-lg:border-line max-lg:border-b"
    >
      <ul className="flex gap-1">
        {formFilters.map((filter) => (
          <li key={filter}>
            <AppLink
              to={listHref({ ...address, filter, before: null })}
              aria-current={filter === address.filter ? "page" : undefined}
              className="-mb-px flex min-h-11 items-center gap-2 border-b-2 border-transparent px-3 whitespace-nowrap text-ink-muted hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink"
            >
              {filterNames[filter]}
              <span className="tabular text-sm">{totals[filter]}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Search and order, in the address. A change of the order goes by itself where script runs. */
export function ListSearch({ address }: { address: ListAddress }) {
  const submit = useSubmit();
  return (
    <Form
      method="get"
      action="/app/forms"
      role="search"
      aria-label="Forms"
      className="flex items-end gap-2 max-lg:w-full max-sm:flex-wrap lg:pb-2"
      key={`${address.search} ${address.sort}`}
    >
      {address.filter === "current" ? null : <input type="hidden" name="show" value={address.filter} />}
      <TextField
        label="Search by title"
        isLabelHidden
        name="q"
        type="search"
        placeholder="Search by title"
        defaultValue={address.search}
        maxLength={150}
        enterKeyHint="search"
        autoComplete="off"
        wrapperClassName="min-w-0 grow sm:max-w-sm max-sm:basis-full"
      />
      <SelectField
        label="Order"
        isLabelHidden
        name="sort"
        defaultValue={address.sort}
        options={formSorts.map((sort) => ({ value: sort, label: sortNames[sort] }))}
        onChange={(event) => submit(event.currentTarget.form)}
        wrapperClassName="grow sm:w-44 sm:grow-0"
      />
      <Button type="submit" variant="outline">
        <Search aria-hidden="true" className="size-4" />
        Search
      </Button>
    </Form>
  );
}
