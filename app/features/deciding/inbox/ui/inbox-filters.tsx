import { Search, SlidersHorizontal } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Form, useSubmit } from "react-router";
import { AppLink } from "../../../../ui/app-link";
import { Button } from "../../../../ui/button";
import { SelectField } from "../../../../ui/select-field";
import { May } from "../../../../ui/team-role";
import { TextField } from "../../../../ui/text-field";
import { useWords } from "../../../../ui/use-words";
import { stateWords } from "../../../applying/applications/state-words";
import type { InboxPage } from "../queries/list-applicants.server";
import { type InboxAddress, inboxHref, listFlags, listOnly, listSorts, listStates } from "../rules/list-address";
import { filterWords } from "../words/filters-words";
import { flagWords } from "../words/flag-words";
import { ActiveFilters } from "./active-filters";
import { filterNames } from "./filter-names";
import { HideNames } from "./hide-names";
import { InboxChips } from "./inbox-chips";

type InboxHeadProps = { address: InboxAddress; actions: ReactNode } & Pick<
  InboxPage,
  "forms" | "home" | "waiting" | "people" | "assigned" | "hidesNames" | "mayHideNames"
>;

/** Title, boxes, search and filters: two lines on a desk; on a phone what is rare waits behind one button. */
export function InboxHead({ address, actions, ...page }: InboxHeadProps) {
  const words = useWords(filterWords);
  const [isOpen, setIsOpen] = useState(false);
  const rare = isOpen ? "" : "max-md:hidden";
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2 md:gap-y-2.5">
      <h1 className="font-serif text-[1.375rem] font-[560] tracking-tight md:text-[1.75rem]">{words.title}</h1>
      <Button
        variant="ghost"
        size="icon"
        aria-label={words.searchAndFilters}
        aria-expanded={isOpen}
        className="ms-auto md:hidden"
        onClick={() => setIsOpen(!isOpen)}
      >
        <Search aria-hidden="true" className="size-5" />
      </Button>
      <Boxes address={address} className={rare} />
      <InboxForm key={inboxHref(address)} address={address} rare={rare} actions={actions} {...page} />
    </header>
  );
}

/** Inbox or archive: tabs that are addresses. */
function Boxes({ address, className }: { address: InboxAddress; className: string }) {
  const words = useWords(filterWords);
  return (
    <nav aria-label={words.boxes} className={className}>
      <ul className="flex gap-1">
        {([false, true] as const).map((isArchived) => (
          <li key={String(isArchived)}>
            <AppLink
              to={inboxHref({ ...address, isArchived, after: null })}
              aria-current={isArchived === address.isArchived ? "page" : undefined}
              className="flex min-h-9 items-center rounded-md px-3 text-[0.9375rem] whitespace-nowrap text-ink-muted hover:text-ink aria-[current=page]:bg-paper-sunken aria-[current=page]:font-medium aria-[current=page]:text-ink pointer-coarse:min-h-11"
            >
              {isArchived ? words.archive : words.inbox}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const plainSelect =
  "min-h-9 max-w-36 text-ellipsis lg:first-of-type:max-w-52 rounded-md bg-transparent px-1 text-sm font-medium hover:bg-paper-sunken pointer-coarse:min-h-11";

/** In the address, all of it. A choice goes by itself where script runs. */
function InboxForm({
  address,
  rare,
  actions,
  forms,
  home,
  waiting,
  people,
  assigned,
  hidesNames,
  mayHideNames,
}: InboxHeadProps & { rare: string }) {
  const words = useWords(filterWords);
  const flags = useWords(flagWords);
  const states = useWords(stateWords);
  const submit = useSubmit();
  const names = filterNames({ ...words, states }, { address, forms, waiting });
  const [isMore, setIsMore] = useState(false);
  const go = (event: { currentTarget: { form: HTMLFormElement | null } }) => submit(event.currentTarget.form);
  const choice = (name: "state" | "only" | "flag", options: readonly { value: string; label: string }[]) => (
    <SelectField
      label={words.kinds[name]}
      name={name}
      defaultValue={String(address[name] ?? "")}
      placeholder={words.all}
      options={options}
      onChange={go}
    />
  );
  const plain = (name: "form" | "sort", label: string, options: readonly { value: string; label: string }[]) => (
    <select
      name={name}
      aria-label={label}
      defaultValue={String(address[name] ?? "")}
      onChange={go}
      className={`${plainSelect} ${rare}`}
    >
      {options.map(({ value, label: option }) => (
        <option key={value} value={value}>
          {option}
        </option>
      ))}
    </select>
  );
  return (
    <Form method="get" action="/app/applicants" role="search" aria-label={words.applicants} className="contents">
      {address.isArchived ? <input type="hidden" name="show" value="archived" /> : null}
      {address.home ? <input type="hidden" name="home" value={address.home} /> : null}
      {address.assigned ? <input type="hidden" name="assigned" value={address.assigned} /> : null}
      <div className={`flex gap-2 max-md:w-full md:ms-auto ${rare}`}>
        <TextField
          label={words.searchBy}
          isLabelHidden
          name="q"
          type="search"
          placeholder={hidesNames ? words.searchHintHidden : words.searchHint}
          defaultValue={address.search}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          aria-keyshortcuts="/"
          wrapperClassName="grow"
          className="md:min-h-9 md:w-52 md:py-1 md:text-sm pointer-coarse:min-h-11"
        />
        <Button type="submit" variant="outline" size="sm" aria-label={words.search}>
          <Search aria-hidden="true" className="size-4" />
        </Button>
      </div>
      <div className={`flex items-center gap-2 ${rare}`}>
        <May needs="manager" isForAll>
          <HideNames isOn={hidesNames} may={mayHideNames} />
        </May>
        {actions}
      </div>
      <div className="flex w-full flex-wrap items-center gap-x-2 gap-y-2 lg:flex-nowrap">
        <InboxChips address={address} waiting={waiting} hasTeam={people.length > 0} assigned={assigned} />
        {plain("form", words.form, [
          { value: "", label: words.allForms },
          ...forms.map((form) => ({ value: form.id, label: names.ofForm(form) })),
        ])}
        {plain(
          "sort",
          words.order,
          listSorts.map((value) => ({ value, label: words.sorts[value] })),
        )}
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={isMore}
          aria-controls="more-filters"
          className={rare}
          onClick={() => setIsMore(!isMore)}
        >
          <SlidersHorizontal aria-hidden="true" className="size-4" />
          {words.more}
        </Button>
      </div>
      <div
        id="more-filters"
        hidden={!isMore}
        className={isMore ? "grid w-full grid-cols-2 gap-x-3 gap-y-4 lg:grid-cols-5" : undefined}
      >
        {choice(
          "state",
          listStates.map((value) => ({ value, label: names.ofState(value) })),
        )}
        {choice(
          "only",
          listOnly.map((value) => ({ value, label: names.ofOnly(value) })),
        )}
        {choice(
          "flag",
          listFlags.map((value) => ({ value, label: flags.names[value] })),
        )}
        <TextField label={words.receivedFrom} type="date" name="from" defaultValue={address.from ?? ""} onChange={go} />
        <TextField label={words.receivedUntil} type="date" name="to" defaultValue={address.to ?? ""} onChange={go} />
        <AppLink
          to="/app/homes"
          className="inline-flex min-h-11 items-center self-end text-sm underline underline-offset-4"
        >
          {words.chooseHome}
        </AppLink>
      </div>
      {isMore ? null : <ActiveFilters address={address} home={home} hasTeam={people.length > 0} />}
    </Form>
  );
}
