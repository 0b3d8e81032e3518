import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { z } from "zod";
import type { Database } from "../../db/client.server";
import { linkToken } from "../../db/schema/platform";
import type { Clock } from "../clock";
import { keyedHash, sha256Hex } from "../crypto";
import { counterLimit, proofCosts } from "./challenge";

const lifeMs = 30 * 60 * 1000;
const algorithm = "PBKDF2/SHA-256";
/** A spent proof, as its row says; `ref` is the draft's id. */
const spentPurpose = "spent-proof";

type Parts = {
  db: Database;
  clock: Clock;
  config: { secret: string };
  screen: { count(what: string): void };
};

/** What a calculation is for: a draft of a form, or a form that is being started (`formId` "start"). */
type Bound = { id: string; formId: string };

/** A fresh calculation for one draft of one form, signed, as JSON for the page. `cost`: one of `proofCosts`. */
export async function makeChallenge(services: Parts, draft: Bound, cost: number = proofCosts[0]): Promise<string> {
  services.screen.count("altcha:asked");
  const challenge = await createChallenge({
    algorithm,
    cost,
    deriveKey,
    // The answer is known beforehand, so that checking it is one HMAC.
    counter: randomInt(counterLimit - 1, 100),
    data: { form: draft.formId, draft: draft.id },
    expiresAt: Math.floor((services.clock.now().getTime() + lifeMs) / 1000),
    ...(await secretsOf(services)),
  });
  return JSON.stringify(challenge);
}

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.literal(algorithm),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(proofCosts),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
      data: z.strictObject({ form: z.string(), draft: z.string() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** Whether a posted answer solves this draft's calculation in time, for the first time; it is used up then. */
export async function spendProof(services: Parts, draft: Bound, posted: string): Promise<boolean> {
  const payload = payloadSchema.safeParse(parseJson(posted));
  if (!payload.success) return false;
  const { challenge, solution } = payload.data;
  const { data, expiresAt, nonce } = challenge.parameters;
  const now = services.clock.now().getTime();
  if (data.form !== draft.formId || data.draft !== draft.id || expiresAt * 1000 <= now) return false;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...(await secretsOf(services)) });
  if (!verified) return false;
  // The library knows no replay: the row of a nonce is written once.
  const spent = await services.db
    .insert(linkToken)
    .values({
      hash: await sha256Hex(nonce),
      purpose: spentPurpose,
      ref: draft.id,
      createdAt: now,
      expiresAt: now + lifeMs,
      usedAt: now,
    })
    .onConflictDoNothing()
    .returning({ hash: linkToken.hash });
  if (spent.length > 0) services.screen.count("altcha:solved");
  return spent.length > 0;
}

async function secretsOf({ config }: Parts) {
  const [hmacSignatureSecret, hmacKeySignatureSecret] = await Promise.all([
    keyedHash(config.secret, "proof", "challenge"),
    keyedHash(config.secret, "proof", "key"),
  ]);
  return { hmacSignatureSecret, hmacKeySignatureSecret };
}

function parseJson(text: string): unknown {
  try {
    return text.length > 4096 ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
