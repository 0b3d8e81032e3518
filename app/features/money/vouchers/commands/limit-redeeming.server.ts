import { keyedHash } from "../../../../platform/crypto";
import { makeChallenge, spendProof } from "../../../../platform/proof-of-work/proof-of-work.server";
import type { RateVerdict } from "../../../../platform/rate-limit";
import type { Services } from "../../../../services";
import { redeemLimits, unknownVouchers } from "../rules";

/** Who tries: `address` as `clientAddress` has it, `userId` null for a visitor. */
export type Trier = { address: string; userId: string | null };

/** "free": go on. "proof": first the calculation, JSON for the page. "wait": no more within so many seconds. */
export type Verdict =
  | { kind: "free" }
  | { kind: "proof"; challenge: string }
  | { kind: "wait"; retryAfterSeconds: number };

/** Counts one press: five unknown secrets use the hour up (each counts twice), then each costs a calculation (`posted`). */
export async function countPress(services: Services, trier: Trier, posted: string | null): Promise<Verdict> {
  if (await count(services, trier)) return { kind: "free" };
  const bound = { id: await keyedHash(services.config.secret, "redeem-proof", trier.address), formId: "redeem" };
  if (!posted || !(await spendProof(services, bound, posted)))
    return { kind: "proof", challenge: await makeChallenge(services, bound) };
  const verdict = await services.rateLimit.take(redeemLimits.withProof, trier.address);
  return verdict.allowed ? { kind: "free" } : { kind: "wait", retryAfterSeconds: verdict.retryAfterSeconds };
}

/** Counts a secret that nobody knows: twice, of which `countPress` has counted one where there was a press. */
export async function countUnknown(
  services: Services,
  trier: Trier,
  { isPressed }: { isPressed: boolean },
): Promise<RateVerdict> {
  // The admin is told by the alarm "voucherGuesses".
  await services.rateLimit.take(unknownVouchers, "all");
  if (!isPressed) await count(services, trier);
  return services.rateLimit.take(redeemLimits.perAddress, trier.address);
}

async function count({ rateLimit }: Services, { address, userId }: Trier): Promise<boolean> {
  const verdicts = await Promise.all([
    rateLimit.take(redeemLimits.perAddress, address),
    ...(userId ? [rateLimit.take(redeemLimits.perAccount, userId)] : []),
  ]);
  return verdicts.every(({ allowed }) => allowed);
}
