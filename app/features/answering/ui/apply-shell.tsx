import type { ReactNode } from "react";
import { useParams } from "react-router";
import { BRAND } from "../../../kernel/messages";
import css from "../../../styles/apply.css?inline";

/** The style sheet as it stands in the page; its hash is in the page's policy. */
export const applyStyles = css;

const reportWords: Record<string, string> = {
  en: "Report this form",
  es: "Denunciar este formulario",
  fr: "Signaler ce formulaire",
};

/** On every page of a form; the builder's preview has none. */
function ReportLink({ locale }: { locale: string }) {
  const { rentFormUrlId } = useParams();
  if (!rentFormUrlId) return null;
  const to = `/apply/${rentFormUrlId}/report`;
  return (
    <p className="muted end">
      <a href={`${to}?lang=${locale}`} rel="nofollow">
        {reportWords[locale] ?? reportWords.en}
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
  children: ReactNode;
};

/** The frame of every page for tenants. React puts the style element into the head. */
export function ApplyShell({ locale, title, tab, hasReportLink = true, children }: ApplyShellProps) {
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
        {hasReportLink ? <ReportLink locale={locale} /> : null}
      </main>
    </>
  );
}
