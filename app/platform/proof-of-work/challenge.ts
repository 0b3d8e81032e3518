/** What the page hands to its solver; a part of altcha's parameters. Nothing else of the challenge matters to it. */
export type SolverTask = {
  parameters: { nonce: string; salt: string; cost: number; keyLength: number; keyPrefix: string };
};

/** A calculation on a page: altcha's challenge as JSON. */
export type AskedProof = { challenge: string; isAgain: boolean };

/** Iterations of PBKDF2 for each counter: half a second in all on a desk, a few seconds on an old phone; then twice and four times that. */
export const proofCosts = [5000, 10_000, 20_000] as const;

/** What a calculation costs once `count` came within the hour, of which the first `free` needed none. */
export function costOf(count: number, free: number): number {
  const doublings = Math.floor(Math.log2(Math.max(1, count / free)));
  return proofCosts[Math.min(doublings, proofCosts.length - 1)] ?? proofCosts[0];
}

/** Counters are looked for from 0 up to this; a page without an answer by then gives up. */
export const counterLimit = 400;

/** Name of the field that the answer is posted in; empty: the page asked, and nobody calculated. */
export const proofName = "proof";
