import { z } from "zod";
import { readCookie } from "../../../kernel/cookies";
import type { Services } from "../../../services";

type Signing = Pick<Services, "tokens" | "config">;

const purpose = "account-erasure";
const lifetimeSeconds = 7 * 24 * 60 * 60;

const claimsSchema = z.object({ account: z.uuid(), applications: z.int().nonnegative() });

/** An account that is gone, and how many applications its forms had when its erasing began. */
export type ErasedAccount = z.infer<typeof claimsSchema>;

/** Set-Cookie with which the browser that deleted an account asks how far the erasing is. It opens nothing else. */
export async function erasureCookie({ tokens, config }: Signing, erased: ErasedAccount): Promise<string> {
  const value = await tokens.sign(purpose, erased, lifetimeSeconds);
  const secure = config.isHttps ? "; Secure" : "";
  return `${cookieName(config.isHttps)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${lifetimeSeconds}${secure}`;
}

/** The account that this browser deleted in the last seven days; null without one. */
export async function readErasureCookie({ tokens, config }: Signing, request: Request): Promise<ErasedAccount | null> {
  const value = readCookie(request.headers.get("Cookie"), cookieName(config.isHttps));
  const claims = value ? await tokens.verify(purpose, value) : null;
  return claimsSchema.safeParse(claims).data ?? null;
}

function cookieName(isHttps: boolean): string {
  return isHttps ? "__Host-rf-erasure" : "rf-erasure";
}
