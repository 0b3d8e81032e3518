import { sha256Hex } from "../../../kernel/sha256";

/** Published before anybody asks; the seed itself after the draw. */
export function commitmentTo(seed: string): Promise<string> {
  return sha256Hex(seed);
}

/** Requests in the order in which the lot draws them: by the hash of the seed and the request's id, and by nothing else. */
export async function drawLot(seed: string, requestIds: readonly string[]): Promise<string[]> {
  const ranked = await Promise.all(requestIds.map(async (id) => ({ id, rank: await sha256Hex(`${seed} ${id}`) })));
  return ranked.toSorted((a, b) => (a.rank < b.rank ? -1 : 1)).map(({ id }) => id);
}

/** Who has which place of one slot, from 1; the others wait in this order. */
export function placesOf(order: readonly string[], capacity: number): { id: string; place: number | null }[] {
  return order.map((id, index) => ({ id, place: index < capacity ? index + 1 : null }));
}
