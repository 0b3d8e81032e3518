import type { ReactNode } from "react";
import { BRAND } from "../../../kernel/messages";
import css from "../../../styles/apply.css?inline";

/** The style sheet as it stands in the page; its hash is in the page's policy. */
export const applyStyles = css;

type ApplyShellProps = {
  locale: string;
  /** Small line at the top: the form's title. */
  title: string;
  /** Title of the browser's tab. */
  tab: string;
  children: ReactNode;
};

/** The frame of every page for tenants. React puts the style element into the head. */
export function ApplyShell({ locale, title, tab, children }: ApplyShellProps) {
  return (
    <>
      <title>{`${tab} | ${BRAND}`}</title>
      <style href="apply" precedence="default">
        {css}
      </style>
      <main id="main" className="page" lang={locale}>
        <div className="top">
          <span dir="auto">{title}</span>
          <span>{BRAND}</span>
        </div>
        {children}
      </main>
    </>
  );
}
