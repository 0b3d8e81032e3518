import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { describe, expect, it } from "vitest";
import type { ApplicationId, RentFormId } from "../../../app/kernel/ids";
import { makeChallenge, spendProof } from "../../../app/platform/proof-of-work/proof-of-work.server";
import { testServices } from "../../support/services";

function aDraft() {
  return { id: crypto.randomUUID() as ApplicationId, formId: crypto.randomUUID() as RentFormId };
}

async function solved(challenge: string): Promise<string> {
  const parsed = JSON.parse(challenge) as Challenge;
  const solution = await solveChallenge({ challenge: parsed, deriveKey });
  return JSON.stringify({ challenge: parsed, solution });
}

describe("a proof-of-work calculation", () => {
  it("is valid once, for its own draft of its own form, within its time", async () => {
    const services = testServices({ now: new Date() });
    const [mine, other] = [aDraft(), aDraft()];
    const proof = await solved(await makeChallenge(services, mine));
    expect(await spendProof(services, other, proof)).toBe(false);
    expect(await spendProof(services, { ...mine, formId: other.formId }, proof)).toBe(false);
    expect(await spendProof(services, mine, proof)).toBe(true);
    expect(await spendProof(services, mine, proof)).toBe(false);

    const late = await solved(await makeChallenge(services, mine));
    services.setNow(new Date(services.clock.now().getTime() + 31 * 60_000));
    expect(await spendProof(services, mine, late)).toBe(false);
  });

  it("is accepted once when many submit it at once", async () => {
    const services = testServices();
    const mine = aDraft();
    const proof = await solved(await makeChallenge(services, mine));
    const spent = await Promise.all(Array.from({ length: 10 }, () => spendProof(testServices(), mine, proof)));
    expect(spent.filter(Boolean).length).toBe(1);
  });

  it("is invalid once any part of it was changed", async () => {
    const services = testServices();
    const mine = aDraft();
    const proof = JSON.parse(await solved(await makeChallenge(services, mine)));
    const { parameters } = proof.challenge;
    const other = aDraft();
    const changed = [
      { ...proof, solution: { ...proof.solution, derivedKey: "00".repeat(32) } },
      { ...proof, challenge: { ...proof.challenge, signature: "00".repeat(32) } },
      {
        ...proof,
        challenge: { ...proof.challenge, parameters: { ...parameters, expiresAt: parameters.expiresAt + 1 } },
      },
      { ...proof, challenge: { ...proof.challenge, parameters: { ...parameters, cost: 1 } } },
      { challenge: { parameters: proof.challenge.parameters }, solution: proof.solution },
      {},
    ];
    for (const one of changed) expect(await spendProof(services, mine, JSON.stringify(one))).toBe(false);
    for (const text of ["", "x", "null", "[]", "9".repeat(5000)])
      expect(await spendProof(services, mine, text)).toBe(false);
    // Bound by the signature, not by what the sender says it is bound to.
    const rebound = { ...parameters, data: { form: other.formId, draft: other.id } };
    const forOther = { ...proof, challenge: { ...proof.challenge, parameters: rebound } };
    expect(await spendProof(services, other, JSON.stringify(forOther))).toBe(false);
    expect(await spendProof(services, mine, JSON.stringify(proof))).toBe(true);
  });
});
