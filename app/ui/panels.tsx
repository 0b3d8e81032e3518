import type { ReactNode } from "react";
import { frameWords } from "./frame-words";
import { useWords } from "./use-words";

/** One headed part of a long page. `content` null or false: there is nothing to show, so no heading either. */
export type Panel = {
  id: string;
  title: string;
  content: ReactNode;
  /** Not on paper: for the eyes of who looks alone. */
  isScreenOnly?: boolean;
  /** As one of several tabs: a shorter name, how much is in it, and whether some of that was not seen. */
  tab?: { label: string; count: number; isNew?: boolean };
};
export type IndexEntry = { id: string; title: string; isNested?: boolean };

export function shownOf(panels: readonly Panel[]): Panel[] {
  return panels.filter(({ content }) => content !== null && content !== undefined && content !== false);
}

/** What the index of a page says of these. */
export function entriesOf(panels: readonly Panel[]): IndexEntry[] {
  return shownOf(panels).map(({ id, title }) => ({ id, title }));
}

/** Where to jump to on a long page: a row to push aside on a phone, a column that stays in sight on a desk. */
export function PageIndex({ entries }: { entries: readonly IndexEntry[] }) {
  const { onThisPage } = useWords(frameWords);
  return (
    <nav aria-label={onThisPage} className="print:hidden">
      <p className="mb-2 text-sm font-medium text-ink-muted max-lg:sr-only">{onThisPage}</p>
      <ul className="flex gap-x-5 overflow-x-auto max-lg:more-aside max-lg:border-b max-lg:border-line lg:flex-col lg:overflow-visible lg:border-s lg:border-line lg:pb-0">
        {entries.map(({ id, title, isNested }) => (
          <li key={id} className="max-lg:shrink-0">
            <a
              href={`#${id}`}
              className={`flex min-h-11 items-center whitespace-nowrap text-[0.9375rem] text-ink-muted hover:text-ink lg:min-h-8 lg:py-1 lg:whitespace-normal lg:underline-offset-4 lg:hover:underline ${isNested ? "lg:ps-7 lg:text-sm" : "lg:ps-4 lg:font-medium lg:text-ink"}`}
            >
              <bdi className="min-w-0 [overflow-wrap:anywhere]">{title}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
