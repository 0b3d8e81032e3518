import { data, type MiddlewareFunction, redirect } from "react-router";
import { optionalUserContext, requiredUserContext, servicesContext } from "../../context";
import { isCookieChecked } from "../../kernel/cookie-check";
import { MESSAGES } from "../../kernel/messages";
import { AFTER_SIGN_IN, safeRedirect } from "../../kernel/safe-redirect";
import { checkPermission } from "../../platform/auth/permissions";
import { lacksAdminFactor, mustConfirmAgain } from "../../platform/auth/second-factor/factors.server";
import { findSessionWithFactor } from "../../platform/auth/session-rows.server";
import { refuseImpersonated } from "./impersonation";

/**
 * Guards of the specification's section 6, as middleware: a data request cannot go past them. The rule of sessions:
 * - To read (GET, HEAD) a signed cookie younger than a minute is enough. Once it is older, the rows of its session and account
 *   are read before the page, and the cookie is renewed from them: what has ended opens no page a minute later.
 * - To write (everything else) the rows are read first, always. Who has been signed out or banned, and an admin who looks
 *   through somebody's eyes, writes nothing.
 * - The session may end after that look: so each statement that writes in somebody's name asks for it once more, by `landlordOf`,
 *   `adminOf` or what is made of them (`mayReachForm`, `isOwnApplication`).
 * - /admin reads the rows and the state of the second factor first, to read as to write.
 */
type Guard = MiddlewareFunction<Response>;

const NEW_FORM = "/app/forms/new";

/** The tenants' pages and pictures are the same for everybody. */
export function isSharedPath(pathname: string): boolean {
  return /^\/(apply(\/|$)|media\/)/.test(pathname);
}

/** Pages that an isolate keeps and gives to everybody. */
export function isStartPath(pathname: string): boolean {
  return /^\/apply\/[^/]+(\/home(\/[^/]+)?)?\/?$/.test(pathname);
}

const isRead = ({ method }: Request) => method === "GET" || method === "HEAD";

/** Reads the session once a request and renews its cookies. */
export const readSession: Guard = async ({ request, context, url }, next) => {
  if (isSharedPath(url.pathname)) return next();
  const { auth } = context.get(servicesContext);
  const { signedIn, setCookies } = await auth.readSession(request, { isFresh: !isRead(request) });
  context.set(optionalUserContext, signedIn);
  if (signedIn?.impersonatedBy) refuseImpersonated(request, url);
  const response = await next();
  const headers = new Headers(response.headers);
  headers.append("Vary", "Cookie");
  // An action that changed the session has the last word about its cookies.
  const renewed = response.headers.has("Set-Cookie") ? [] : setCookies;
  for (const cookie of renewed) headers.append("Set-Cookie", cookie);
  if (signedIn || renewed.length > 0) headers.set("Cache-Control", "private, no-store");
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
};

/** /app: signed in, and with a proven address. */
export const requireUser: Guard = async ({ request, context, url }, next) => {
  const { auth } = context.get(servicesContext);
  let user = context.get(optionalUserContext);
  if (!user || (user.isBanned && !isRead(request))) throw redirect(signInPath(url));
  // The cookie of another browser may not know yet that the address was confirmed: ask the row before sending away.
  if (!user.isEmailVerified) user = (await auth.readSession(request, { isFresh: true })).signedIn ?? user;
  if (!user.isEmailVerified) throw redirect("/check-email");
  context.set(requiredUserContext, user);
  return next();
};

/** /sign-in, /sign-up and /reset-password are for visitors. */
export const refuseSignedIn: Guard = async ({ context, url }, next) => {
  const user = context.get(optionalUserContext);
  if (user?.isEmailVerified && isCookieChecked(url.searchParams))
    throw redirect(safeRedirect(url.searchParams.get("redirect")));
  if (user) throw redirect(user.isEmailVerified ? AFTER_SIGN_IN : "/check-email");
  return next();
};

/** /start is for visitors too: who is signed in builds in the account, once that page exists (routes/shared/site-map.ts). */
export const leadToNewForm: Guard = async ({ context }, next) => {
  if (context.get(optionalUserContext)) throw redirect(NEW_FORM);
  return next();
};

/** /check-email: nothing is left to confirm. */
export const refuseVerified: Guard = async ({ context }, next) => {
  if (context.get(optionalUserContext)?.isEmailVerified) throw redirect(AFTER_SIGN_IN);
  return next();
};

/** /admin: the one admin address, by the rows and never by the cookie alone. */
export const requireAdmin: Guard = async ({ context, url }, next) => {
  const services = context.get(servicesContext);
  const { config } = services;
  const known = context.get(optionalUserContext);
  const found = known && (await findSessionWithFactor(services, known.sessionToken));
  if (!found || found.signedIn.isBanned) throw redirect(signInPath(url));
  const { signedIn, factor } = found;
  const isAdmin = signedIn.email === config.adminEmail?.toLowerCase() && signedIn.isEmailVerified;
  if (!isAdmin || signedIn.impersonatedBy) throw redirect(AFTER_SIGN_IN);
  // The address is the admin's; its role may have been taken away.
  const verdict = checkPermission(signedIn, { user: ["list"], session: ["list"] }, config.adminUserIds);
  if (!verdict.ok) throw data(verdict.detail.message, { status: 403, statusText: MESSAGES.notAuthorized });
  // In production always, elsewhere once one is set; the page sets one up where there is none.
  if (lacksAdminFactor(services, factor)) throw redirect(confirmPath(url));
  context.set(requiredUserContext, signedIn);
  return next();
};

/** Files of exports: where a second factor is set, it is asked for again. */
export const confirmAgain: Guard = async ({ context, url }, next) => {
  const user = context.get(requiredUserContext);
  if (await mustConfirmAgain(context.get(servicesContext), user.sessionToken)) throw redirect(confirmPath(url));
  return next();
};

/** Where a person proves once more to be the owner, and is led back from. */
function confirmPath(url: URL): string {
  return `/app/confirm?${new URLSearchParams({ to: url.pathname + url.search })}`;
}

function signInPath(url: URL): string {
  return `/sign-in?${new URLSearchParams({ redirect: url.pathname + url.search })}`;
}
