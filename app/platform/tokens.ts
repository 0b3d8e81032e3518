import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { deriveKey } from "./crypto";

/** Short signed things that need no row: the time a draft page was made, a sealed cookie. Each purpose has its own key. */
export type SignedTokens = {
  sign(purpose: string, claims: Record<string, string | number>, lifetimeSeconds: number): Promise<string>;
  /** The claims, or null when the token is of another purpose, changed, or past its time. */
  verify(purpose: string, token: string): Promise<Record<string, unknown> | null>;
};

const ISSUER = "rentform";

/** Signs with the first of the secrets, and takes what any of them signed. */
export function createSignedTokens(secrets: readonly [string, ...string[]], now: () => Date): SignedTokens {
  const keys = new Map<string, Promise<Uint8Array>>();
  const keyFor = (purpose: string, secret: string = secrets[0]) => {
    const place = `${secrets.indexOf(secret)} ${purpose}`;
    const known = keys.get(place) ?? deriveKey(secret, `token:${purpose}`);
    keys.set(place, known);
    return known;
  };
  return {
    async sign(purpose, claims, lifetimeSeconds) {
      const issuedAt = Math.floor(now().getTime() / 1000);
      return new SignJWT(claims)
        .setProtectedHeader({ alg: "HS256", typ: `rf-${purpose}` })
        .setIssuer(ISSUER)
        .setAudience(purpose)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
        .sign(await keyFor(purpose));
    },
    async verify(purpose, token) {
      const options = {
        algorithms: ["HS256"],
        typ: `rf-${purpose}`,
        issuer: ISSUER,
        audience: purpose,
        currentDate: now(),
      };
      const parsed = z.string().max(4096).safeParse(token);
      if (!parsed.success) return null;
      for (const secret of secrets) {
        const verified = await jwtVerify(parsed.data, await keyFor(purpose, secret), options).catch(() => null);
        if (verified) return verified.payload;
      }
      return null;
    },
  };
}
