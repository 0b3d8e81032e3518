import { compactVerify } from "jose";
import { z } from "zod";

const time = z.coerce.date();
const claimsSchema = z.object({
  session: z.object({ id: z.string(), token: z.string(), expiresAt: time, impersonatedBy: z.string().nullish() }),
  user: z.object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    emailVerified: z.boolean(),
    role: z.string().nullish(),
    language: z.string().nullish(),
    banned: z.boolean().nullish(),
    banExpires: time.nullish(),
  }),
});
export type SessionClaims = z.infer<typeof claimsSchema>;

/** Made once an isolate: a key is no I/O of a request, as its promise is. */
const keys = new Map<string, CryptoKey>();

async function keyOf(secret: string): Promise<CryptoKey> {
  const known = keys.get(secret);
  if (known) return known;
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", new TextEncoder().encode(secret), hmac, false, ["verify"]);
  keys.set(secret, key);
  return key;
}

/** The two cookies of a session: its signed copy, and the signed key of its row. */
export type SessionCookies = { data: string; token: string };

/** What our signatures in a session's cookies say; null where they do not hold, or are older than their minute. */
export async function readClaims(
  { data, token }: SessionCookies,
  secret: string,
  now: number,
): Promise<SessionClaims | null> {
  try {
    const key = await keyOf(secret);
    const { payload } = await compactVerify(data, key, { algorithms: ["HS256"] });
    const said: unknown = JSON.parse(new TextDecoder().decode(payload));
    const claims = claimsSchema.safeParse(said).data;
    const isYoung = Number((said as { exp?: number }).exp ?? 0) * 1000 > now;
    if (!claims || !isYoung || claims.session.expiresAt.getTime() <= now) return null;
    return (await isSigned(token, claims.session.token, key)) ? claims : null;
  } catch {
    return null;
  }
}

/** As the library signs a cookie: the value, a dot, and its HMAC in base64, all of it percent-encoded. */
function isSigned(cookie: string, value: string, key: CryptoKey): Promise<boolean> | false {
  const text = decodeURIComponent(cookie);
  if (!text.startsWith(`${value}.`)) return false;
  const signature = Uint8Array.from(atob(text.slice(value.length + 1)), (letter) => letter.charCodeAt(0));
  return crypto.subtle.verify("HMAC", key, signature, new TextEncoder().encode(value));
}
