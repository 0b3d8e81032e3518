import { data, type MiddlewareFunction, redirect } from "react-router";
import { optionalUserContext, requiredUserContext, servicesContext } from "../../context";
import { isCookieChecked } from "../../kernel/cookie-check";
import { MESSAGES } from "../../kernel/messages";
import { AFTER_SIGN_IN, safeRedirect } from "../../kernel/safe-redirect";
import { checkPermission } from "../../platform/auth/permissions";
import {
  findFactorStateAlong,
  lacksAdminFactor,
  mustConfirmAgain,
} from "../../platform/auth/second-factor/factors.server";
import type { SignedIn } from "../../platform/auth/signed-in.server";
import type { Services } from "../../services";
import { refuseImpersonated } from "./impersonation";

/** Guards of the specification's section 6, as middleware: a data request cannot go past them. */
type Guard = MiddlewareFunction<Response>;

const NEW_FORM = "/app/forms/new";

/** The tenants' pages and pictures are the same for everybody. */
export function isSharedPath(pathname: string): boolean {
  return /^\/(apply(\/|$)|media\/)/.test(pathname);
}

/** Pages that an isolate keeps and gives to everybody. */
export function isStartPath(pathname: string): boolean {
  return /^\/apply\/[^/]+\/?$/.test(pathname);
}

const isRead = ({ method }: Request) => method === "GET" || method === "HEAD";

/** Posts that write into D1 alone: held until the session's rows, read first, say that it holds. */
const writesAreHeld =
  /^\/(app\/(forms|guest-forms|applicants|notifications|erasures|settings\/(theme|notifications))|admin\/(jobs|law|spam-protection|credit-vouchers))(\/|\.data$|$)/;

/** Reads the session once a request and renews its cookies. */
export const readSession: Guard = async ({ request, context, url }, next) => {
  if (isSharedPath(url.pathname)) return next();
  const { auth, db } = context.get(servicesContext);
  const mayCarry = isRead(request) || writesAreHeld.test(url.pathname);
  const known = mayCarry
    ? await auth.readPageSession(request)
    : { ...(await auth.readSession(request)), renewal: null };
  const { signedIn, renewal } = known;
  context.set(optionalUserContext, signedIn);
  if (signedIn?.impersonatedBy) refuseImpersonated(request, url);
  const isSame = isRead(request) ? isSamePerson : isSameHolder;
  if (renewal && !isRead(request)) {
    db.holdWrites(async () => {
      if (!isSame(signedIn, await renewal.findNow())) throw new SessionOver();
    });
  }
  const response = await next();
  const { setCookies, ...current } = renewal ? await renewal() : known;
  // Nothing of the page leaves that was made for somebody else than the rows say: it is asked for anew.
  if (renewal && !isSame(signedIn, current.signedIn))
    throw redirect(url.pathname + url.search, withCookies(setCookies));
  const headers = new Headers(response.headers);
  headers.append("Vary", "Cookie");
  if (signedIn) headers.set("Cache-Control", "private, no-store");
  // An action that changed the session has the last word about its cookies.
  const renewed = response.headers.has("Set-Cookie") ? [] : setCookies;
  for (const cookie of renewed) headers.append("Set-Cookie", cookie);
  if (renewed.length > 0) headers.set("Cache-Control", "private, no-store");
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
};

/** Whom a cookie spoke for has been signed out since: nothing is written. The guard answers with a redirect instead. */
class SessionOver extends Error {
  override name = "SessionOver";
}

function isSamePerson(one: SignedIn | null, other: SignedIn | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A name that was changed in another browser keeps nobody from writing. */
function isSameHolder(one: SignedIn | null, other: SignedIn | null): boolean {
  return isSamePerson(one && { ...one, name: "" }, other && { ...other, name: "" });
}

function withCookies(lines: readonly string[]): { headers: Headers } {
  const headers = new Headers({ "Cache-Control": "private, no-store" });
  for (const line of lines) headers.append("Set-Cookie", line);
  return { headers };
}

/** /app: signed in, and with a proven address. */
export const requireUser: Guard = async ({ request, context, url }, next) => {
  const { auth } = context.get(servicesContext);
  let user = context.get(optionalUserContext);
  if (!user) throw redirect(signInPath(url));
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

/** /admin: the one admin address, by the session row and never by the cookie alone. */
export const requireAdmin: Guard = async ({ request, context, url }, next) => {
  const services = context.get(servicesContext);
  const known = context.get(optionalUserContext);
  // It shares the trip of the session's row.
  const findState = known ? findFactorStateAlong(services, known.sessionToken) : null;
  if (isRead(request) || !known || !writesAreHeld.test(url.pathname)) {
    const readRow = async () => (await services.auth.readSession(request, { isFresh: true })).signedIn;
    context.set(requiredUserContext, await admit(services, url, { readRow, findState }));
    return next();
  }
  let admitted: Promise<SignedIn> | null = null;
  const readRow = services.auth.findSignedInAlong(known.sessionToken);
  const askOnce = () => {
    admitted ??= admit(services, url, { readRow, findState });
    return admitted;
  };
  services.db.holdWrites(async () => void (await askOnce()));
  context.set(requiredUserContext, known);
  const response = await next();
  await askOnce();
  return response;
};

type FindFactorState = ReturnType<typeof findFactorStateAlong>;

/** Who is let into /admin, as the rows say. Throws what leads or turns away. */
async function admit(
  services: Services,
  url: URL,
  { readRow, findState }: { readRow: () => Promise<SignedIn | null>; findState: FindFactorState | null },
): Promise<SignedIn> {
  const { config } = services;
  const signedIn = await readRow();
  if (!signedIn || signedIn.isBanned) throw redirect(signInPath(url));
  const isAdmin = signedIn.email === config.adminEmail?.toLowerCase() && signedIn.isEmailVerified;
  if (!isAdmin || signedIn.impersonatedBy) throw redirect(AFTER_SIGN_IN);
  // The address is the admin's; its role may have been taken away.
  const verdict = checkPermission(signedIn, { user: ["list"], session: ["list"] }, config.adminUserIds);
  if (!verdict.ok) throw data(verdict.detail.message, { status: 403, statusText: MESSAGES.notAuthorized });
  // In production always, elsewhere once one is set; the page sets one up where there is none.
  if (!findState || lacksAdminFactor(services, await findState())) throw redirect(confirmPath(url));
  return signedIn;
}

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
