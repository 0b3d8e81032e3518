import { useState } from "react";
import { Button } from "../../../../ui/button";
import { useLater } from "../../../../ui/later";
import { useWords } from "../../../../ui/use-words";
import { stateAfter } from "../../../applying/applications/states";
import { decisionDialog } from "../../decision/ui/later-dialogs";
import { useReview } from "../../decision/ui/use-review";
import type { Compared } from "../rules/compare";
import { applicantHref } from "../rules/list-address";
import { compareWords } from "../words/compare-words";
import { CompareGrid } from "./compare-grid";

type CompareTableProps = { compared: readonly Compared[]; criteria: readonly string[] | null };

/** Two to four applications, line by line, without sum or rank. The nameless are put on the shortlist or declined here. */
export function CompareTable({ compared, criteria }: CompareTableProps) {
  const words = useWords(compareWords);
  const [asking, setAsking] = useState<Compared | null>(null);
  const close = () => setAsking(null);
  const { post, isPending, refusal } = useReview(close, close);
  const DecisionDialog = useLater(decisionDialog, asking !== null);
  return (
    <section
      aria-label={words.title}
      aria-busy={isPending}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative overflow-x-auto border-line-strong border-t"
    >
      <CompareGrid
        compared={compared}
        criteria={criteria}
        hrefOf={applicantHref}
        nextStep={(one) => (
          <NextStep
            key={one.id}
            one={one}
            take={(move) => (move === "shortlist" ? post({ intent: "shortlist", ids: one.id }) : setAsking(one))}
          />
        )}
      />
      {asking && DecisionDialog ? (
        <DecisionDialog
          move="decline"
          ids={[asking.id]}
          refusal={refusal}
          isPending={isPending}
          onClose={close}
          post={post}
        />
      ) : null}
    </section>
  );
}

const steps = ["shortlist", "decline"] as const;

function NextStep({ one, take }: { one: Compared; take: (move: (typeof steps)[number]) => void }) {
  const words = useWords(compareWords);
  const open = steps.filter((move) => stateAfter(one.state, move) !== null);
  if (open.length === 0) return <span className="text-ink-muted">{words.decided}</span>;
  return (
    <div className="flex flex-wrap gap-2">
      {open.map((move) => (
        <Button
          key={move}
          variant="outline"
          size="sm"
          aria-label={words.stepsOf[move]({ name: one.name })}
          className="max-sm:px-2"
          onClick={() => take(move)}
        >
          {words.steps[move]}
        </Button>
      ))}
    </div>
  );
}
