import { createMiddleware } from "hono/factory";
import { scriptPostHeaders } from "../app/features/answering/script-post";
import type { AppEnv } from "./app-env";

/**
 * A post that the page's script makes itself cannot see where a redirect leads: it gets the address in a header instead, so
 * that the next page is fetched once, by the browser.
 */
export const scriptPosts = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const to = c.res.headers.get("Location");
  if (c.req.method !== "POST" || !c.req.header(scriptPostHeaders.asks) || !to) return;
  const headers = new Headers(c.res.headers);
  headers.delete("Location");
  headers.set(scriptPostHeaders.answers, to);
  c.res = new Response(null, { status: 204, headers });
});
