import type { ReactNode } from "react";
import { classNames } from "./class-names";

/** One headed part of a long page. `content` null or false: there is nothing to show, so no heading either. */
export type Panel = {
  id: string;
  title: string;
  content: ReactNode;
  /** Not on paper: for the eyes of who looks alone. */
  isScreenOnly?: boolean;
  /** On a wide screen it stands beside the next one, where the page lays panels out in two columns. */
  isHalf?: boolean;
};
export type IndexEntry = { id: string; title: string; isNested?: boolean };

const isShown = ({ content }: Panel) => content !== null && content !== undefined && content !== false;

/** What the index of a page says of these. */
export function entriesOf(panels: readonly Panel[]): IndexEntry[] {
  return panels.filter(isShown).map(({ id, title }) => ({ id, title }));
}

export function PanelList({ panels }: { panels: readonly Panel[] }) {
  return panels.filter(isShown).map(({ id, title, content, isScreenOnly, isHalf }) => (
    <section
      key={id}
      aria-labelledby={id}
      className={classNames(isScreenOnly && "print:hidden", !isHalf && "xl:col-span-2") || undefined}
    >
      <h2 id={id} className="mb-3 scroll-mt-24 text-lg font-semibold break-after-avoid">
        {title}
      </h2>
      {content}
    </section>
  ));
}

/** Where to jump to on a long page: a row to push aside on a phone, a column that stays in sight on a desk. */
export function PageIndex({ entries }: { entries: readonly IndexEntry[] }) {
  return (
    <nav aria-label="On this page" className="print:hidden">
      <p className="mb-2 text-sm font-medium text-ink-muted max-lg:sr-only">On this page</p>
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
