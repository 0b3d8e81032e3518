import { DatabaseUnavailable } from "../../db/errors.server";
import { readCookie, withoutCookies } from "../../kernel/cookies";
import { reportError, reportOnce } from "../error-report";
import { sessionTimes } from "./access";
import { type AuthAnswer, answerOf, askForFactor, failureAnswer, withRetryAfter } from "./auth-answers.server";
import { type AccountEvents, type AuthParts, type AuthScope, runInAuthScope } from "./auth-scope.server";
import type { Auth } from "./create-auth.server";
import { withHint } from "./hint-cookie";
import { deviceCookieName } from "./known-device.server";
import { findFactorKinds } from "./second-factor/factors.server";
import { findLoss } from "./second-factor/loss.server";
import { findStep, stepCookieName } from "./second-factor/steps.server";
import { readClaims, type SessionClaims } from "./session-claims.server";
import { findSessionRowsAlong, type SessionRows } from "./session-rows.server";
import { readSignUpCookie } from "./sign-up-browser";
import { type SignedIn, signedInOf } from "./signed-in.server";
import { AUTH_BASE_PATH, cookiePrefix } from "./wire";

type SessionAnswer = { signedIn: SignedIn | null; setCookies: string[] };

/** `renewal`: the cookie is past its minute; the page's own trip asks the rows before any answer leaves. */
type PageSession = SessionAnswer & { renewal: Renewal | null };

/** `findNow`: who the rows say that it is, without a look at the cookie. */
type Renewal = (() => Promise<SessionAnswer>) & { findNow(): Promise<SignedIn | null> };

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
  /** As `readSession`, for a page whose own statements ask for the session's row; it costs no round trip of its own. */
  readPageSession(request: Request): Promise<PageSession>;
  /** Who a session of this browser's rows is, if it has not ended; the rows come with the request's next round trip. */
  findSignedInAlong(sessionToken: string): () => Promise<SignedIn | null>;
  /** The cookie of a browser that signed up here within a day; null elsewhere. */
  signUpBrowser(request: Request): string | null;
};

/** What is served. Everything else of the library is 404, whatever a new version brings. */
const served =
  /^\/(get-session|sign-up\/email|sign-in\/email|sign-out|verify-email|confirm-address|send-verification-email|request-password-reset|reset-password(\/[^/]+)?|update-user|change-password|change-email|list-sessions|revoke-sessions?|revoke-other-sessions|delete-user|second-step\/(code|lost)|passkey\/(challenge|sign-in|confirm|register)|ok|admin\/[a-z-]+)$/;

/** What is swallowed here by the library would leave a session alive, or a password in use, of which somebody believes it is not. */
const mustNotFailQuietly = /^\/(sign-out|revoke-|change-password|reset-password|delete-user)/;

const RESET_LIFETIME_MS = 3_600_000;

/** The library writes a session's row again, a day's use after it was written last. */
const WRITTEN_AGAIN_BEFORE_END_MS = (sessionTimes.idleSeconds - sessionTimes.renewAfterSeconds) * 1000;

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
    const sessionRows = null;
    const factor = { stepToken, factorPassedBy: null, signInKey: null, exchanged: null, isFactorAsked: false };
    return {
      ...parts,
      ...outcome,
      ...factor,
      sessionRows,
      events,
      path,
      country,
      address,
      userAgent,
      deviceCookie,
      signUpBrowser,
    };
  }

  function hinted(response: Response, own: readonly string[]): Response {
    const cookies = [...response.headers.getSetCookie(), ...own];
    if (cookies.length === 0) return response;
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
    return withRetryAfter(hinted(response, scope.setCookies));
  }

  async function readSession(
    request: Request,
    { isFresh = false, sessionRows = null }: { isFresh?: boolean; sessionRows?: AuthScope["sessionRows"] } = {},
  ): Promise<SessionAnswer> {
    const cookie = request.headers.get("cookie") ?? "";
    if (!cookie.includes(`${prefix}.session_token=`)) return { signedIn: null, setCookies: [] };
    const known = isFresh || sessionRows ? null : await findClaims(request);
    if (known?.isYoung) return { signedIn: signedInOf(known.claims, parts.clock.now()), setCookies: [] };
    const failuresBefore = parts.usage.failures;
    try {
      const { response, headers } = await runInAuthScope({ ...scopeOf(request), sessionRows }, async () =>
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

  /** What the signed copy of the session says, where it is of the session that this browser holds and that has not ended. */
  async function findClaims(request: Request): Promise<{ claims: SessionClaims; isYoung: boolean } | null> {
    const cookies = request.headers.get("cookie");
    const [data, token] = [
      readCookie(cookies, `${prefix}.session_data`),
      readCookie(cookies, `${prefix}.session_token`),
    ];
    if (!data || !token) return null;
    const now = parts.clock.now().getTime();
    const known = await readClaims({ data, token }, config.secret, now);
    return known && known.claims.session.expiresAt.getTime() > now ? known : null;
  }

  function findNowBy(findRows: () => Promise<SessionRows | null>): () => Promise<SignedIn | null> {
    return async () => {
      const [rows, now] = [await findRows(), parts.clock.now()];
      return rows && rows.session.expiresAt > now ? signedInOf(rows, now) : null;
    };
  }

  /** A session whose row the library writes again at its next look. */
  function isDueToBeWritten({ session }: SessionClaims): boolean {
    return session.expiresAt.getTime() - WRITTEN_AGAIN_BEFORE_END_MS <= parts.clock.now().getTime();
  }

  return {
    handle,
    signUpBrowser: (request) => readSignUpCookie(request, config.isHttps),
    async post(request, path, body) {
      const headers = new Headers({ "Content-Type": "application/json", Origin: config.baseUrl });
      for (const name of ["cookie", "user-agent", "cf-connecting-ip"]) {
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
    readSession: (request, options = {}) => readSession(request, options),
    findSignedInAlong: (token) => findNowBy(findSessionRowsAlong(parts.db, token)),
    async readPageSession(request) {
      const known = await findClaims(request);
      if (!known || (!known.isYoung && isDueToBeWritten(known.claims)))
        return { ...(await readSession(request)), renewal: null };
      const { claims, isYoung } = known;
      if (isYoung) return { signedIn: signedInOf(claims, parts.clock.now()), setCookies: [], renewal: null };
      const { token } = claims.session;
      const findRows = findSessionRowsAlong(parts.db, token);
      const renew = async () => readSession(request, { isFresh: true, sessionRows: { token, rows: await findRows() } });
      return {
        signedIn: signedInOf(claims, parts.clock.now()),
        setCookies: [],
        renewal: Object.assign(renew, { findNow: findNowBy(findRows) }),
      };
    },
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
