import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { chainHashes, chainStart } from "../../../app/features/applying/viewings/chain";
import { commitmentTo, drawLot, placesOf } from "../../../app/features/applying/viewings/lot";
import { recordLines, type ViewingRecord } from "../../../app/features/applying/viewings/record";
import { runRecomputing } from "../../support/recomputing";

const seed = "5e".repeat(32);
const slot = {
  id: "11111111-1111-4111-8111-111111111111",
  startsAt: Date.UTC(2027, 2, 28, 9),
  endsAt: Date.UTC(2027, 2, 28, 10),
  capacity: 5,
  cancelledAt: null,
};

function requestsOf(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    id: randomUUID() as string,
    askedAt: Date.UTC(2027, 2, 1) + index,
    slotId: slot.id,
    people: 1 + (index % 4),
  }));
}

async function recordOf(requests: ReturnType<typeof requestsOf>): Promise<ViewingRecord> {
  const rule = { formId: randomUUID(), rule: "lot", commitment: await commitmentTo(seed) } as const;
  const hashes = await chainHashes(await chainStart(rule), requests);
  return {
    ...rule,
    seed,
    drawnAt: Date.UTC(2027, 2, 2),
    drawAt: Date.UTC(2027, 2, 2),
    slots: [slot],
    requests: requests.map((request, index) => ({ ...request, hash: hashes[index] ?? "" })),
    events: [],
  };
}

/** Each slot with its requests as drawn, by the script of docs/viewings.md; null where it refuses the record. */
function recompute(record: ViewingRecord): Record<string, string[]> | null {
  const { status, stdout } = runRecomputing(recordLines(record).join("\n"));
  if (status !== 0) return null;
  const lines = stdout.trim().split("\n");
  return Object.fromEntries(lines.map((line) => line.split(" ")).map(([id, ...order]) => [id, order]));
}

describe("the draw of a viewing", () => {
  it("is recomputed from the printed record by ten lines that are not ours", async () => {
    const requests = requestsOf(20);
    const record = await recordOf(requests);
    const order = await drawLot(
      seed,
      requests.map(({ id }) => id),
    );
    expect(recompute(record)).toEqual({ [slot.id]: order });
    const [first = ""] = order;
    const gone = {
      at: Date.UTC(2027, 2, 1, 12),
      kind: "cancelled",
      requestId: first,
      slotId: slot.id,
      place: null,
    } as const;
    expect(recompute({ ...record, events: [gone] })).toEqual({ [slot.id]: order.slice(1) });
  });

  it("is refused by them as soon as one request, its time, the rule or the seed is changed", async () => {
    const record = await recordOf(requestsOf(3));
    const [first, ...others] = record.requests;
    if (!first) throw new Error("no request");
    const changed: ViewingRecord[] = [
      { ...record, requests: [{ ...first, askedAt: first.askedAt - 1 }, ...others] },
      { ...record, requests: others },
      { ...record, rule: "order" },
      { ...record, seed: "00" },
    ];
    expect(changed.map(recompute)).toEqual(changed.map(() => null));
    expect(recompute(record)).not.toBeNull();
  });

  it("treats a thousand pairs of twins alike: the order in which they are read changes nothing, and each wins as often", async () => {
    const twins = requestsOf(2000);
    const order = await drawLot(
      seed,
      twins.map(({ id }) => id),
    );
    expect(await drawLot(seed, twins.map(({ id }) => id).toReversed())).toEqual(order);
    const at = new Map(order.map((id, index) => [id, index]));
    const pairs = Array.from({ length: 1000 }, (_, pair) => [twins[2 * pair]?.id ?? "", twins[2 * pair + 1]?.id ?? ""]);
    const wins = pairs.filter(([one, other]) => (at.get(one ?? "") ?? 0) < (at.get(other ?? "") ?? 0)).length;
    // Six standard deviations of a fair coin.
    expect(Math.abs(wins - 500)).toBeLessThan(95);
  });

  it("gives the places of a slot from the first and lets the others wait in the drawn order", () => {
    expect(placesOf(["a", "b", "c"], 2)).toEqual([
      { id: "a", place: 1 },
      { id: "b", place: 2 },
      { id: "c", place: null },
    ]);
  });
});
