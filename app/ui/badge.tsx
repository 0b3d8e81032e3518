import type { ReactNode } from "react";

export type BadgeTone = "neutral" | "accent" | "amber" | "red";

const tones: Record<BadgeTone, string> = {
  neutral: "text-ink-muted",
  accent: "text-accent",
  amber: "text-amber",
  red: "text-red",
};

/** A state as a drawn mark (styles/app.css, a shape for each tone) and its word. */
export function Badge({ tone = "neutral", children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span data-tone={tone} className={`state-mark font-medium text-sm whitespace-nowrap ${tones[tone]}`}>
      {children}
    </span>
  );
}
