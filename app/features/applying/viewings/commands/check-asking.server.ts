import type { RentFormId } from "../../../../kernel/ids";
import { networkOf } from "../../../../platform/client-address";
import { keyedHash } from "../../../../platform/crypto";
import { type AskedProof, costOf } from "../../../../platform/proof-of-work/challenge";
import { makeChallenge, spendProof } from "../../../../platform/proof-of-work/proof-of-work.server";
import type { RateRule, RateVerdict } from "../../../../platform/rate-limit";
import type { Services } from "../../../../services";
import { freeAsks, viewingRates } from "../rules";

type Asking = {
  formId: RentFormId;
  /** Where the request comes from, as a key for counting. */
  address: string;
  /** The answer to a calculation as it was posted; null: none. */
  posted: string | null;
  /** Somebody whose browser runs no script sends it as it is. */
  isPlain: boolean;
  /** The field that people do not see was filled in. */
  isSuspect: boolean;
};

/** Null where a request may go on; else how long to wait, or the calculation to make first. */
export async function checkAsking(
  services: Services,
  { formId, address, posted, isPlain, isSuspect }: Asking,
): Promise<{ retryAfterSeconds: number } | { proof: AskedProof } | null> {
  const verdict = await takeBoth(services, address);
  if (!verdict.allowed) return verdict;
  const free = await services.rateLimit.take(freeAsks, formId);
  if (free.allowed && !isSuspect && !(await services.screen.switchedUntil("proof-everywhere"))) return null;
  if (isPlain) {
    const plain = await services.rateLimit.take(viewingRates.askPlain, address);
    return plain.allowed ? null : plain;
  }
  const id = await keyedHash(services.config.secret, "viewing-proof", `${address}:${formId}`);
  const bound = { id, formId: "viewing" };
  if (posted && (await spendProof(services, bound, posted))) return null;
  const used = free.allowed ? freeAsks.limit : (free.used ?? freeAsks.limit);
  const challenge = await makeChallenge(services, bound, costOf(used, freeAsks.limit));
  return { proof: { challenge, isAgain: Boolean(posted) } };
}

/** Counts one of an address, and of its network: one that asks too often does not use up its neighbours' share. */
async function takeBoth({ rateLimit }: Services, address: string): Promise<RateVerdict> {
  const take = (rule: RateRule, key: string) => rateLimit.take(rule, key);
  const network = networkOf(address);
  const verdict = await take(viewingRates.ask, address);
  return verdict.allowed && network ? take(viewingRates.askOfNetwork, network) : verdict;
}
