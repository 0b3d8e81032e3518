import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { and, eq, sql } from "drizzle-orm";
import { passkey } from "../../../db/schema/second-factor";
import { toBase64Url } from "../../../kernel/ids";
import { BRAND } from "../../../kernel/messages";
import type { AuthParts } from "../auth-scope.server";
import { type StepPurpose, startStep, takeStep } from "./steps.server";

type Parts = Pick<AuthParts, "db" | "clock" | "ids" | "config">;
type Person = { id: string; email: string; name: string };

const PASSKEYS_MAX = 20;
const TIMEOUT_MS = 5 * 60_000;
/** EdDSA, ES256, RS256, by their COSE numbers. */
const algorithms = [-8, -7, -257];

function partyOf({ config }: Pick<Parts, "config">): { id: string; origin: string } {
  const { hostname, origin } = new URL(config.baseUrl);
  return { id: hostname, origin };
}

/** What `navigator.credentials.create` needs, as JSON. The passkey is kept by the device, and asks for its PIN or finger. */
export async function registrationOptions(parts: Parts, person: Person) {
  const known = await parts.db.select({ id: passkey.id }).from(passkey).where(eq(passkey.userId, person.id));
  return {
    rp: { id: partyOf(parts).id, name: BRAND },
    user: { id: toBase64Url(new TextEncoder().encode(person.id)), name: person.email, displayName: person.name },
    challenge: await startStep(parts, "passkey-register", person.id),
    pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key" as const, alg })),
    timeout: TIMEOUT_MS,
    attestation: "none" as const,
    authenticatorSelection: {
      residentKey: "required" as const,
      requireResidentKey: true,
      userVerification: "required" as const,
    },
    excludeCredentials: known.map(({ id }) => ({ id, type: "public-key" as const })),
  };
}

/** What `navigator.credentials.get` needs, as JSON. Of nobody at a sign-in: the passkey says whose it is. */
export async function assertionOptions(
  parts: Parts,
  purpose: "passkey-sign-in" | "passkey-confirm",
  userId: string | null,
) {
  const own = userId ? await parts.db.select({ id: passkey.id }).from(passkey).where(eq(passkey.userId, userId)) : [];
  return {
    challenge: await startStep(parts, purpose, userId),
    rpId: partyOf(parts).id,
    timeout: TIMEOUT_MS,
    userVerification: "required" as const,
    allowCredentials: own.map(({ id }) => ({ id, type: "public-key" as const })),
  };
}

/** Stores a new passkey of `userId`; false when the answer is not one to a challenge of ours, or there are too many. */
export async function addPasskey(
  parts: Parts,
  userId: string,
  input: { response: unknown; name: string },
): Promise<boolean> {
  const { id, origin } = partyOf(parts);
  const verified = await verifyRegistrationResponse({
    response: input.response as RegistrationResponseJSON,
    expectedChallenge: takesChallenge(parts, "passkey-register", userId),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null);
  if (!verified?.verified) return false;
  const { credential } = verified.registrationInfo;
  const transports = (credential.transports ?? []).filter((name) => /^[a-z-]{2,20}$/.test(name)).join(",");
  const added =
    await parts.db.all(sql`INSERT INTO ${passkey} (id, user_id, name, public_key, counter, transports, created_at)
    SELECT ${credential.id}, ${userId}, ${input.name}, ${toBase64Url(credential.publicKey)}, ${credential.counter},
      ${transports}, ${parts.clock.now().getTime()}
    WHERE (SELECT count(*) FROM ${passkey} WHERE user_id = ${userId}) < ${PASSKEYS_MAX}
    ON CONFLICT DO NOTHING RETURNING id`);
  return added.length === 1;
}

/** Whose passkey answered; null when none of ours did, or the challenge was another's, another page's, or used. */
export async function takeAssertion(
  parts: Parts,
  purpose: "passkey-sign-in" | "passkey-confirm",
  input: { response: unknown; userId: string | null },
): Promise<string | null> {
  const response = input.response as AuthenticationResponseJSON;
  const [row] = await parts.db.select().from(passkey).where(eq(passkey.id, response.id));
  if (!row || (input.userId !== null && row.userId !== input.userId)) return null;
  const { id, origin } = partyOf(parts);
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: takesChallenge(parts, purpose, input.userId),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: { id: row.id, publicKey: fromBase64Url(row.publicKey), counter: row.counter },
  }).catch(() => null);
  if (!verified?.verified) return null;
  const counter = verified.authenticationInfo.newCounter;
  const used = await parts.db
    .update(passkey)
    .set({ counter, usedAt: parts.clock.now().getTime() })
    .where(and(eq(passkey.id, row.id), eq(passkey.counter, row.counter)))
    .returning({ userId: passkey.userId });
  return used[0]?.userId ?? null;
}

/** A challenge is taken by the first answer to it, right or wrong. */
function takesChallenge(parts: Parts, purpose: StepPurpose, userId: string | null) {
  return (challenge: string) => takeStep(parts, { token: challenge, purpose, userId });
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
