import { chainHashes, chainStart } from "./chain";
import { commitmentTo, drawLot } from "./lot";
import type { ViewingRecord } from "./record";

export type RecordCheck = {
  /** No request was added, removed or changed since it was asked. */
  isChainWhole: boolean;
  /** Of a lot that was drawn: its seed is the one that was committed to. */
  isSeedKept: boolean | null;
  /** Numbers of requests that got a place before somebody who was ahead of them, or a place that was not free; null until one is given. */
  outOfTurn: number[] | null;
};

type Checked = Pick<ViewingRecord, "formId" | "rule" | "commitment" | "seed" | "drawnAt"> & {
  requests: ViewingRecord["requests"];
  slots: readonly { id: string; capacity: number }[];
  events: ViewingRecord["events"];
};
type Request = Checked["requests"][number] & { givenAt: number; endedAt: number; place: number | null };

/** Requests of one moment are written by several machines, whose clocks differ. */
const clocksDifferByMs = 10_000;

/** Computes again what a record says. Exceptions take nobody's place, and have reasons of their own. */
export async function checkRecord(record: Checked): Promise<RecordCheck> {
  const { requests, seed, commitment, drawnAt, slots, events } = record;
  // The last ones may be so new that they have no hash yet.
  const hashed = requests.filter(({ hash }) => hash !== "-");
  const hashes = await chainHashes(await chainStart(record), hashed);
  const isChainWhole =
    hashed.every(({ hash, number }, index) => hash === hashes[index] && number === index + 1) &&
    requests.every((request, index) => request.number === index + 1);
  const isSeedKept = drawnAt === null || seed === null ? null : (await commitmentTo(seed)) === commitment;
  if (!events.some(({ kind }) => kind === "given")) return { isChainWhole, isSeedKept, outOfTurn: null };
  const outOfTurn: number[] = [];
  for (const slot of slots) {
    const line = await lineOf(record, slot.id);
    outOfTurn.push(...findOutOfTurn(line, slot.capacity));
  }
  return { isChainWhole, isSeedKept, outOfTurn: outOfTurn.toSorted((a, b) => a - b) };
}

/** The requests of a slot in the order in which places are theirs: first those of the lot, then by number. */
async function lineOf({ requests, events, seed, drawnAt }: Checked, slotId: string): Promise<Request[]> {
  const exceptions = new Set(events.flatMap(({ kind, requestId }) => (kind === "exception" ? [requestId] : [])));
  const line = requests
    .filter((request) => request.slotId === slotId && !exceptions.has(request.id))
    .map((request) => {
      const own = events.filter(({ requestId }) => requestId === request.id);
      const given = own.find(({ kind }) => kind === "given");
      const ended = own.find(({ kind }) => kind === "cancelled");
      const endedAt = ended?.at ?? Number.POSITIVE_INFINITY;
      return { ...request, givenAt: given?.at ?? Number.POSITIVE_INFINITY, endedAt, place: given?.place ?? null };
    });
  if (seed === null || drawnAt === null) return line;
  const isDrawn = ({ askedAt, endedAt }: Request) => askedAt <= drawnAt && endedAt > drawnAt;
  const order = await drawLot(
    seed,
    line.filter(isDrawn).map(({ id }) => id),
  );
  const byId = new Map(line.map((request) => [request.id, request]));
  return [...order.flatMap((id) => byId.get(id) ?? []), ...line.filter((request) => !isDrawn(request))];
}

function findOutOfTurn(line: readonly Request[], capacity: number): number[] {
  return line.flatMap((request, index) => {
    const { givenAt, endedAt, place, number } = request;
    if (place === null || !Number.isFinite(givenAt)) return [];
    const wasPassedOver = line
      .slice(0, index)
      .some((ahead) => Math.min(ahead.givenAt, ahead.endedAt) > givenAt + clocksDifferByMs);
    const isTaken = line.some(
      (other) =>
        other !== request &&
        other.place === place &&
        other.givenAt < endedAt - clocksDifferByMs &&
        givenAt < other.endedAt - clocksDifferByMs,
    );
    return wasPassedOver || isTaken || place > capacity ? [number] : [];
  });
}
