import { env } from "cloudflare:test";
import { decodeJwt, SignJWT } from "jose";
import type { Browser } from "./accounts";

/** The browser's session cookie as it is a minute later: the same content, past its time. */
export async function ageSession({ jar }: Browser): Promise<void> {
  const { SECRET } = env as unknown as { SECRET: string };
  const payload = decodeJwt(jar.cookies.get("rf.session_data") ?? "");
  const now = Math.floor(Date.now() / 1000);
  const token = await new SignJWT(payload)
    .setProtectedHeader({ alg: "HS256" })
    .setIssuedAt(now - 61)
    .setExpirationTime(now - 1)
    .sign(new TextEncoder().encode(SECRET));
  jar.cookies.set("rf.session_data", token);
}
