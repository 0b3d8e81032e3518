import { countedAtMost, sayCounted } from "../../../../kernel/counted";
import { ButtonLink } from "../../../../ui/button-link";
import type { Queued } from "../../../applying/applications/queries/review-order.server";
import { type Arrival, ExactTimes, type Where } from "./exact-times";

export type QueuedPageProps = Where & {
  base: string;
  reference: string;
  arrival: Arrival;
  queue: readonly Queued[];
  /** So many wait before it. */
  before: number;
};

/** In place of an application whose turn has not come: where it stands, and nothing of what it says. */
export function QueuedPage({ base, arrival, queue, before, ...where }: QueuedPageProps) {
  const [first] = queue;
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-prose text-lg">
        {before < countedAtMost
          ? `This application is number ${before + 1} in the queue.`
          : `${sayCounted(before)} wait before this application.`}{" "}
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
