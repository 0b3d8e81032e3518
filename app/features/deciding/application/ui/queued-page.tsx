import { countedAtMost, sayCounted } from "../../../../kernel/counted";
import { ButtonLink } from "../../../../ui/button-link";
import { useWords } from "../../../../ui/use-words";
import type { Queued } from "../../../applying/applications/queries/review-order.server";
import { decisionWords } from "../words/decision-words";
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
  const { queue: words } = useWords(decisionWords);
  const [first] = queue;
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-prose text-lg">
        {before < countedAtMost ? words.number({ number: before + 1 }) : words.many({ count: sayCounted(before) })}{" "}
        {words.why}
      </p>
      <ExactTimes arrival={arrival} {...where} />
      {first ? (
        <div>
          <ButtonLink to={`${base}?applicationId=${first.id}`} preload="none">
            {words.toFirst}
          </ButtonLink>
        </div>
      ) : null}
    </div>
  );
}
