import type { ReactNode } from "react";
import { AppLink } from "../../../../ui/app-link";

/** What a credit would do here, in one calm line with the place where it says what it costs. */
export function PlanLine({ planAt, children }: { planAt: string; children: ReactNode }) {
  return (
    <p className="text-ink-muted">
      {children}{" "}
      <AppLink className="underline underline-offset-4" to={planAt}>
        See what a credit adds
      </AppLink>
    </p>
  );
}
