import type { ReactNode } from "react";
import { useParams } from "react-router";
import { BRAND } from "../../../../kernel/messages";
import { readLanguage } from "../../../../kernel/page-locale";
import { directionOf } from "../../../../kernel/text-direction";
import { inEveryLanguage } from "../../../../kernel/words";
import css from "../../../../styles/apply.css?inline";
import foldCss from "../../../../styles/apply-fold.css?inline";
import wideCss from "../../../../styles/apply-wide.css?inline";
import en from "../../../../words/en/answering/shell";
import { TranslationNote } from "./languages";

/** The style sheets as they stand in the pages; their hashes are in the pages' policy. */
export const applyStyles = [css, foldCss, wideCss];

const shellWords = inEveryLanguage("answering/shell", en);

/** On every page of a form; the builder's preview has none. */
function ReportLink({ locale }: { locale: string }) {
  const { rentFormUrlId } = useParams();
  if (!rentFormUrlId) return null;
  const to = `/apply/${rentFormUrlId}/report`;
  return (
    <p className="muted end">
      <a href={`${to}?lang=${locale}`} rel="nofollow">
        {shellWords[readLanguage(locale)].reportLink}
      </a>
    </p>
  );
}

type ApplyShellProps = {
  locale: string;
  /** Small line at the top: the form's title. */
  title: string;
  /** Title of the browser's tab. */
  tab: string;
  /** False on the page that the link leads to. */
  hasReportLink?: boolean;
  /** On a page with a second column: what stands at the top beside the mark, in place of the title. */
  wideTop?: ReactNode;
  /** On a narrow page: the languages, in the mark's place at the top. */
  languages?: ReactNode;
  /** What stands at the foot of a translation; given by pages that know a way out of it. */
  note?: ReactNode;
  /** Parts of it are folded. */
  hasFolds?: boolean;
  children: ReactNode;
};

/** The frame of every page for tenants. React puts the style element into the head. */
export function ApplyShell({
  locale,
  title,
  tab,
  hasReportLink = true,
  wideTop,
  languages,
  note,
  hasFolds,
  children,
}: ApplyShellProps) {
  return (
    <>
      <title>{`${tab} | ${BRAND}`}</title>
      <style href="apply" precedence="default">
        {css}
      </style>
      {wideTop || hasFolds ? (
        <style href="apply-fold" precedence="fold">
          {foldCss}
        </style>
      ) : null}
      {wideTop ? (
        <style href="apply-wide" precedence="wide">
          {wideCss}
        </style>
      ) : null}
      <main id="main" className={wideTop ? "page wide" : "page"} lang={locale} dir={directionOf(locale)}>
        {wideTop ? (
          <div className="top">
            <Mark />
            {wideTop}
          </div>
        ) : (
          <div className="top">
            <span dir="auto">{title}</span>
            {languages ?? <span>{BRAND}</span>}
          </div>
        )}
        {children}
        {hasReportLink ? <ReportLink locale={locale} /> : null}
        {languages ? <p className="muted">{BRAND}</p> : null}
        {note ?? <TranslationNote locale={readLanguage(locale)} />}
      </main>
    </>
  );
}

function Mark() {
  return (
    <span className="mark">
      <svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true">
        <rect width="32" height="32" rx="7" fill="#1c5139" />
        <path
          d="M6.5 15 16 7l9.5 8M10 17.5h12M10 21.5h12M10 25.5h7"
          fill="none"
          stroke="#fffdf9"
          strokeWidth="2.3"
          strokeLinecap="round"
        />
      </svg>
      {BRAND}
    </span>
  );
}
