import { useState } from "react";
import { sayCounted } from "../../../../kernel/counted";
import { Button } from "../../../../ui/button";
import { withDialog } from "../../../../ui/dialog";
import { useLater } from "../../../../ui/later";
import { placeIn } from "../../../applying/applications/order-words";
import type { QueueCounts, Queued } from "../../../applying/applications/queries/review-order.server";
import { useReview } from "../../decision/ui/use-review";
import { type Arrival, ExactTimes, type Where } from "./exact-times";

const skipDialog = withDialog(async () => (await import("./skip-dialog.client")).SkipDialog);

export type TurnProps = Where & {
  application: {
    id: string;
    formId: string;
    isSkipped: boolean;
    arrival: Arrival;
    queue: readonly Queued[];
    queueCounts: QueueCounts;
  };
};

/** On the page of the one whose turn it is: its times, and the way past it. */
export function Turn({ application, ...where }: TurnProps) {
  const { id, formId, isSkipped, arrival, queue, queueCounts } = application;
  const [isAsking, setIsAsking] = useState(false);
  const SkipDialog = useLater(skipDialog, isAsking);
  const { post } = useReview();
  const isHead = placeIn(queue, id) === 1;
  const behind = queueCounts.waiting - 1;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <p className="font-medium">
            {isHead ? "Its turn" : isSkipped ? "Passed over" : "Decided"}
            {isHead && behind > 0 ? `, ${sayCounted(behind)} ${behind === 1 ? "waits" : "wait"} behind it` : ""}
          </p>
          <p className="mb-3 max-w-prose text-ink-muted">
            {isHead
              ? "You read this form in order. The next one opens when this one is decided, withdrawn or passed over. Give 72 hours for anything missing; an offer is usually good for 48."
              : isSkipped
                ? "It has had its turn. You can decide on it at any time."
                : "You read this form in order."}
          </p>
          <ExactTimes arrival={arrival} {...where} />
        </div>
        {isHead ? (
          <Button
            variant="outline"
            className="print:hidden"
            onPointerEnter={skipDialog.load}
            onFocus={skipDialog.load}
            onClick={() => setIsAsking(true)}
          >
            Pass over
          </Button>
        ) : null}
      </div>
      {SkipDialog ? (
        <SkipDialog
          id={id}
          onClose={() => setIsAsking(false)}
          onSkip={(fields) => post({ intent: "skip", formId, applicationId: id, ...fields })}
        />
      ) : null}
    </>
  );
}
