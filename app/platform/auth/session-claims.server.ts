import { compactVerify } from "jose";
import { z } from "zod";

const time = z.coerce.date();
const claimsSchema = z.object({
  /** Seconds. */
  exp: z.number(),
  session: z.object({ id: z.string(), token: z.string(), expiresAt: time, impersonatedBy: z.string().nullish() }),
  user: z.object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    emailVerified: z.boolean(),
    role: z.string().nullish(),
    banned: z.boolean().nullish(),
    banExpires: time.nullish(),
  }),
});
export type SessionClaims = z.infer<typeof claimsSchema>;

/** What the signed session cookie says, however old it is; null when it is not ours. */
export async function readSessionClaims(cookie: string, secret: string): Promise<SessionClaims | null> {
  try {
    const { payload } = await compactVerify(cookie, new TextEncoder().encode(secret), { algorithms: ["HS256"] });
    return claimsSchema.safeParse(JSON.parse(new TextDecoder().decode(payload))).data ?? null;
  } catch {
    return null;
  }
}
