import { createMiddleware } from "hono/factory";
import { hearOut } from "../app/platform/body/bytes";
import type { AppEnv } from "./app-env";

/** Answers a post that was refused before it was read only once it is whole, or too long to wait for. */
export const drainRefusedBodies = createMiddleware<AppEnv>(async (c, next) => {
  // The request may be exchanged on its way; what comes over the wire is this one's.
  const request = c.req.raw;
  await next();
  await hearOut(request);
});
