import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

type Cost = { log2N: number; r: number; p: number };

/** scrypt with N=2^14, r=8, p=5 (OWASP's password storage cheat sheet), 16 MiB. Stored as `scrypt$14$8$5$salt$key`. */
const COST: Cost = { log2N: 14, r: 8, p: 5 };
/** Where nobody's password is kept. The other one costs 0.2 s of CPU, which was a quarter of all that the tests of accounts took. */
const DEVELOPMENT_COST: Cost = { log2N: 10, r: 1, p: 1 };
const SALT_BYTES = 16;
const KEY_BYTES = 64;

/** scrypt as text: `scrypt$log2N$r$p$salt$key`, the last two in base64url. */
export async function hashPassword(password: string, { isDevelopment }: { isDevelopment: boolean }): Promise<string> {
  const cost = isDevelopment ? DEVELOPMENT_COST : COST;
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, cost);
  return ["scrypt", cost.log2N, cost.r, cost.p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/** False for another password and for a text that is no hash of ours. */
export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const match = /^scrypt\$(\d{2})\$(\d{1,2})\$(\d{1,2})\$([\w-]+)\$([\w-]+)$/.exec(hash);
  if (!match) return false;
  const [, log2N, r, p, salt = "", key = ""] = match;
  const expected = Buffer.from(key, "base64url");
  const cost = { log2N: Number(log2N), r: Number(r), p: Number(p) };
  const actual = await derive(password, Buffer.from(salt, "base64url"), cost);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

function derive(password: string, salt: Buffer, { log2N, r, p }: Cost): Promise<Buffer> {
  const N = 2 ** log2N;
  // Equal-looking text typed on two keyboards is one password.
  const text = password.normalize("NFKC");
  return new Promise((resolve, reject) => {
    scrypt(text, salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
