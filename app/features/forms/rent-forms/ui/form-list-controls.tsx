import { Search, X } from "lucide-react";
import { Form, useSubmit } from "react-router";
import { AppLink } from "../../../../ui/app-link";
import { Button } from "../../../../ui/button";
import { SelectField } from "../../../../ui/select-field";
import { TextField } from "../../../../ui/text-field";
import { useWords } from "../../../../ui/use-words";
import { type ListAddress, listHref } from "../list-address";
import { type FormFilter, formFilters, formSorts } from "../list-options";
import { listWords } from "../list-words";

/** Which forms: tabs that are addresses, each with its number. */
export function FilterTabs({ address, totals }: { address: ListAddress; totals: Record<FormFilter, number> }) {
  const words = useWords(listWords);
  return (
    <nav
      aria-label={words.whichForms}
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
              {words.filters[filter]}
              <span className="tabular text-sm">{totals[filter]}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The home that the list is narrowed to, to be taken off. `home`: its street and unit; null: of no home. */
export function HomeFilter({ address, home }: { address: ListAddress; home: string | null }) {
  const words = useWords(listWords);
  if (home === null) return null;
  return (
    <p>
      <AppLink
        to={listHref({ ...address, home: null, before: null })}
        preload="none"
        aria-label={words.allHomes({ home })}
        className="inline-flex min-h-8.5 max-w-full items-center gap-1.5 rounded-full border border-line-strong bg-paper-raised px-3 text-sm hover:bg-paper-sunken pointer-coarse:min-h-11"
      >
        <bdi translate="no" className="min-w-0 truncate font-medium">
          {home}
        </bdi>
        <X aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
      </AppLink>
    </p>
  );
}

/** Search and order, in the address. A change of the order goes by itself where script runs. */
export function ListSearch({ address }: { address: ListAddress }) {
  const words = useWords(listWords);
  const submit = useSubmit();
  return (
    <Form
      method="get"
      action="/app/forms"
      role="search"
      aria-label={words.forms}
      className="flex items-end gap-2 max-lg:w-full max-sm:flex-wrap lg:pb-2"
      key={`${address.search} ${address.home} ${address.sort}`}
    >
      {address.home ? <input type="hidden" name="home" value={address.home} /> : null}
      {address.filter === "current" ? null : <input type="hidden" name="show" value={address.filter} />}
      <TextField
        label={words.searchByTitle}
        isLabelHidden
        name="q"
        type="search"
        placeholder={words.searchByTitle}
        defaultValue={address.search}
        maxLength={150}
        enterKeyHint="search"
        autoComplete="off"
        wrapperClassName="min-w-0 grow sm:max-w-sm max-sm:basis-full"
      />
      <SelectField
        label={words.order}
        isLabelHidden
        name="sort"
        defaultValue={address.sort}
        options={formSorts.map((sort) => ({ value: sort, label: words.sorts[sort] }))}
        onChange={(event) => submit(event.currentTarget.form)}
        wrapperClassName="grow sm:w-44 sm:grow-0"
      />
      <Button type="submit" variant="outline">
        <Search aria-hidden="true" className="size-4" />
        {words.search}
      </Button>
    </Form>
  );
}
