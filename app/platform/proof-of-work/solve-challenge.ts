import { counterLimit, type SolverTask } from "./challenge";

export type ProofAnswer = { tried: number } | { counter: number; derivedKey: string } | { failed: true };

/** The calculation itself, for browsers: PBKDF2, counter after counter, until the key begins as the server said. */
export async function solveChallenge({ parameters }: SolverTask, tell: (answer: ProofAnswer) => void): Promise<void> {
  const { nonce, salt, cost, keyLength, keyPrefix } = parameters;
  const password = new Uint8Array(nonce.length / 2 + 4);
  password.set(bytesOf(nonce));
  const view = new DataView(password.buffer);
  try {
    for (let counter = 0; counter < counterLimit; counter += 1) {
      view.setUint32(nonce.length / 2, counter);
      const key = await crypto.subtle.importKey("raw", password, "PBKDF2", false, ["deriveBits"]);
      const how = { name: "PBKDF2", hash: "SHA-256", salt: bytesOf(salt), iterations: cost };
      const derivedKey = hexOf(await crypto.subtle.deriveBits(how, key, keyLength * 8));
      if (derivedKey.startsWith(keyPrefix)) return tell({ counter, derivedKey });
      if (counter % 10 === 0) tell({ tried: counter });
    }
  } catch {
    // An old browser, or a page without https.
  }
  tell({ failed: true });
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hexOf(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
