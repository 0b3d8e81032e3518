import { type ReactNode, useRef } from "react";
import { useLocation } from "react-router";
import { AppLink } from "../../../../ui/app-link";
import { type Panel, shownOf } from "../../../../ui/panels";
import { useCurrentInSight } from "../../../../ui/tabs-nav";
import { useWords } from "../../../../ui/use-words";
import { useWithinPage } from "../../../../ui/within-page";
import { pageWords } from "../words/page-words";

/** Name in the address of the part that stands beside the answers. */
const tabKey = "tab";

/** `part`: what the address asks for; null: the answers, which on a desk stand beside the first part. */
export type OpenTab = { panels: Panel[]; part: string | null };

export function useOpenTab(beside: readonly Panel[]): OpenTab {
  const panels = shownOf(beside);
  const asked = new URLSearchParams(useLocation().search).get(tabKey);
  return { panels, part: panels.find(({ id }) => id === asked)?.id ?? null };
}

/** The same page with another part open: the list that one came from stays known. */
export function useTabAddress(): (part: string | null) => string {
  const { pathname, search } = useLocation();
  return (part) => {
    const query = new URLSearchParams(search);
    query.delete(tabKey);
    if (part !== null) query.set(tabKey, part);
    return `${pathname}?${query}`;
  };
}

type TabsProps = OpenTab & {
  /** On a phone the answers are one tab of them. */
  withAnswers?: boolean;
  className: string;
};

/** Tabs that are addresses: they work without script, and nothing is fetched for one that is here already. */
export function ApplicationTabs({ panels, part, withAnswers = false, className }: TabsProps) {
  const words = useWords(pageWords);
  const addressOf = useTabAddress();
  const withinPage = useWithinPage();
  const nav = useRef<HTMLElement>(null);
  useCurrentInSight(nav, part);
  const current = part ?? (withAnswers ? null : (panels[0]?.id ?? null));
  const answers = { id: null, tab: { label: words.answers, count: 0, isNew: false } };
  return (
    <nav
      ref={nav}
      aria-label={words.parts}
      className={`more-aside overflow-x-auto border-b border-line print:hidden ${className}`}
    >
      <ul className="flex gap-x-4 sm:gap-x-5 lg:gap-x-4">
        {[...(withAnswers ? [answers] : []), ...panels].map(({ id, tab }) => (
          <li key={id} className="shrink-0">
            <AppLink
              to={addressOf(id)}
              replace
              {...withinPage}
              preventScrollReset={!withAnswers}
              preload="none"
              aria-current={id === current ? "page" : undefined}
              className="flex min-h-11 items-center gap-1.5 border-b-2 border-transparent whitespace-nowrap text-[0.9375rem] text-ink-muted hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {tab?.label}
              {tab?.count ? <span className="tabular font-normal text-ink-muted">{tab.count}</span> : null}
              {tab?.isNew ? (
                <span className="size-2 rounded-full bg-accent">
                  <span className="sr-only">{words.hasNew}</span>
                </span>
              ) : null}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** All parts, one of them in sight; on paper each after the other under its heading. */
export function TabPanels({ panels, part }: OpenTab): ReactNode {
  return panels.map(({ id, title, content, isScreenOnly }, index) => {
    const look = part === id ? "" : part === null && index === 0 ? "max-lg:hidden print:block" : "hidden print:block";
    return (
      <section
        key={id}
        aria-labelledby={id}
        className={isScreenOnly ? look.replace("print:block", "print:hidden") : look}
      >
        <h2
          id={id}
          className="sr-only break-after-avoid print:not-sr-only print:mb-3 print:font-semibold print:text-lg"
        >
          {title}
        </h2>
        {content}
      </section>
    );
  });
}
