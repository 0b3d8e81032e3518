import { type ChainedRequest, type PublishedRule, requestLine } from "./chain";

/** What became of a request, in the order in which it happened. An exception is a place out of turn. */
export type RecordEvent = {
  at: number;
  kind: "given" | "exception" | "cancelled" | "seen" | "missed" | "let-through";
  requestId: string;
  slotId: string;
  place: number | null;
};

/** `cancelledAt`: when the landlord called it off. */
export type RecordSlot = { id: string; startsAt: number; endsAt: number; capacity: number; cancelledAt: number | null };

/** How the viewings of a form were given, without a name: what a court reads, and what anybody recomputes. */
export type ViewingRecord = PublishedRule & {
  /** Null where order decides, and until the lot is drawn. */
  seed: string | null;
  drawnAt: number | null;
  /** When the lot is to be drawn; it is not printed. */
  drawAt: number | null;
  slots: readonly RecordSlot[];
  requests: readonly (ChainedRequest & { hash: string })[];
  events: readonly RecordEvent[];
};

/** The record as lines of plain text: printed in the PDF, and read by whoever recomputes it. */
export function recordLines({ seed, drawnAt, slots, requests, events, ...rule }: ViewingRecord): string[] {
  return [
    `form ${rule.formId}`,
    `rule ${rule.rule}`,
    `commitment ${rule.commitment ?? "-"}`,
    `seed ${seed ?? "-"}`,
    `drawn ${drawnAt === null ? "-" : timeOf(drawnAt)}`,
    ...slots.map(({ id, startsAt, capacity }) => `slot ${id} ${timeOf(startsAt)} ${capacity}`),
    ...slots.flatMap(({ id, cancelledAt }) =>
      cancelledAt === null ? [] : [`called-off ${id} ${timeOf(cancelledAt)}`],
    ),
    ...requests.map((request) => `request ${requestLine(request)} ${request.hash}`),
    ...events.map(
      ({ at, kind, requestId, slotId, place }) => `${kind} ${requestId} ${timeOf(at)} ${slotId} ${place ?? "-"}`,
    ),
  ];
}

function timeOf(at: number): string {
  return new Date(at).toISOString();
}
