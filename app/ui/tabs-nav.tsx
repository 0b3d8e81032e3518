import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";

type TabLink = { label: ReactNode; to: string; count?: number; end?: boolean };

type TabsNavProps = {
  label: string;
  tabs: readonly TabLink[];
  /** Beside a title, where a line of their own would end in the middle of the page. */
  isBeside?: boolean;
};

/** Tabs that are addresses: they work without script, and the back button knows them. */
export function TabsNav({ label, tabs, isBeside = false }: TabsNavProps) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useCurrentInSight(nav, pathname);
  return (
    <nav
      aria-label={label}
      ref={nav}
      className={`more-aside overflow-x-auto ${isBeside ? "" : "border-line border-b"}`}
    >
      <ul className="flex gap-x-5 sm:gap-x-6">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <NavLink
              to={tab.to}
              end={tab.end}
              className="flex min-h-11 items-center gap-2 border-b-2 border-transparent whitespace-nowrap text-ink-muted hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink"
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

/** A narrow screen cuts a row of tabs: the one that one is on must be in it. `current` says which that is. */
export function useCurrentInSight(nav: RefObject<HTMLElement | null>, current: string | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current one stands elsewhere in the row
  useEffect(() => {
    const [row, tab] = [nav.current, nav.current?.querySelector<HTMLElement>("[aria-current=page]")];
    if (row && tab) row.scrollLeft += middleOf(tab) - middleOf(row);
  }, [nav, current]);
}

function middleOf(element: HTMLElement): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
