import type { ReactNode } from "react";
import { NavLink } from "react-router";

export type TabLink = { label: ReactNode; to: string; count?: number; end?: boolean };

/** Tabs that are addresses: they work without script, and the back button knows them. */
export function TabsNav({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav aria-label={label} className="-mx-1 overflow-x-auto border-b border-line px-1">
      <ul className="flex gap-1">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <NavLink
              to={tab.to}
              end={tab.end}
              className="flex min-h-11 items-center gap-2 border-b-2 border-transparent px-3 max-sm:px-2 whitespace-nowrap text-ink-muted hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink"
            >
              {tab.label}
              {tab.count === undefined ? null : <span className="tabular text-sm">{tab.count}</span>}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
