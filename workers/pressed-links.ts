import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./app-env";

/** Pages of links that are mailed to people without an account: the token stands in the address. */
const mailed = /^\/(?:apply\/[^/]+\/(?:status|member|resume|viewing)|reference)\/([A-Za-z0-9_-]{43})(?:\/|$)/;

/**
 * A post from the page of a mailed link is somebody who reads that mailbox. A GET is not: mail programs open links by themselves;
 * nor is their one-click post, which comes without Origin.
 */
export const pressedLinks = createMiddleware<AppEnv>(async (c, next) => {
  const [, token] = c.req.method === "POST" && c.req.header("Origin") ? (mailed.exec(c.req.path) ?? []) : [];
  await next();
  const services = c.get("services");
  if (token) services.defer("mail-press", services.mailboxPresses.notePressedLink(token));
});
