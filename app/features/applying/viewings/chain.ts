import type { ViewingRule } from "../../../db/schema/viewings";
import { sha256Hex } from "../../../kernel/sha256";

/** What was published before the first request. `commitment`: the hash of the lot's seed; null where order decides. */
export type PublishedRule = { formId: string; rule: ViewingRule; commitment: string | null };

/** A request without a word about who asked. `number` counts the requests of a form from 1. */
export type ChainedRequest = { number: number; id: string; askedAt: number; slotId: string; people: number };

/** The hash that the first request follows: whoever changes the rule afterwards changes all that come. */
export function chainStart({ formId, rule, commitment }: PublishedRule): Promise<string> {
  return sha256Hex(`${formId} ${rule} ${commitment ?? "-"}`);
}

/** A request as the record prints it. */
export function requestLine({ number, id, askedAt, slotId, people }: ChainedRequest): string {
  return `${number} ${id} ${new Date(askedAt).toISOString()} ${slotId} ${people}`;
}

/** The hashes of requests in their order, each over the former hash and its own line. */
export async function chainHashes(start: string, requests: readonly ChainedRequest[]): Promise<string[]> {
  const hashes: string[] = [];
  for (const request of requests) hashes.push(await sha256Hex(`${hashes.at(-1) ?? start} ${requestLine(request)}`));
  return hashes;
}
