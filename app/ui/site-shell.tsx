import type { ReactNode } from "react";
import type { SiteFooterProps } from "./site-footer";
import { SiteFooter } from "./site-footer";
import type { SiteHeaderProps } from "./site-header";
import { SiteHeader } from "./site-header";
import { SkipLink } from "./skip-link";

export type SiteShellProps = {
  header: SiteHeaderProps;
  footer: SiteFooterProps;
  /** The page has a head of its own. What it holds lives on when that changes, so it is no other tree. */
  isBare?: boolean;
  children: ReactNode;
};

/** Header, main, footer: every page of the public site. */
export function SiteShell({ header, footer, isBare = false, children }: SiteShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {isBare ? null : <SiteHeader {...header} />}
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      {isBare ? null : <SiteFooter {...footer} />}
    </div>
  );
}
