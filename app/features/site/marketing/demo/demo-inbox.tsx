import type { ReactNode } from "react";
import { formatMoney } from "../../../../kernel/money";
import { ButtonLink } from "../../../../ui/button-link";
import { usePageLocale, useWords } from "../../../../ui/use-words";
import type { ListRow } from "../../../deciding/inbox/rules/list-row";
import { InboxList } from "../../../deciding/inbox/ui/inbox-list";
import { useSitePath } from "../ui/use-site-path";
import { demoWords } from "../words/demo-words";
import { frameWords } from "../words/frame-words";
import { demoBase, demoRent } from "./read-demo";

/** The landlord's list, for everybody to read: nothing in it can be pressed but what opens a page. */
export function DemoInbox({ rows }: { rows: readonly ListRow[] }) {
  const words = useWords(demoWords).list;
  const at = useSitePath();
  const rent = formatMoney(demoRent.amountMinor, demoRent.currency, usePageLocale());
  return (
    <DemoShell>
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1 className="font-[560] font-serif text-[1.375rem] leading-tight tracking-tight sm:text-[1.75rem]">
          {words.title}
        </h1>
        <p className="text-ink-muted text-sm">{words.lead({ rent, count: rows.length })}</p>
      </div>
      <div className="mt-3 max-md:-mx-4 max-md:border-line max-md:border-t sm:max-md:-mx-6">
        <InboxList rows={rows} hasForms={false} toOne={({ id }) => at(`${demoBase}/${id}`)} />
      </div>
    </DemoShell>
  );
}

/** What says on each page of the demo that it is one, and where the real thing begins. */
export function DemoShell({ children }: { children: ReactNode }) {
  const words = useWords(demoWords);
  const { createForm } = useWords(frameWords);
  const at = useSitePath();
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-4 pb-12 sm:px-6">
      <aside
        aria-label={words.about}
        className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md bg-accent-soft px-4 py-2.5"
      >
        <p>{words.what}</p>
        <ButtonLink to={at("/start")} size="sm">
          {createForm}
        </ButtonLink>
      </aside>
      {children}
    </div>
  );
}
