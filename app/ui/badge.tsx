import type { ReactNode } from "react";
import { classNames } from "./class-names";

export type BadgeTone = "neutral" | "accent" | "amber" | "red";

const tones: Record<BadgeTone, string> = {
  neutral: "text-ink-muted",
  accent: "text-accent",
  amber: "text-amber",
  red: "text-red",
};

/** A shape for each tone, so that the mark says it without its colour. */
const shapes: Record<BadgeTone, ReactNode> = {
  neutral: <circle cx="5" cy="5" r="3.25" fill="none" stroke="currentColor" strokeWidth="1.5" />,
  accent: <circle cx="5" cy="5" r="4" fill="currentColor" />,
  amber: <path d="M5 .75 9.5 9h-9z" fill="currentColor" />,
  red: <path d="M1 1h8v8H1z" fill="currentColor" />,
};

/** A state as a drawn mark and its word. */
export function Badge({ tone = "neutral", children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className={classNames("inline-flex items-center gap-1.5 font-medium text-sm whitespace-nowrap", tones[tone])}>
      <svg viewBox="0 0 10 10" aria-hidden="true" className="size-2.5 shrink-0">
        {shapes[tone]}
      </svg>
      {children}
    </span>
  );
}
