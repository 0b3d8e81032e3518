import { useState } from "react";
import { sayCounted } from "../../../../kernel/counted";
import { Button } from "../../../../ui/button";
import { withDialog } from "../../../../ui/dialog";
import { useLater } from "../../../../ui/later";
import { useWords } from "../../../../ui/use-words";
import { placeIn } from "../../../applying/applications/order-words";
import type { QueueCounts, Queued } from "../../../applying/applications/queries/review-order.server";
import { useReview } from "../../decision/ui/use-review";
import { decisionWords } from "../words/decision-words";
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
  const { turn: words } = useWords(decisionWords);
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
            {isHead && behind > 0
              ? words.itsBefore({ number: behind, count: sayCounted(behind) })
              : isHead
                ? words.its
                : isSkipped
                  ? words.passedOver
                  : words.decided}
          </p>
          <p className="mb-3 max-w-prose text-ink-muted">
            {isHead ? words.itsNote : isSkipped ? words.passedOverNote : words.decidedNote}
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
            {words.passOver}
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
