import { data, type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { languageContext, optionalUserContext, requiredUserContext, servicesContext, teamContext } from "../../context";
import { findAccountOfForm } from "../../features/people/teams/queries/find-account-of-form.server";
import { findMembership, type Membership } from "../../features/people/teams/queries/find-membership.server";
import { teamWords } from "../../features/people/teams/team-words";
import { rolesFor, type TeamAccess } from "../../kernel/actor";
import { isCookieChecked } from "../../kernel/cookie-check";
import { accountParam, inAccount, ownAccount } from "../../kernel/links";
import { MESSAGES } from "../../kernel/messages";
import { AFTER_SIGN_IN, safeRedirect } from "../../kernel/safe-redirect";
import { teamEndedAt } from "../../kernel/team-ended";
import { checkPermission } from "../../platform/auth/permissions";
import { lacksAdminFactor, mustConfirmAgain } from "../../platform/auth/second-factor/factors.server";
import { findSessionWithFactor } from "../../platform/auth/session-rows.server";
import type { SignedIn } from "../../platform/auth/signed-in.server";
import { ownerIdSchema, readTeamCookie, teamCookie } from "../../platform/team-cookie";
import { refuseImpersonated } from "./impersonation";
import { accessOf } from "./team-access";

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
export const readSession: Guard = async ({ request, context, url, pattern }, next) => {
  if (isSharedPath(url.pathname)) return next();
  const { auth, config } = context.get(servicesContext);
  const { signedIn, setCookies } = await auth.readSession(request, { isFresh: !isRead(request) });
  context.set(
    optionalUserContext,
    signedIn &&
      inChosenTeam(signedIn, readTeamCookie(request, config.isHttps), accessOf(pattern, request.method).needs),
  );
  if (signedIn?.impersonatedBy) refuseImpersonated(request, url);
  const response = await next();
  await checkPartAgain(context.get(optionalUserContext), { request, pattern, response, context });
  const headers = new Headers(response.headers);
  headers.append("Vary", "Cookie");
  // An action that changed the session has the last word about its cookies.
  const renewed = response.headers.has("Set-Cookie") ? [] : setCookies;
  for (const cookie of renewed) headers.append("Set-Cookie", cookie);
  if (signedIn || renewed.length > 0) headers.set("Cache-Control", "private, no-store");
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
};

/** In the shared account that the browser chose, with the role that the address takes. An admin who looks through somebody's eyes chooses none. */
function inChosenTeam(user: SignedIn, ownerId: string | null, needs: ReturnType<typeof accessOf>["needs"]): SignedIn {
  if (!ownerId || needs === "self" || user.impersonatedBy || ownerId === user.userId) return user;
  return { ...user, actor: { ...user.actor, team: { ownerId, needs } } };
}

/** /app: signed in, and with a proven address; in a shared account with the role that the address takes. */
export const requireUser: Guard = async ({ request, context, url, pattern, params }, next) => {
  const { auth } = context.get(servicesContext);
  let user = context.get(optionalUserContext);
  if (!user || (user.isBanned && !isRead(request))) throw redirect(signInPath(url));
  // The cookie of another browser may not know yet that the address was confirmed: ask the row before sending away.
  if (!user.isEmailVerified) user = (await auth.readSession(request, { isFresh: true })).signedIn ?? user;
  if (!user.isEmailVerified) throw redirect("/check-email");
  context.set(requiredUserContext, user);
  if (isRead(request) && url.searchParams.has(accountParam)) throw await leadToAccount(user, url, context);
  const { team } = user.actor;
  const { least, isForAll } = accessOf(pattern, request.method);
  if (team && least !== "self") {
    const member = await checkTeam(user, { ...team, needs: least, isForAll }, context);
    context.set(teamContext, member);
    const isLimited = member.homes !== null;
    context.set(requiredUserContext, { ...user, actor: { ...user.actor, team: { ...team, isLimited } } });
  }
  const response = await next();
  const { rentFormId: formId } = params;
  if (response.status !== 404 || !formId || !isRead(request) || user.impersonatedBy) return response;
  // A link of a mail, or a bookmark, may be about another account than the one that is worked in.
  const besides = team?.ownerId ?? user.userId;
  const account = await findAccountOfForm(context.get(servicesContext), user.actor, { formId, besides });
  return account === null ? response : redirect(inAccount(url.pathname + url.search, account));
};

/** Where a link names an account, the browser works in it from then on, if it is the reader's own or shared with him or her. */
async function leadToAccount(user: SignedIn, url: URL, context: Readonly<RouterContextProvider>): Promise<Response> {
  const services = context.get(servicesContext);
  const { isHttps } = services.config;
  const asked = ownerIdSchema.safeParse(url.searchParams.get(accountParam)).data;
  const search = new URLSearchParams(url.searchParams);
  search.delete(accountParam);
  const page = `${url.pathname}${search.size > 0 ? `?${search}` : ""}`;
  // An admin who looks through somebody's eyes chooses none.
  if (user.impersonatedBy) return redirect(page);
  if (asked === ownAccount || asked === user.userId)
    return redirect(page, { headers: { "Set-Cookie": teamCookie(null, isHttps) } });
  const member = asked ? await findMembership(services, user.actor, asked) : null;
  if (!member) return redirect(teamEndedAt);
  return redirect(page, { headers: { "Set-Cookie": teamCookie(member.ownerId, isHttps) } });
}

type Answered = Pick<Parameters<Guard>[0], "request" | "pattern" | "context"> & { response: Response };

/**
 * Somebody's part in an account may end while a request is under way: the statements then find nothing and the answer is to say
 * why. A page within a frame says it by itself.
 */
async function checkPartAgain(user: SignedIn | null, { request, pattern, response, context }: Answered) {
  const team = user?.actor.team;
  if (!user || !team || accessOf(pattern, request.method).least === "self" || pattern.endsWith("/view")) return;
  if (!isRead(request) || response.status === 404) await findPart(user, team.ownerId, context);
}

type Asked = TeamAccess & { isForAll: boolean };

/** 403 where the role, or the homes it is for, do not allow it. */
async function checkTeam(
  user: SignedIn,
  { ownerId, needs, isForAll }: Asked,
  context: Readonly<RouterContextProvider>,
): Promise<Membership> {
  const member = await findPart(user, ownerId, context);
  if (member.lacksFactor) throw redirect("/app/settings/security?for=team");
  const isOfRole = rolesFor(needs).includes(member.role);
  if (!isOfRole || (isForAll && member.homes)) {
    const { notYours, notYourHomes } = teamWords[context.get(languageContext)];
    const say = isOfRole ? notYourHomes : notYours;
    throw data(say({ name: member.ownerName }), { status: 403, statusText: MESSAGES.notAuthorized });
  }
  return member;
}

/** Leads to the page that says so where the account is shared no longer. The cookie stays until somebody presses there, so that each open tab is told. */
async function findPart(user: SignedIn, ownerId: string, context: Readonly<RouterContextProvider>) {
  const member = await findMembership(context.get(servicesContext), user.actor, ownerId);
  if (!member) throw redirect(teamEndedAt);
  return member;
}

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
