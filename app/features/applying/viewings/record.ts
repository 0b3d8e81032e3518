import { type ChainedRequest, type PublishedRule, requestLine } from "./chain";

/** How the viewings of a form were given, without a name: what a court reads, and what anybody recomputes. */
export type ViewingRecord = PublishedRule & {
  /** Null where order decides, and until the lot is drawn. */
  seed: string | null;
  slots: readonly { id: string; startsAt: number; capacity: number }[];
  requests: readonly (ChainedRequest & { hash: string })[];
  /** What happened afterwards, in its order. `reason`: of an exception. */
  events: readonly {
    at: number;
    kind: string;
    requestId: string;
    slotId: string;
    place: number | null;
    reason: string;
  }[];
};

/** The record as lines of plain text: printed in the PDF, and read by whoever recomputes it. */
export function recordLines({ seed, slots, requests, events, ...rule }: ViewingRecord): string[] {
  return [
    `form ${rule.formId}`,
    `rule ${rule.rule}`,
    `commitment ${rule.commitment ?? "-"}`,
    `seed ${seed ?? "-"}`,
    ...slots.map(({ id, startsAt, capacity }) => `slot ${id} ${new Date(startsAt).toISOString()} ${capacity}`),
    ...requests.map((request) => `request ${requestLine(request)} ${request.hash}`),
    ...events.map(
      ({ at, kind, requestId, slotId, place, reason }) =>
        `${kind} ${requestId} ${new Date(at).toISOString()} ${slotId} ${place ?? "-"}${reason && ` ${reason}`}`,
    ),
  ];
}
