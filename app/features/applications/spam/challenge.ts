/** What the page hands to its solver; a part of altcha's parameters. Nothing else of the challenge matters to it. */
export type SolverTask = {
  parameters: { nonce: string; salt: string; cost: number; keyLength: number; keyPrefix: string };
};

/** A calculation on a page: altcha's challenge as JSON. */
export type AskedProof = { challenge: string; isAgain: boolean };

/** Counters are looked for from 0 up to this; a page without an answer by then gives up. */
export const counterLimit = 400;

/** Name of the field that the answer is posted in; empty: the page asked, and nobody calculated. */
export const proofName = "proof";
