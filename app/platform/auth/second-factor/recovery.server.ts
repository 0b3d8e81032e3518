import { type SQL, sql } from "drizzle-orm";
import { recoveryCode } from "../../../db/schema/second-factor";
import { keyedHash } from "../../crypto";
import type { AuthParts } from "../auth-scope.server";

type Parts = Pick<AuthParts, "db" | "config">;

const CODES = 10;
/** No letter that is read as a digit, and no such digit. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
const LENGTH = 12;

/** New codes for an account, shown once: the old ones open nothing any more. 59 bits each. Null where `when` (SQL) does not hold. */
export async function makeRecoveryCodes(
  { db, config }: Parts,
  userId: string,
  when: SQL = sql`1`,
): Promise<string[] | null> {
  const codes = Array.from({ length: CODES }, aCode);
  const hashes = await Promise.all(codes.map((code) => hashOf(config.secret, userId, code)));
  const [, inserted] = await db.batch([
    db.run(sql`DELETE FROM ${recoveryCode} WHERE user_id = ${userId} AND ${when}`),
    db.run(sql`INSERT INTO ${recoveryCode} (user_id, hash)
      SELECT ${userId}, value FROM json_each(${JSON.stringify(hashes)}) WHERE ${when}`),
  ]);
  if (inserted.meta.changes === 0) return null;
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, "$1-"));
}

/** Takes a code away; true for the one request that did. Spaces, dashes and capitals make no difference. */
export async function takeRecoveryCode({ db, config }: Parts, userId: string, code: string): Promise<boolean> {
  const plain = code.toLowerCase().replace(/[\s-]/g, "");
  if (plain.length !== LENGTH) return false;
  const hashes = await Promise.all(config.secrets.map((secret) => hashOf(secret, userId, plain)));
  const taken = await db.all(
    sql`DELETE FROM ${recoveryCode} WHERE user_id = ${userId}
      AND hash IN (SELECT value FROM json_each(${JSON.stringify(hashes)})) RETURNING hash`,
  );
  return taken.length === 1;
}

function aCode(): string {
  let code = "";
  while (code.length < LENGTH) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    const letter = ALPHABET[byte % 32];
    if (letter) code += letter;
  }
  return code;
}

function hashOf(secret: string, userId: string, code: string): Promise<string> {
  return keyedHash(secret, "recovery-code", `${userId}:${code}`);
}
