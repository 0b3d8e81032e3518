import { ButtonLink } from "../../../../ui/button-link";
import { placeIn } from "../../../applying/applications/order-words";
import type { Queued } from "../../../applying/applications/queries/review-order.server";
import { queueShownAtMost } from "../../../applying/applications/states";
import { type Arrival, ExactTimes, type Where } from "./exact-times";

export type QueuedPageProps = Where & {
  id: string;
  base: string;
  reference: string;
  arrival: Arrival;
  queue: readonly Queued[];
};

/** In place of an application whose turn has not come: where it stands, and nothing of what it says. */
export function QueuedPage({ id, base, arrival, queue, ...where }: QueuedPageProps) {
  const place = placeIn(queue, id);
  const [first] = queue;
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-prose text-lg">
        {place === null
          ? `More than ${queueShownAtMost} wait before this application.`
          : `This application is number ${place} in the queue.`}{" "}
        You read this form in order: it opens when those before it are decided, withdrawn or passed over.
      </p>
      <ExactTimes arrival={arrival} {...where} />
      {first ? (
        <div>
          <ButtonLink to={`${base}?applicationId=${first.id}`} preload="none">
            Read the one whose turn it is
          </ButtonLink>
        </div>
      ) : null}
    </div>
  );
}
