import { Search } from "lucide-react";
import { Form } from "react-router";
import { AppLink } from "../../../../ui/app-link";
import { Button } from "../../../../ui/button";
import { TextField } from "../../../../ui/text-field";
import { useWords } from "../../../../ui/use-words";
import { homesWords } from "../homes-words";
import { type HomesAddress, homesHref } from "../list-address";

type TabsProps = { address: HomesAddress; totals: { current: number; archived: number } };

export function HomeTabs({ address, totals }: TabsProps) {
  const words = useWords(homesWords);
  return (
    <nav aria-label={words.whichHomes}>
      <ul className="flex gap-1">
        {(["current", "archived"] as const).map((which) => (
          <li key={which}>
            <AppLink
              to={homesHref({ search: address.search, isArchived: which === "archived" })}
              aria-current={(which === "archived") === address.isArchived ? "page" : undefined}
              className="-mb-px flex min-h-11 items-center gap-2 border-b-2 border-transparent px-3 whitespace-nowrap text-ink-muted hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink"
            >
              {words[which]}
              <span className="tabular text-sm">{totals[which]}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function HomeSearch({ address }: { address: HomesAddress }) {
  const words = useWords(homesWords);
  return (
    <Form
      method="get"
      action="/app/homes"
      role="search"
      aria-label={words.title}
      className="flex items-end gap-2 pb-2 max-lg:w-full"
      key={address.search}
    >
      {address.isArchived ? <input type="hidden" name="show" value="archived" /> : null}
      <TextField
        label={words.searchLabel}
        isLabelHidden
        name="q"
        type="search"
        placeholder={words.searchLabel}
        defaultValue={address.search}
        maxLength={150}
        enterKeyHint="search"
        autoComplete="off"
        wrapperClassName="min-w-0 grow sm:w-80"
      />
      <Button type="submit" variant="outline">
        <Search aria-hidden="true" className="size-4" />
        {words.search}
      </Button>
    </Form>
  );
}

/** What is done with the selected homes: buttons of the form around the list. */
export function BulkActs({ isArchived }: { isArchived: boolean }) {
  const words = useWords(homesWords);
  if (isArchived)
    return (
      <Button type="submit" name="intent" value="unarchive" variant="outline">
        {words.unarchive}
      </Button>
    );
  return (
    <fieldset className="flex flex-wrap items-end gap-x-3 gap-y-2">
      <legend className="mb-1 text-ink-muted text-sm">{words.withSelected}</legend>
      <Button type="submit" name="intent" value="close" variant="outline">
        {words.closeForms}
      </Button>
      <Button type="submit" name="intent" value="archive" variant="outline">
        {words.archive}
      </Button>
      <TextField label={words.extendUntil} name="until" type="date" wrapperClassName="w-44" />
      <Button type="submit" name="intent" value="extend" variant="outline">
        {words.extendForms}
      </Button>
    </fieldset>
  );
}
