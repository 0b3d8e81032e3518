import { createMiddleware } from "hono/factory";
import { emptyUsage } from "../app/db/trips.server";
import { readCookie } from "../app/features/applications/draft-cookie";
import { choosePageLocale } from "../app/features/applications/locale";
import { CACHE_CONTROL } from "../app/kernel/cache-control";
import { consoleLogger } from "../app/platform/logger";
import { createMetrics, isSampled, memorySampling } from "../app/platform/metrics";
import { answerFromMemory, etagOf, type RememberedPage, startPageMemory } from "../app/platform/page-memory";
import { countVisit } from "../app/platform/visits";
import type { AppEnv } from "./app-env";

/**
 * Answers start pages of /apply out of the isolate's memory before anything else is made: no services, no rendering, no KV,
 * no query. On a miss the page is made as ever, given its ETag, and kept. Other parameters than `lang` and `step` change
 * nothing.
 */
export const startPages = createMiddleware<AppEnv>(async (c, next) => {
  const { method } = c.req;
  const urlId =
    method === "GET" || method === "HEAD" ? /^\/apply\/([a-z0-9-]{8,64})$/.exec(c.req.path)?.[1] : undefined;
  if (!urlId || c.req.query("step") !== undefined) return next();
  const cookies = c.req.header("Cookie") ?? null;
  const locale = choosePageLocale({
    query: c.req.query("lang") ?? null,
    cookie: readCookie(cookies, "rf-lang") ?? readCookie(cookies, "__Host-rf-lang"),
    acceptLanguage: c.req.header("Accept-Language") ?? null,
  });
  const request = c.req.raw;
  const count = () => {
    const place = {
      db: c.env.DB,
      log: consoleLogger,
      waitUntil: (work: Promise<unknown>) => c.executionCtx.waitUntil(work),
    };
    if (method === "GET") countVisit(place, request, { urlId, event: "view" });
  };
  const known = startPageMemory.find(urlId, locale, Date.now());
  if (known) {
    count();
    const answer = answerFromMemory(known, request);
    if (isSampled(Math.random())) {
      const figures = { route: "/apply/:rentFormUrlId", method, status: answer.status, usage: emptyUsage() };
      createMetrics(c.env.METRICS).request({ ...figures, weight: memorySampling });
    }
    return answer;
  }
  const since = startPageMemory.mark();
  // React Router gives HEAD no body; the page is needed whole for its ETag.
  if (method === "HEAD") c.req.raw = new Request(request, { method: "GET" });
  await next();
  if (c.res.status !== 200 || c.res.headers.get("Cache-Control") !== CACHE_CONTROL.startPage) return;
  count();
  const serverTiming = c.res.headers.get("Server-Timing");
  const page = await remember(c.res);
  startPageMemory.keep(urlId, locale, page, { now: Date.now(), since });
  const answer = answerFromMemory(page, request);
  if (serverTiming) answer.headers.set("Server-Timing", serverTiming);
  c.res = undefined;
  c.res = answer;
});

async function remember(response: Response): Promise<RememberedPage> {
  const html = await response.text();
  const headers = [...response.headers].filter(([name]) => name !== "set-cookie" && name !== "server-timing");
  // In development every answer tells what it cost; an answer from memory has asked D1 nothing.
  if (response.headers.has("Server-Timing")) headers.push(["Server-Timing", 'd1;desc="q=0 rt=0 rr=0 rw=0"']);
  return { html, etag: await etagOf(html), headers: headers as [string, string][] };
}
