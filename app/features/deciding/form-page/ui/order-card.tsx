import { formatExactly } from "../../../../kernel/home-zone";
import { AppLink } from "../../../../ui/app-link";
import { Button } from "../../../../ui/button";
import { Card } from "../../../../ui/card";
import { Formatted } from "../../../../ui/formatted";
import { standingLinkClass } from "../../../../ui/link-style";
import { useWords } from "../../../../ui/use-words";
import type { Queued } from "../../../applying/applications/queries/review-order.server";
import { stateWords } from "../../../applying/applications/state-words";
import type { Where } from "../../application/ui/exact-times";
import { useReview } from "../../decision/ui/use-review";
import { formWords } from "../words/form-words";

export type OrderCardProps = Where & {
  formId: string;
  base: string;
  isInOrder: boolean;
  queue: readonly Queued[];
  /** What the law of the place says of it. */
  hint: string | null;
};

/** The choice to read in order, and the queue where it is made. */
export function OrderCard({ formId, base, isInOrder, queue, hint, ...where }: OrderCardProps) {
  const { order: words } = useWords(formWords);
  const states = useWords(stateWords);
  const { post, isPending } = useReview();
  return (
    <Card
      title={isInOrder ? words.queue : words.inOrder}
      id="queue"
      actions={
        <Button
          variant="outline"
          size="sm"
          pending={isPending}
          onClick={() => post({ intent: isInOrder ? "read-freely" : "read-in-order", formId })}
        >
          {isInOrder ? words.freely : words.inOrder}
        </Button>
      }
    >
      <p className="max-w-prose text-ink-muted">{isInOrder ? words.inOrderText : words.freelyText}</p>
      {hint ? <p className="mt-2 max-w-prose">{hint}</p> : null}
      {isInOrder && queue.length === 0 ? <p className="mt-4">{words.nobody}</p> : null}
      {isInOrder && queue.length > 0 ? (
        <ol className="mt-4 divide-y divide-line border-y border-line">
          {queue.map((one, index) => (
            <li key={one.id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5">
              <span className="flex items-baseline gap-3">
                <span className="tabular w-8 font-medium">{index + 1}.</span>
                {index === 0 ? (
                  <AppLink to={`${base}?applicationId=${one.id}`} preload="none" className={standingLinkClass}>
                    {words.read({ reference: one.reference })}
                  </AppLink>
                ) : (
                  <span className="font-mono text-sm" translate="no">
                    {one.reference}
                  </span>
                )}
                <span className="text-sm text-ink-muted">{one.isWaiting ? words.notComplete : states[one.state]}</span>
              </span>
              <Formatted
                className="tabular text-sm text-ink-muted"
                text={formatExactly(one.householdCompletedAt ?? one.submittedAt, where.locale, where.zone)}
              />
            </li>
          ))}
        </ol>
      ) : null}
    </Card>
  );
}
