import { and, desc, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import { runBatch } from "../../db/guarded-batch.server";
import { account, user } from "../../db/schema/accounts";
import { pendingSignUp } from "../../db/schema/takeover";
import { sha256Hex } from "../crypto";
import { signUpTimes } from "./access";
import { sendLetter } from "./account-mail.server";
import { type AuthParts, authScope } from "./auth-scope.server";
import { verifyPassword } from "./password-hash.server";
import { hashSignUpBrowser, signUpCookie } from "./sign-up-browser";
import { verifyAddressUrl } from "./verify-link";

/** A password typed at /sign-in is compared with so many sign-ups of its address: each costs what a sign-in costs. */
const comparedMax = 3;

type NewSignUp = {
  email: string;
  /** Null for an account that is there and keeps its own. */
  name: string | null;
  password: string | null;
  browserHash: string | null;
  callbackURL: string | null;
};

/** Stores a sign-up and mails its link. The browser of the request at hand is bound to it where it knew the password. */
export async function storeSignUp(signUp: Omit<NewSignUp, "browserHash">, isBound: boolean): Promise<void> {
  await insertSignUp({ ...signUp, browserHash: isBound ? await bindBrowser() : null });
}

/** The hash of this browser's cookie, which the answer sets anew for a day. */
export async function bindBrowser(): Promise<string> {
  const { config, ids, signUpBrowser, setCookies } = authScope();
  const value = signUpBrowser ?? ids.token();
  setCookies.push(signUpCookie(value, config.isHttps));
  return hashSignUpBrowser(config.secret, value);
}

async function insertSignUp({ callbackURL, ...signUp }: NewSignUp): Promise<void> {
  const scope = authScope();
  const id = scope.ids.uuid<string>();
  const token = scope.ids.token();
  const createdAt = scope.clock.now().getTime();
  const tokenHash = await sha256Hex(token);
  await scope.db
    .insert(pendingSignUp)
    .values({ ...signUp, id, tokenHash, createdAt, expiresAt: createdAt + signUpTimes.linkMs });
  const link = verifyAddressUrl(scope.config.baseUrl, token, callbackURL);
  await sendLetter(scope, id, { kind: "verify", to: signUp.email, link, language: scope.language });
}

/** A new link for a sign-up, as a row beside it: the older link stays good, so that nobody can end it by asking. */
export async function repeatSignUp({
  email,
  name,
  password,
  browserHash,
}: Omit<NewSignUp, "callbackURL">): Promise<void> {
  await insertSignUp({ email, name, password, browserHash, callbackURL: authScope().callbackURL });
}

/** The newest sign-ups of an address that can still be confirmed, this browser's first. At most `comparedMax`. */
export async function findSignUpsOf(email: string) {
  const { db, clock, signUpBrowser, config } = authScope();
  const browserHash = signUpBrowser ? await hashSignUpBrowser(config.secret, signUpBrowser) : "";
  return db
    .select()
    .from(pendingSignUp)
    .where(
      and(
        eq(pendingSignUp.email, email),
        isNotNull(pendingSignUp.password),
        isNull(pendingSignUp.endedAt),
        gt(pendingSignUp.expiresAt, clock.now().getTime()),
      ),
    )
    .orderBy(desc(sql`${pendingSignUp.browserHash} IS ${browserHash}`), desc(pendingSignUp.createdAt))
    .limit(comparedMax);
}

/** The sign-up of this address whose password this is; null when there is none. */
export async function findSignUpByPassword(email: string, password: string) {
  const tried = new Set<string>();
  for (const row of await findSignUpsOf(email)) {
    if (!row.password || tried.has(row.password)) continue;
    tried.add(row.password);
    if (await verifyPassword({ hash: row.password, password })) return row;
  }
  return null;
}

export type FoundSignUp = {
  id: string;
  email: string;
  state: "waiting" | "confirmed" | "ended" | "expired";
  /** This browser chose the password, or typed it. */
  isBound: boolean;
};

/** What a link's token stands for; null when it was never a sign-up's. `signUpBrowser`: the cookie of the browser. */
export async function findSignUp(
  { db, clock, config }: Pick<AuthParts, "db" | "clock" | "config">,
  token: string,
  signUpBrowser: string | null,
): Promise<FoundSignUp | null> {
  const [row] = await db
    .select()
    .from(pendingSignUp)
    .where(eq(pendingSignUp.tokenHash, await sha256Hex(token)));
  if (!row) return null;
  const isExpired = row.expiresAt <= clock.now().getTime();
  const state = row.confirmedAt ? "confirmed" : row.endedAt ? "ended" : isExpired ? "expired" : "waiting";
  const isBound = signUpBrowser !== null && row.browserHash === (await hashSignUpBrowser(config.secret, signUpBrowser));
  return { id: row.id, email: row.email, state, isBound };
}

/** Whether this is the password of the sign-up, or of the unconfirmed account that it is to confirm. */
export async function isPasswordOfSignUp(id: string, password: string): Promise<boolean> {
  const { db } = authScope();
  const ofAccount = sql`(SELECT a.password FROM ${account} AS a JOIN ${user} AS u ON u.id = a.user_id
    WHERE u.email = ${pendingSignUp.email} AND u.email_verified = 0 AND a.provider_id = 'credential')`;
  const [row] = await db
    .select({ hash: sql<string | null>`coalesce(${pendingSignUp.password}, ${ofAccount})`.as("hash") })
    .from(pendingSignUp)
    .where(eq(pendingSignUp.id, id));
  return row?.hash ? verifyPassword({ hash: row.hash, password }) : false;
}

/**
 * Makes the account of a sign-up, or confirms an admin's, in one batch that ends the others of the address: it reads in the
 * language of the page at hand. Its id; null when the address has a confirmed account or the sign-up has ended.
 */
export async function confirmSignUp({ id, email }: Pick<FoundSignUp, "id" | "email">): Promise<string | null> {
  const { db, ids, clock, language } = authScope();
  const at = clock.now().getTime();
  const userId = ids.uuid<string>();
  const waiting = sql`${pendingSignUp} AS p WHERE p.id = ${id} AND p.ended_at IS NULL AND p.expires_at > ${at}`;
  const unconfirmed = sql`SELECT u.id FROM ${user} AS u WHERE u.email = ${email} AND u.email_verified = 0`;
  const { confirmed } = await runBatch(db, {
    setPassword: db.run(sql`UPDATE ${account} SET password = (SELECT p.password FROM ${waiting}), updated_at = ${at}
      WHERE provider_id = 'credential' AND user_id IN (${unconfirmed})
        AND EXISTS (SELECT 1 FROM ${waiting} AND p.password IS NOT NULL)`),
    addUser: db.run(sql`INSERT INTO ${user} (id, name, email, email_verified, role, banned, created_at, updated_at)
      SELECT ${userId}, p.name, p.email, 0, 'user', 0, ${at}, ${at} FROM ${waiting}
        AND p.password IS NOT NULL AND p.name IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM ${user} AS u WHERE u.email = p.email)`),
    addAccount:
      db.run(sql`INSERT INTO ${account} (id, account_id, provider_id, user_id, password, created_at, updated_at)
      SELECT ${ids.uuid<string>()}, u.id, 'credential', u.id, p.password, ${at}, ${at}
      FROM ${user} AS u JOIN ${pendingSignUp} AS p ON p.email = u.email
      WHERE p.id = ${id} AND p.ended_at IS NULL AND p.expires_at > ${at} AND p.password IS NOT NULL
        AND u.email_verified = 0 AND NOT EXISTS (SELECT 1 FROM ${account} AS a WHERE a.user_id = u.id)`),
    confirmed: db
      .update(user)
      .set({ emailVerified: true, language: sql`coalesce(${user.language}, ${language})`, updatedAt: new Date(at) })
      .where(sql`${user.email} = ${email} AND ${user.emailVerified} = 0 AND EXISTS (SELECT 1 FROM ${waiting})`)
      .returning({ id: user.id }),
    // Of a link that confirmed nothing, since the address had its account, only the end is noted.
    markConfirmed: db.run(sql`UPDATE ${pendingSignUp} SET confirmed_at = ${at} WHERE id = ${id} AND ended_at IS NULL
      AND EXISTS (SELECT 1 FROM ${user} AS u WHERE u.email = ${email} AND u.updated_at = ${at})`),
    endSignUps: endSignUps(db, email, at),
  });
  return confirmed[0]?.id ?? null;
}

/** Statement: nothing waits for this address any more, and none of the passwords chosen for it stays. */
export function endSignUps(db: AuthParts["db"], email: string, at: number) {
  return db
    .update(pendingSignUp)
    .set({ endedAt: at, password: null })
    .where(and(eq(pendingSignUp.email, email), isNull(pendingSignUp.endedAt)));
}
