import { DatabaseUnavailable } from "../../db/errors.server";
import { readCookie, withoutCookies } from "../../kernel/cookies";
import { reportError, reportOnce } from "../error-report";
import { readLandlordLanguageOf } from "../landlord-language";
import { teamCookie } from "../team-cookie";
import { type AuthAnswer, answerOf, askForFactor, failureAnswer, withRetryAfter } from "./auth-answers.server";
import { AUTH_BASE_PATH, cookiePrefix } from "./auth-base-path";
import { type AccountEvents, type AuthParts, type AuthScope, runInAuthScope } from "./auth-scope.server";
import type { Auth } from "./create-auth.server";
import { changesSession, withHint } from "./hint-cookie";
import { deviceCookieName } from "./known-device.server";
import { findFactorKinds } from "./second-factor/factors.server";
import { findLoss } from "./second-factor/lost-factor.server";
import { findStep, stepCookieName } from "./second-factor/steps.server";
import { readClaims, type SessionClaims } from "./session-claims.server";
import { readSignUpCookie } from "./sign-up-browser";
import { type SignedIn, signedInOf } from "./signed-in.server";

type SessionAnswer = { signedIn: SignedIn | null; setCookies: string[] };

export type AuthService = {
  /** Everything under /api/auth. */
  handle(request: Request): Promise<Response>;
  /** A post of one of our own pages, through the same door: same guards, limits and audit as over the wire. */
  post(request: Request, path: string, body: Record<string, unknown>): Promise<AuthAnswer>;
  /** What the waiting sign-in of this browser can be ended with; null when none waits. */
  findSecondStep(request: Request): Promise<{ hasApp: boolean; hasPasskey: boolean; lossDueAt: number | null } | null>;
  /** The token of a link that sets a new password, for somebody who came by a mail of ours; it works for an hour. */
  mintResetToken(request: Request, userId: string): Promise<string>;
  /** By the signed cookie where it is young enough (no D1), else by the session row. `isFresh` always asks the row. */
  readSession(request: Request, options?: { isFresh?: boolean }): Promise<SessionAnswer>;
  /** The cookie of a browser that signed up here within a day; null elsewhere. */
  signUpBrowser(request: Request): string | null;
};

/** What is served. Everything else of the library is 404, whatever a new version brings. */
const served =
  /^\/(get-session|sign-up\/email|sign-in\/email|sign-out|verify-email|confirm-address|send-verification-email|request-password-reset|reset-password(\/[^/]+)?|update-user|change-password|change-email|list-sessions|revoke-sessions?|revoke-other-sessions|delete-user|second-step\/(code|lost)|passkey\/(challenge|sign-in|confirm|register)|ok|admin\/[a-z-]+)$/;

/** What is swallowed here by the library would leave a session alive, or a password in use, of which somebody believes it is not. */
const mustNotFailQuietly = /^\/(sign-out|revoke-|change-password|reset-password|delete-user)/;

const RESET_LIFETIME_MS = 3_600_000;

/** Unknown addresses answer as late as known ones, for which a letter is stored. */
const slowPaths: Record<string, number> = { "/request-password-reset": 250 };

/**
 * The port to the sign-in library: each method takes a request and gives a Result or cookies; a bug throws. `open` brings the
 * library when it is needed first: a young cookie is read without it.
 */
export function createAuthService(open: () => Promise<Auth>, parts: AuthParts, events: AccountEvents): AuthService {
  const { config } = parts;
  const prefix = cookiePrefix(config.isHttps);

  function scopeOf(request: Request, path = ""): AuthScope {
    const cf = (request as { cf?: { country?: unknown } }).cf;
    const country = typeof cf?.country === "string" && /^[A-Z]{2}$/.test(cf.country) ? cf.country : null;
    const address = request.headers.get("cf-connecting-ip") ?? "unknown";
    const userAgent = request.headers.get("user-agent");
    const cookies = request.headers.get("cookie");
    const deviceCookie = readCookie(cookies, deviceCookieName(config.isHttps));
    const signUpBrowser = readSignUpCookie(request, config.isHttps);
    const stepToken = readCookie(cookies, stepCookieName(config.isHttps));
    const outcome = { setCookies: [], newPassword: null, callbackURL: null, named: null, hasLostMail: false };
    const factor = { stepToken, factorPassedBy: null, signInKey: null, exchanged: null, isFactorAsked: false };
    return {
      ...parts,
      ...outcome,
      ...factor,
      events,
      path,
      country,
      language: readLandlordLanguageOf(request, null, config),
      address,
      userAgent,
      deviceCookie,
      signUpBrowser,
    };
  }

  function hinted(request: Request, response: Response, own: readonly string[]): Response {
    const cookies = [...response.headers.getSetCookie(), ...own];
    if (cookies.length === 0) return response;
    const held = readCookie(request.headers.get("cookie"), `${prefix}.session_token`);
    // Whoever comes next at this browser works in the own account.
    if (changesSession(cookies, prefix, held)) cookies.push(teamCookie(null, config.isHttps));
    const headers = new Headers(response.headers);
    headers.delete("Set-Cookie");
    for (const cookie of withHint(cookies, prefix, config.isHttps)) headers.append("Set-Cookie", cookie);
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
  }

  async function handle(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.slice(AUTH_BASE_PATH.length);
    if (!served.test(path)) return new Response(null, { status: 404 });
    const scope = scopeOf(request, path);
    const started = parts.clock.now().getTime();
    const failuresBefore = parts.usage.failures;
    const response = await runInAuthScope(scope, async () =>
      (await open()).handler(withoutCachedSession(request, path, prefix)),
    ).catch((error: unknown) => {
      reportOnce(parts.log, "auth-failed", error);
      return new Response(null, { status: 500 });
    });
    if (scope.isFactorAsked) return askForFactor(request, scope.setCookies);
    const floor = slowPaths[path];
    if (floor) await waitFor(started + floor - parts.clock.now().getTime());
    const hasDatabaseFailed = parts.usage.failures > failuresBefore;
    const isHidden = hasDatabaseFailed && (response.status >= 400 || mustNotFailQuietly.test(path));
    const isLost = response.status >= 500 || scope.hasLostMail || isHidden;
    if (isLost) return failureAnswer(hasDatabaseFailed, parts.trace.id);
    return withRetryAfter(hinted(request, response, scope.setCookies));
  }

  async function readSession(request: Request, { isFresh = false } = {}): Promise<SessionAnswer> {
    const cookie = request.headers.get("cookie") ?? "";
    if (!cookie.includes(`${prefix}.session_token=`)) return { signedIn: null, setCookies: [] };
    const claims = isFresh ? null : await findClaims(request);
    if (claims) return { signedIn: signedInOf(claims, parts.clock.now()), setCookies: [] };
    const failuresBefore = parts.usage.failures;
    try {
      const { response, headers } = await runInAuthScope(scopeOf(request), async () =>
        (await open()).api.getSession({
          headers: new Headers({ cookie }),
          returnHeaders: true,
          ...(isFresh ? { query: { disableCookieCache: true } } : {}),
        }),
      );
      return {
        signedIn: response ? signedInOf(response, parts.clock.now()) : null,
        setCookies: withHint(headers?.getSetCookie() ?? [], prefix, config.isHttps),
      };
    } catch (error) {
      // A broken cookie is no session; a database that fails must not look as if somebody were signed out.
      if (parts.usage.failures > failuresBefore) throw new DatabaseUnavailable({ cause: error });
      if (!(error instanceof Error && error.name === "APIError")) throw error;
      parts.log.warn("session-unreadable", reportError(error));
      return { signedIn: null, setCookies: [] };
    }
  }

  /** What the signed copy of the session says within its minute, where it is of the session that this browser holds. */
  async function findClaims(request: Request): Promise<SessionClaims | null> {
    const cookies = request.headers.get("cookie");
    const data = readCookie(cookies, `${prefix}.session_data`);
    const token = readCookie(cookies, `${prefix}.session_token`);
    return data && token ? readClaims({ data, token }, config.secret, parts.clock.now().getTime()) : null;
  }

  return {
    handle,
    signUpBrowser: (request) => readSignUpCookie(request, config.isHttps),
    async post(request, path, body) {
      const headers = new Headers({ "Content-Type": "application/json", Origin: config.baseUrl });
      for (const name of ["cookie", "user-agent", "accept-language", "cf-connecting-ip"]) {
        const value = request.headers.get(name);
        if (value) headers.set(name, value);
      }
      const inner = new Request(config.baseUrl + AUTH_BASE_PATH + path, {
        method: "POST",
        headers,
        body: JSON.stringify(body),
      });
      Object.defineProperty(inner, "cf", { value: (request as { cf?: unknown }).cf });
      return answerOf(await handle(inner));
    },
    async findSecondStep(request) {
      const userId = await findStep(parts, readCookie(request.headers.get("cookie"), stepCookieName(config.isHttps)));
      if (!userId) return null;
      const [kinds, lossDueAt] = await Promise.all([findFactorKinds(parts.db, userId), findLoss(parts, userId)]);
      return { ...kinds, lossDueAt };
    },
    async mintResetToken(request, userId) {
      const token = parts.ids.token();
      const expiresAt = new Date(parts.clock.now().getTime() + RESET_LIFETIME_MS);
      const { internalAdapter } = await (await open()).$context;
      await runInAuthScope(scopeOf(request), () =>
        internalAdapter.createVerificationValue({ identifier: `reset-password:${token}`, value: userId, expiresAt }),
      );
      return token;
    },
    readSession,
  };
}

/** Only reading the session may trust the signed cookie: others would act for a session whose row is gone. */
function withoutCachedSession(request: Request, path: string, prefix: string): Request {
  if (path === "/get-session" && request.method === "GET") return request;
  const cookies = request.headers.get("cookie") ?? "";
  const kept = withoutCookies(cookies, `${prefix}.session_data`);
  if (kept === cookies) return request;
  const headers = new Headers(request.headers);
  if (kept) headers.set("cookie", kept);
  else headers.delete("cookie");
  const changed = new Request(request, { headers });
  Object.defineProperty(changed, "cf", { value: (request as { cf?: unknown }).cf });
  return changed;
}

async function waitFor(ms: number): Promise<void> {
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
}
