import { AsyncLocalStorage } from "node:async_hooks";
import type { Database } from "../../db/client.server";
import type { D1Usage } from "../../db/counted-d1.server";
import type { IdMaker } from "../../kernel/ids";
import type { LandlordLanguage } from "../../kernel/landlord-locale";
import type { Clock } from "../clock";
import type { Config } from "../config";
import type { Logger } from "../logger";
import type { MailQueue } from "../mail-queue";
import type { MailboxPresses } from "../mailbox-press.server";
import type { RateLimiter } from "../rate-limit.server";
import type { RequestTrace } from "../request-trace";

/** What the library's callbacks need of the request they run in. */
export type AuthParts = {
  config: Config;
  db: Database;
  usage: D1Usage;
  clock: Clock;
  ids: IdMaker;
  mailQueue: MailQueue;
  mailboxPresses: MailboxPresses;
  rateLimit: RateLimiter;
  log: Logger;
  trace: RequestTrace;
};

/** Use cases of the accounts feature that the library's life cycle calls; passed in, so that the platform knows none. */
export type AccountEvents = {
  /** Somebody pressed a link that went to this address by mail. Failing is no reason to refuse the press. */
  onPressedLink(email: string): Promise<void>;
  /** A new account's address is proven to be this person's. `isPress`: by a button, not by the wire's GET. */
  onProvenAddress(user: { id: string; email: string; name: string }, how: { isPress: boolean }): Promise<void>;
  /** The proven address is the admin's. */
  onAdminAddress(user: { id: string }): Promise<void>;
  /** From now on signing in takes a second step: sessions that never passed one end. */
  onFirstFactor(userId: string, sessionToken: string): Promise<void>;
  /** Right before the user row goes. `named`: what its holder named beside it, null when somebody else removes it. */
  onDeletion(user: { id: string; email: string; name: string }, named: NamedForErasure | null): Promise<void>;
};

/** What an account does not own, but its address made without signing in, and its holder wants erased with it. */
export type NamedForErasure = { guestFormIds: string[]; hasLetters: boolean };

export type AuthScope = AuthParts & {
  events: AccountEvents;
  /** Two letters, or null where the network does not say. */
  country: string | null;
  /** Of the page behind the request, read as for a visitor. */
  language: LandlordLanguage;
  userAgent: string | null;
  address: string;
  /** As it came, not proven. */
  deviceCookie: string | null;
  /** Of a sign-in that waits for its second step; as it came, not proven. */
  stepToken: string | null;
  factorPassedBy: string | null;
  /** Under what this request's sign-in was counted; a right password is given back. */
  signInKey: string | null;
  /** A session that is exchanged for a new one in this request, as it stood before. */
  exchanged: { userId: string; factorAt: number | null } | null;
  /** No session was made, because the second factor is to be asked for first. */
  isFactorAsked: boolean;
  /** Set-Cookie lines beside the library's own. */
  setCookies: string[];
  /** The call, without /api/auth. */
  path: string;
  /** Where the caller wants to go on to; a place of ours. */
  callbackURL: string | null;
  /** The cookie of a browser that signed up here within a day. */
  signUpBrowser: string | null;
  /** The password that was hashed last in this request: the library hands it to no hook. */
  newPassword: string | null;
  /** Of a deletion by the account's holder, who gave the password. */
  named: NamedForErasure | null;
  /** A letter could not be stored: the library swallows that, so the answer is made a failure afterwards. */
  hasLostMail: boolean;
};

/** One better-auth instance serves an isolate; what belongs to a request reaches its callbacks through here. */
const storage = new AsyncLocalStorage<AuthScope>();

/** Runs `work` with `scope` as what the sign-in library's hooks find. */
export function runInAuthScope<T>(scope: AuthScope, work: () => Promise<T>): Promise<T> {
  return storage.run(scope, work);
}

/** The scope of the running call; null outside of one. */
export function findAuthScope(): AuthScope | null {
  return storage.getStore() ?? null;
}

/** Throws outside of a request: a bug. */
export function authScope(): AuthScope {
  const scope = storage.getStore();
  if (!scope) throw new Error("The auth library was called outside of a request");
  return scope;
}
