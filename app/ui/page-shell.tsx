import type { ReactNode } from "react";
import { classNames } from "./class-names";

export type PageShellProps = {
  title: ReactNode;
  /** A short line above the title: the area or the step. */
  eyebrow?: ReactNode;
  /** One or two sentences beneath the title. */
  lead?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** narrow: one column of a form; default: pages; wide: lists and tables. */
  width?: "narrow" | "default" | "wide";
  /** Titles of the public site are set large. */
  isLarge?: boolean;
  children?: ReactNode;
};

/** A page begins at the logo's edge; only a single column of a form stands in the middle. */
const widths = {
  narrow: { outer: "max-w-2xl", inner: undefined },
  default: { outer: "max-w-6xl", inner: "max-w-4xl" },
  wide: { outer: "max-w-6xl", inner: undefined },
};

/** The frame of a page's contents: one h1, one measure, one rhythm. The main element is the root layout's. */
export function PageShell({
  title,
  eyebrow,
  lead,
  actions,
  width = "default",
  isLarge = false,
  children,
}: PageShellProps) {
  return (
    <div className={classNames("mx-auto w-full px-4 py-8 sm:px-6 sm:py-12", widths[width].outer)}>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 max-w-2xl">
          {eyebrow ? <p className="mb-2 text-sm font-medium text-accent">{eyebrow}</p> : null}
          <h1
            className={classNames(
              "font-serif font-[560] tracking-tight",
              isLarge ? "text-4xl sm:text-5xl" : "text-2xl sm:text-3xl",
            )}
          >
            {title}
          </h1>
          {lead ? <p className="mt-3 text-lg text-ink-muted">{lead}</p> : null}
        </div>
        {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
      </header>
      <div className={classNames("mt-8", widths[width].inner)}>{children}</div>
    </div>
  );
}
