import type { ReactNode } from "react";
import { classNames } from "./class-names";

export type NoticeProps = { tone?: "neutral" | "accent" | "amber" | "red"; title?: ReactNode; children?: ReactNode };

const tones = {
  neutral: "border-line-strong bg-paper-sunken",
  accent: "border-accent bg-accent-soft",
  amber: "border-amber bg-amber-soft",
  red: "border-red bg-red-soft",
};

/** Something to know before going on, in the flow of the page. Amber is for "look here", red for what went wrong. */
export function Notice({ tone = "neutral", title, children }: NoticeProps) {
  return (
    <div className={classNames("rounded-md border border-s-4 px-4 py-3", tones[tone])}>
      {title ? <p className="font-semibold">{title}</p> : null}
      {children ? <div className={title ? "mt-1" : undefined}>{children}</div> : null}
    </div>
  );
}
