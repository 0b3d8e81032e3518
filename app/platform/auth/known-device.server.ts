import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/client.server";
import { runBatch } from "../../db/guarded-batch.server";
import { knownDevice, user } from "../../db/schema/accounts";
import { audit } from "../../db/schema/platform";
import { toBase64Url } from "../../kernel/ids";
import { keyedHash } from "../crypto";
import { authScope } from "./auth-scope.server";

const ID_BYTES = 16;
/** As long as browsers keep a cookie. */
const MAX_AGE_SECONDS = 400 * 24 * 3600;

/** Name of the cookie of a browser that has signed in before. */
export function deviceCookieName(isHttps: boolean): string {
  return isHttps ? "__Host-rf-device" : "rf-device";
}

/** The hash of this browser if `email`'s owner signed in with it before, else null. It proves nothing but a count. */
export async function findKnownDevice(email: string): Promise<string | null> {
  const hash = await readDevice();
  if (hash === null) return null;
  const [row] = await authScope()
    .db.select({ hash: knownDevice.deviceHash })
    .from(knownDevice)
    .innerJoin(user, eq(user.id, knownDevice.userId))
    .where(and(eq(knownDevice.deviceHash, hash), eq(user.email, email)));
  return row?.hash ?? null;
}

/** The same by the account, where that is known. */
export async function readKnownDevice(userId: string): Promise<string | null> {
  const hash = await readDevice();
  if (hash === null) return null;
  const isOwn = and(eq(knownDevice.deviceHash, hash), eq(knownDevice.userId, userId));
  const [row] = await authScope().db.select({ hash: knownDevice.deviceHash }).from(knownDevice).where(isOwn);
  return row?.hash ?? null;
}

/** After a sign-in or sign-up: this browser is one of the person's. True when it is new to who was in before. */
export async function rememberDevice(userId: string): Promise<boolean> {
  const scope = authScope();
  const { db, config } = scope;
  const id = (await readDeviceId()) ?? toBase64Url(crypto.getRandomValues(new Uint8Array(ID_BYTES)));
  const deviceHash = await hashOf(id);
  const seenAt = scope.clock.now().getTime();
  const isOwn = and(eq(knownDevice.userId, userId), eq(knownDevice.deviceHash, deviceHash));
  const {
    known: [known],
    earlier: [earlier],
  } = await runBatch(db, {
    known: db.select({ seenAt: knownDevice.seenAt }).from(knownDevice).where(isOwn),
    earlier: db
      .select({ at: audit.at })
      .from(audit)
      .where(sql`${audit.targetId} = ${userId} AND ${audit.action} IN ('account.confirm-address', 'session.sign-in')`)
      .limit(1),
    rememberDevice: db
      .insert(knownDevice)
      .values({ userId, deviceHash, seenAt })
      .onConflictDoUpdate({
        target: [knownDevice.userId, knownDevice.deviceHash],
        set: { seenAt },
      }),
  });
  const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${MAX_AGE_SECONDS}${config.isHttps ? "; Secure" : ""}`;
  scope.setCookies.push(`${deviceCookieName(config.isHttps)}=${id}.${await signatureOf(id)}; ${attributes}`);
  return known === undefined && earlier !== undefined;
}

/** After a new password: whoever had come in with the old one is a stranger again. */
export async function forgetDevices(db: Database, userId: string): Promise<void> {
  await db.delete(knownDevice).where(eq(knownDevice.userId, userId));
}

/** The hash of this browser's own, signed cookie; null where it bears none. */
export async function readDevice(): Promise<string | null> {
  const id = await readDeviceId();
  return id === null ? null : hashOf(id);
}

async function readDeviceId(): Promise<string | null> {
  const { deviceCookie } = authScope();
  const match = /^([\w-]{22})\.([\w-]{43})$/.exec(deviceCookie ?? "");
  const [, id = "", signature] = match ?? [];
  return match && signature === (await signatureOf(id)) ? id : null;
}

function signatureOf(id: string): Promise<string> {
  return keyedHash(authScope().config.secret, "device-cookie", id);
}

/** What is stored: whoever reads the table cannot make the cookie. */
function hashOf(id: string): Promise<string> {
  return keyedHash(authScope().config.secret, "device", id);
}
