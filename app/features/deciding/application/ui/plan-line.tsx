import type { ReactNode } from "react";
import { AppLink } from "../../../../ui/app-link";
import { useWords } from "../../../../ui/use-words";
import { decisionWords } from "../words/decision-words";

/** What a credit would do here, in one calm line with the place where it says what it costs. */
export function PlanLine({ planAt, children }: { planAt: string; children: ReactNode }) {
  const words = useWords(decisionWords);
  return (
    <p className="text-ink-muted">
      {children}{" "}
      <AppLink className="underline underline-offset-4" to={planAt}>
        {words.creditOffer}
      </AppLink>
    </p>
  );
}
