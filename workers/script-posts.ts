import { createMiddleware } from "hono/factory";
import { scriptPostHeaders } from "../app/features/applying/answering/script-post";
import type { AppEnv } from "./app-env";

/** A post by script gets the address of a redirect in a header: the browser fetches the next page once. */
export const scriptPosts = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const to = c.res.headers.get("Location");
  if (c.req.method !== "POST" || !c.req.header(scriptPostHeaders.asks) || !to) return;
  const headers = new Headers(c.res.headers);
  headers.delete("Location");
  headers.set(scriptPostHeaders.answers, to);
  c.res = new Response(null, { status: 204, headers });
});
