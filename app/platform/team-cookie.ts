import { z } from "zod";
import { readCookie } from "../kernel/cookies";

const maxAgeSeconds = 180 * 24 * 3600;
/** What may name an account: the id of its owner. */
export const ownerIdSchema = z.string().regex(/^[A-Za-z0-9-]{1,64}$/);

function cookieName(isHttps: boolean): string {
  return isHttps ? "__Host-rf-team" : "rf-team";
}

/** The owner of the shared account that this browser chose to work in; null: one's own. It opens nothing by itself. */
export function readTeamCookie(request: Request, isHttps: boolean): string | null {
  const parsed = ownerIdSchema.safeParse(readCookie(request.headers.get("Cookie"), cookieName(isHttps)));
  return parsed.success ? parsed.data : null;
}

/** `ownerId`: null leads back to one's own account. */
export function teamCookie(ownerId: string | null, isHttps: boolean): string {
  const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${ownerId ? maxAgeSeconds : 0}${isHttps ? "; Secure" : ""}`;
  return `${cookieName(isHttps)}=${ownerId ?? ""}; ${attributes}`;
}
