import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./app-env";

const known = ["GET", "HEAD", "POST", "OPTIONS"];
const read = ["GET", "HEAD", "OPTIONS"];

/** Answers methods that no address of ours has, and OPTIONS, without a page. Each 405 says what is allowed (RFC 9110, 15.5.6). */
export const answerMethods = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.method === "OPTIONS") return c.body(null, 204, { Allow: known.join(", "), "Cache-Control": "no-store" });
  if (!known.includes(c.req.method)) {
    return c.text("Method Not Allowed", 405, { Allow: known.join(", "), "Cache-Control": "no-store" });
  }
  await next();
  if (c.res.status === 405 && !c.res.headers.has("Allow")) c.res.headers.set("Allow", read.join(", "));
});
