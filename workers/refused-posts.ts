import { createMiddleware } from "hono/factory";
import { readCookie } from "../app/kernel/cookies";
import { readLanguage } from "../app/kernel/page-locale";
import { cookiePrefix } from "../app/platform/auth/auth-base-path";
import { clientAddress } from "../app/platform/client-address";
import { dropKeptPage, findKeptPage, keepPage, keptPageSeconds } from "../app/platform/kept-pages";
import { hydratedPolicy } from "../app/platform/security-headers";
import { fieldWords } from "../app/ui/field-words";
import { errorTitle } from "../app/ui/page-meta";
import { answerInstead } from "./answer-instead";
import type { AppEnv } from "./app-env";

const parameter = "refused";
/** Far above any page of ours. */
const largestLetters = 400_000;
/** Each costs a write: beyond it a post is answered by its page, as before. */
const rate = { action: "kept-page", limit: 60, windowSeconds: 600 } as const;

/**
 * A page that a post without script was answered with is kept and shown by a redirect: the way back to it would be an
 * error page in Chromium and Firefox. Steps of an application never come here (`told.ts`).
 */
export const refusedPosts = createMiddleware<AppEnv>(async (c, next) => {
  const { isHttps } = c.get("services").config;
  const kv = c.env.PUBLISHED_FORMS;
  const name = `${isHttps ? "__Secure-" : ""}rf-refused`;
  const cookies = c.req.header("Cookie") ?? null;
  const held = readCookie(cookies, name);
  const session = readCookie(cookies, `${cookiePrefix(isHttps)}.session_token`) ?? "";
  const url = new URL(c.req.url);
  if (c.req.method === "GET" && url.searchParams.has(parameter)) {
    const page = held ? await findKeptPage(kv, { token: held, session }) : null;
    if (page) return c.html(page.html, 200, { "Content-Security-Policy": page.policy });
    url.searchParams.delete(parameter);
    return c.redirect(url.pathname + url.search, 303);
  }
  await next();
  // Only a browser's own post of a form: our scripts and other programs read the answer itself.
  if (c.req.method !== "POST" || c.req.header("Sec-Fetch-Mode") !== "navigate") return;
  const setCookie = (value: string, seconds: number) =>
    [`${name}=${value}`, `Path=${url.pathname}`, `Max-Age=${seconds}`, "HttpOnly", "SameSite=Lax"]
      .concat(isHttps ? "Secure" : [])
      .join("; ");
  if (c.res.status >= 300 && c.res.status < 400 && held) {
    await dropKeptPage(kv, { token: held });
    const headers = new Headers(c.res.headers);
    headers.append("Set-Cookie", setCookie("", 0));
    answerInstead(c, new Response(c.res.body, { status: c.res.status, headers }));
    return;
  }
  const isPage = c.res.headers.get("Content-Type")?.startsWith("text/html") && c.res.status < 500;
  // A start page is answered out of memory, whatever its address asks besides.
  if (!isPage || /^\/apply\/[^/]+$/.test(url.pathname)) return;
  const html = await c.res.clone().text();
  if (html.length > largestLetters || !isRefused(c.res.status, html)) return;
  const services = c.get("services");
  if (!(await services.rateLimit.take(rate, clientAddress(c.req.raw))).allowed) return;
  const token = services.ids.token();
  const policy = c.res.headers.get("Content-Security-Policy") ?? hydratedPolicy(c.get("nonce"), url.pathname);
  await keepPage(kv, { token, session }, { html, policy });
  url.searchParams.set(parameter, token.slice(0, 8));
  const headers = new Headers({ Location: url.pathname + url.search });
  for (const line of c.res.headers.getSetCookie()) headers.append("Set-Cookie", line);
  headers.append("Set-Cookie", setCookie(token, keptPageSeconds));
  answerInstead(c, new Response(null, { status: 303, headers }));
});

/** No mistake of the form's own: nothing is there, not for this reader, or not taken from this place. */
const elsewhere: readonly number[] = [401, 403, 404, 405, 413, 415];

/** Any page that answers a post is, as the way back to it would be an error page; one with React that is an error screen is not. */
function isRefused(status: number, html: string): boolean {
  if (!html.includes("__reactRouterContext") || isMarked(html)) return true;
  if (status === 200) return true;
  return status >= 400 && !elsewhere.includes(status) && !html.includes('id="error-text"');
}

/** Whether its title says that something is wrong, in the language of the page. */
function isMarked(html: string): boolean {
  const [, lang = ""] = /<html lang="([^"]+)"/.exec(html) ?? [];
  return html.includes(`<title>${errorTitle("", fieldWords[readLanguage(lang)].error)}`);
}
