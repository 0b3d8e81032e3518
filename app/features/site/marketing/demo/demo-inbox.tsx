import type { ReactNode } from "react";
import { ButtonLink } from "../../../../ui/button-link";
import type { ListRow } from "../../../deciding/inbox/rules/list-row";
import { InboxList } from "../../../deciding/inbox/ui/inbox-list";
import { demoBase } from "./read-demo";

/** The landlord's list, for everybody to read: nothing in it can be pressed but what opens a page. */
export function DemoInbox({ rows }: { rows: readonly ListRow[] }) {
  return (
    <DemoShell>
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1 className="font-[560] font-serif text-[1.375rem] leading-tight tracking-tight sm:text-[1.75rem]">
          Tenant Applications
        </h1>
        <p className="text-ink-muted text-sm">
          14 Maple Street, $1,850 a month, {rows.length} applications. Open one to read it.
        </p>
      </div>
      <div className="mt-3 max-md:-mx-4 max-md:border-line max-md:border-t sm:max-md:-mx-6">
        <InboxList rows={rows} hasForms={false} toOne={({ id }) => `${demoBase}/${id}`} />
      </div>
    </DemoShell>
  );
}

/** What says on each page of the demo that it is one, and where the real thing begins. */
export function DemoShell({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-4 pb-12 sm:px-6">
      <aside
        aria-label="About this demo"
        className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md bg-accent-soft px-4 py-2.5"
      >
        <p>This is the landlord’s side, with invented people. Look around: nothing is stored, no account needed.</p>
        <ButtonLink to="/start" size="sm">
          Create your form
        </ButtonLink>
      </aside>
      {children}
    </div>
  );
}
