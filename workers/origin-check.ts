import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./app-env";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Posts without an Origin by their nature. better-auth checks the origin of every post with a cookie itself. */
const EXEMPT = [
  /^\/api\/stripe\/webhook$/,
  /^\/api\/mail\/resend-events$/,
  /^\/unsubscribe\/(?:notices\/)?[^/]+$/,
  /^\/api\/auth\//,
];
/** One-click posts of mail programs, which send no Origin at all; the page itself lets them do nothing but stop mails. */
const ONE_CLICK = /^\/(?:apply\/[^/]+\/(?:resume|member)|reference)\/[^/]+$/;

/** Refuses a state-changing request of another site's page, and one without Origin: browsers send it with every POST. */
export const refuseForeignPosts = createMiddleware<AppEnv>(async (c, next) => {
  if (SAFE_METHODS.has(c.req.method) || EXEMPT.some((pattern) => pattern.test(c.req.path))) return next();
  if (c.req.header("Origin") === undefined && ONE_CLICK.test(c.req.path)) return next();
  if (c.req.header("Origin") !== c.get("services").config.baseUrl) {
    return c.text("This request came from another site.", 403);
  }
  const type = (c.req.header("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  const allowed = [
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "application/json",
    "application/octet-stream",
    "",
  ];
  if (!allowed.includes(type)) return c.text("This kind of content is not accepted here.", 415);
  return next();
});
