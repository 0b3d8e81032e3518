import { createMiddleware } from "hono/factory";
import { emptyUsage } from "../app/db/counted-d1.server";
import { CACHE_CONTROL } from "../app/kernel/cache-control";
import { readCookie } from "../app/kernel/cookies";
import { choosePageLocale } from "../app/kernel/page-locale";
import { consoleLogger } from "../app/platform/logger";
import { createMetrics, isSampled, memorySampling } from "../app/platform/metrics";
import { answerFromMemory, rememberedPage } from "../app/platform/remembered-page";
import { countVisit } from "../app/platform/visits";
import { answerInstead } from "./answer-instead";
import type { AppEnv } from "./app-env";
import type { Env } from "./env";
import { findStartPage, keepStartPage, type StartPageKey } from "./start-page-memory";

/** Which start page or page of a home a request is for; null where it is for none. Other parameters than `lang` and `step` change nothing. */
function readAsked({ method, url, headers }: Request): StartPageKey | null {
  if (method !== "GET" && method !== "HEAD") return null;
  // Cut out of the text: making a URL costs as much as the answer.
  const pathAt = url.indexOf("/", url.indexOf("//") + 2);
  const queryAt = url.indexOf("?", pathAt);
  const path = queryAt < 0 ? url.slice(pathAt) : url.slice(pathAt, queryAt);
  const [, urlId, below = ""] = /^\/apply\/([a-z0-9-]{8,64})(\/home(?:\/[a-z0-9-]{1,100})?)?$/.exec(path) ?? [];
  if (!urlId) return null;
  const query = queryAt < 0 ? null : new URLSearchParams(url.slice(queryAt));
  if (query?.has("step")) return null;
  const cookies = headers.get("Cookie");
  const cookie = cookies && (readCookie(cookies, "rf-lang") ?? readCookie(cookies, "__Host-rf-lang"));
  const locale = choosePageLocale({
    query: query?.get("lang") ?? null,
    cookie,
    acceptLanguage: headers.get("Accept-Language"),
  });
  return { urlId, locale, below };
}

/** A start page of /apply, or the page of a home, out of the isolate's memory, before anything else is made; null where it is not there. */
export function answerStartPage(request: Request, env: Env, ctx: ExecutionContext): Response | null {
  const asked = readAsked(request);
  const known = asked && findStartPage(asked);
  if (!known) return null;
  count(request, env, ctx, asked.urlId);
  const answer = answerFromMemory(known, request);
  if (isSampled(Math.random())) {
    const figures = {
      route: asked.below ? "/apply/:rentFormUrlId/home/:slug?" : "/apply/:rentFormUrlId",
      method: request.method,
      status: answer.status,
      usage: emptyUsage(),
    };
    createMetrics(env.METRICS).request({ ...figures, weight: memorySampling });
  }
  return answer;
}

function count(request: Request, env: Env, ctx: ExecutionContext, urlId: string): void {
  const place = {
    db: env.DB,
    log: consoleLogger,
    waitUntil: (work: Promise<unknown>) => ctx.waitUntil(work),
  };
  if (request.method === "GET") countVisit(place, request, { urlId, event: "view" });
}

/** A start page that was not in memory gets its ETag and is kept. */
export const startPages = createMiddleware<AppEnv>(async (c, next) => {
  const request = c.req.raw;
  const asked = readAsked(request);
  if (!asked) return next();
  // React Router gives HEAD no body; the page is needed whole for its ETag.
  if (request.method === "HEAD") c.req.raw = new Request(request, { method: "GET" });
  await next();
  if (c.res.status !== 200 || c.res.headers.get("Cache-Control") !== CACHE_CONTROL.startPage) return;
  count(request, c.env, c.executionCtx as ExecutionContext, asked.urlId);
  const serverTiming = c.res.headers.get("Server-Timing");
  const page = await rememberedPage(new Uint8Array(await c.res.arrayBuffer()), headersOf(c.res));
  keepStartPage(asked, page);
  const answer = answerFromMemory(page, request);
  if (serverTiming) answer.headers.set("Server-Timing", serverTiming);
  answerInstead(c, answer);
});

function headersOf({ headers }: Response): [string, string][] {
  const kept = [...headers].filter(([name]) => name !== "set-cookie" && name !== "server-timing");
  // In development every answer tells what it cost; an answer from memory has asked D1 nothing.
  if (headers.has("Server-Timing")) kept.push(["Server-Timing", 'd1;desc="q=0 rt=0 rr=0 rw=0"']);
  return kept as [string, string][];
}
