import type { Database } from "../db/client.server";
import { linkToken } from "../db/schema/platform";
import type { IdMaker } from "../kernel/ids";
import type { Clock } from "./clock";
import { sha256Hex } from "./crypto";

/**
 * Makes a token for a mail link: 32 random bytes as base64url. Only its SHA-256 is stored, with what it is for, what it
 * is about (`ref`, an id) and when it ends; so it can be made anew for a second try, and read back by nobody.
 */
export async function mintLinkToken(
  services: { db: Database; ids: IdMaker; clock: Clock },
  link: { purpose: string; ref: string; lifetimeMs: number },
): Promise<string> {
  const token = services.ids.token();
  const createdAt = services.clock.now().getTime();
  await services.db.insert(linkToken).values({
    hash: await sha256Hex(token),
    purpose: link.purpose,
    ref: link.ref,
    createdAt,
    expiresAt: createdAt + link.lifetimeMs,
  });
  return token;
}
