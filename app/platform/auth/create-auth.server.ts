import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { betterAuth } from "better-auth/minimal";
import { admin } from "better-auth/plugins/admin";
import type { Database } from "../../db/client.server";
import { account, session, user, verification } from "../../db/schema/accounts";
import { PASSWORD_LENGTH } from "../../kernel/password";
import type { Config } from "../config";
import { reportOnce } from "../error-report";
import { consoleLogger } from "../logger";
import { accessControl, roles, sessionTimes } from "./access";
import { sendLetter } from "./account-mail.server";
import { letterAbout, recordOutcome } from "./auth-after-hook.server";
import { AUTH_BASE_PATH, cookiePrefix } from "./auth-base-path";
import { authScope, findAuthScope } from "./auth-scope.server";
import { confirmAddressPlugin } from "./confirm-address.server";
import { checkUserFields, guardRequest } from "./guards.server";
import { forgetDevices } from "./known-device.server";
import { addressLimits } from "./limits";
import { verifyPassword } from "./password-hash.server";
import { type Asking, admitSession, secondFactor } from "./second-factor/plugin.server";
import { sessionsInOneTrip } from "./session-adapter.server";
import { answerKnownAddress, hashNewPassword, keepSignUpWaiting, verificationOptions } from "./sign-up-options.server";
import { tryLetter } from "./try-letter.server";

/** Routes of the library that this product does not use; the sub-app serves an own list on top. */
const disabledPaths = [
  "/sign-in/social",
  "/link-social",
  "/unlink-account",
  "/list-accounts",
  "/refresh-token",
  "/get-access-token",
  "/account-info",
  "/update-session",
  "/verify-password",
  "/delete-user/callback",
  "/error",
];

/** A better-auth instance for one isolate. Everything of a request comes from the scope it runs in. */
export function createAuth(config: Config) {
  return betterAuth({
    appName: "Rentform",
    baseURL: config.baseUrl,
    basePath: AUTH_BASE_PATH,
    secret: config.secret,
    trustedOrigins: [config.baseUrl],
    telemetry: { enabled: false },
    database: sessionsInOneTrip(
      drizzleAdapter(scopedDatabase(), {
        provider: "sqlite",
        schema: { user, session, account, verification },
        transaction: false,
      }),
    ),
    advanced: advancedOptions(config.isHttps),
    // Else the library writes the error to the console as it is, with SQL and addresses.
    onAPIError: { throw: true },
    logger: { level: "info", log: logFailure },
    disabledPaths,
    rateLimit: {
      enabled: true,
      window: 10,
      max: 100,
      customRules: rateRules(),
      customStorage: { consume: countRequest },
    },
    session: sessionOptions(),
    emailAndPassword: passwordOptions(),
    emailVerification: verificationOptions(),
    user: {
      changeEmail: { enabled: true },
      deleteUser: { enabled: true },
      // Written by the profile's own command; the signed copy of the session carries it to pages that are only read.
      additionalFields: { language: { type: "string", required: false, input: false } },
    },
    verification: { storeIdentifier: "hashed" },
    hooks: { before: guardRequest, after: recordOutcome },
    databaseHooks: databaseHooks(),
    plugins: [
      confirmAddressPlugin,
      secondFactor(),
      admin({
        ac: accessControl,
        roles,
        adminRoles: ["admin"],
        adminUserIds: config.adminUserIds,
        defaultRole: "user",
        impersonationSessionDuration: 3600,
        bannedUserMessage: "This account has been suspended. Contact support if you believe this is a mistake.",
      }),
    ],
  });
}

export type Auth = ReturnType<typeof createAuth>;

/** What the library calls an error although a stranger's request is at fault: a foreign origin, a place that is not ours. */
const strangersFault = /^(Invalid |Blocked cross-site)/;

/** The library's messages name addresses, so what failed is told by its error alone. Wrong passwords are no failure. */
export function logFailure(level: string, message: string, ...rest: unknown[]): void {
  if (level !== "error" || strangersFault.test(message)) return;
  const scope = findAuthScope();
  // The library's word for a session that waits for its second step.
  if (scope?.isFactorAsked && message === "Failed to create session") return;
  const log = scope?.log ?? consoleLogger;
  const error = rest.find((value) => value instanceof Error);
  if (error) reportOnce(log, "auth-library-failed", error);
  else log.error("auth-library-failed");
}

/** The database of the request at hand, behind an object that lives as long as the isolate. */
function scopedDatabase(): Database {
  return new Proxy({} as Database, {
    get(_target, property) {
      const { db } = authScope();
      const value = Reflect.get(db, property) as unknown;
      return typeof value === "function" ? value.bind(db) : value;
    },
  });
}

function advancedOptions(isHttps: boolean) {
  const shared = { httpOnly: true, sameSite: "lax" as const, path: "/" };
  return {
    database: { generateId: "uuid" as const },
    ipAddress: { ipAddressHeaders: ["cf-connecting-ip"] },
    // The library's own "secure" means the prefix __Secure-; __Host- is stricter, and is ours to set.
    useSecureCookies: false,
    cookiePrefix: cookiePrefix(isHttps),
    defaultCookieAttributes: { ...shared, secure: isHttps },
  };
}

function rateRules() {
  return { ...addressLimits, "/get-session": false as const, "/sign-out": false as const, "/ok": false as const };
}

/** Counts beside all others of the product, under a keyed hash: no address of a machine is stored. */
async function countRequest(key: string, rule: { window: number; max: number }) {
  const verdict = await authScope().rateLimit.take(
    { action: "auth-address", limit: rule.max, windowSeconds: rule.window, isSliding: true },
    key,
  );
  return verdict.allowed
    ? { allowed: true, retryAfter: null }
    : { allowed: false, retryAfter: verdict.retryAfterSeconds };
}

function sessionOptions() {
  return {
    expiresIn: sessionTimes.idleSeconds,
    updateAge: sessionTimes.renewAfterSeconds,
    cookieCache: { enabled: true, strategy: "jwt" as const, maxAge: sessionTimes.cookieCacheSeconds },
    // Written by the hook below, read by the list of sessions; neither cookies nor answers carry it.
    additionalFields: {
      country: { type: "string" as const, required: false, input: false, returned: false },
      factorAt: { type: "number" as const, required: false, input: false, returned: false },
      confirmedAt: { type: "number" as const, required: false, input: false, returned: false },
    },
  };
}

function passwordOptions() {
  return {
    enabled: true,
    minPasswordLength: PASSWORD_LENGTH.min,
    maxPasswordLength: PASSWORD_LENGTH.max,
    requireEmailVerification: true,
    revokeSessionsOnPasswordReset: true,
    resetPasswordTokenExpiresIn: 3600,
    password: { hash: hashNewPassword, verify: verifyPassword },
    sendResetPassword: ({ user, token }: { user: Person; token: string }) =>
      tryLetter(async () => {
        const scope = authScope();
        const link = `${scope.config.baseUrl}/reset-password?token=${encodeURIComponent(token)}`;
        await sendLetter(scope, user.id, { kind: "reset", to: user.email, name: user.name, link });
      }),
    onPasswordReset: async ({ user }: { user: Person }) => {
      await forgetDevices(authScope().db, user.id);
      await authScope().events.onPressedLink(user.email);
      await letterAbout("password-changed", user);
    },
    onExistingUserSignUp: answerKnownAddress,
    /** The answer for an address that has an account looks like the one for an address that has none. */
    customSyntheticUser: ({ coreFields, additionalFields, id }: SyntheticParts) => ({
      ...coreFields,
      role: "user",
      banned: false,
      banReason: null,
      banExpires: null,
      ...additionalFields,
      id,
    }),
  };
}

type Person = { id: string; email: string; name: string };
type SyntheticParts = { coreFields: object; additionalFields: Record<string, unknown>; id: string };

function databaseHooks() {
  return {
    user: {
      create: { before: keepSignUpWaiting },
      update: { before: async (fields: Record<string, unknown>) => checkUserFields(fields) },
      delete: { before: async (gone: Person) => authScope().events.onDeletion(gone, authScope().named) },
    },
    session: {
      create: {
        before: async (fields: { userId: string }, asking: Asking) => {
          const admitted = await admitSession(fields, asking);
          return admitted && { data: { ...fields, ...admitted, country: authScope().country } };
        },
      },
    },
  };
}
