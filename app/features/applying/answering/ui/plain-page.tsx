import type { ReactNode } from "react";
import type { PageLocale } from "../../../../kernel/page-locale";
import { pageWords } from "../page-words";
import { ApplyShell } from "./apply-shell";

export type PlainReason = keyof (typeof pageWords)["en"]["closed"];

/** A short honest page where no step can be shown. */
export function PlainPage({
  locale,
  reason,
  children,
}: {
  locale: PageLocale;
  reason: PlainReason;
  children?: ReactNode;
}) {
  const words = pageWords[locale];
  const [title = "", text = ""] = words.closed[reason];
  return (
    <ApplyShell locale={locale} title={words.applyFor} tab={title} hasReportLink={reason !== "unknown"}>
      <h1>{title}</h1>
      <p>{text}</p>
      {reason === "unknown" ? <p>{words.cutOff}</p> : null}
      {children}
      <p className="end">
        <a className="sec" href="/">
          {words.goHome}
        </a>
      </p>
    </ApplyShell>
  );
}
