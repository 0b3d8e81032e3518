import { Hono } from "hono";
import { readBytes } from "../../app/platform/body/bytes";
import type { AppEnv } from "../app-env";

/** No call of the wire is longer; more would only cost hashing time. */
const BODY_BYTES_MAX = 16 * 1024;

/** The specification's section 7: better-auth's wire under /api/auth. */
export const authApi = new Hono<AppEnv>();

authApi.all("*", async (c) => {
  c.get("trace").route = "/api/auth/*";
  const { auth } = c.get("services");
  if (!c.req.raw.body) return auth.handle(c.req.raw);
  const body = await readBytes(c.req.raw, BODY_BYTES_MAX);
  return body ? auth.handle(new Request(c.req.raw, { body })) : c.json({ message: "This request is too large." }, 413);
});
