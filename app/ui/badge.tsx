import type { ReactNode } from "react";
import { classNames } from "./class-names";

export type BadgeTone = "neutral" | "accent" | "amber" | "red";

const tones: Record<BadgeTone, string> = {
  neutral: "border-line bg-paper-sunken text-ink",
  accent: "border-accent/30 bg-accent-soft text-accent",
  amber: "border-amber/30 bg-amber-soft text-amber",
  red: "border-red/30 bg-red-soft text-red",
};

/** A state in a word. The word says it; the tone only helps the eye. */
export function Badge({ tone = "neutral", children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1 rounded-full border px-2.5 py-0.5 text-sm font-medium whitespace-nowrap",
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
