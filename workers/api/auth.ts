import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { AppEnv } from "../app-env";

/** No call of the wire is longer; more would only cost hashing time. */
const BODY_BYTES_MAX = 16 * 1024;

/** The specification's section 7: better-auth's wire under /api/auth. */
export const authApi = new Hono<AppEnv>();

authApi.use(
  "*",
  bodyLimit({ maxSize: BODY_BYTES_MAX, onError: (c) => c.json({ message: "This request is too large." }, 413) }),
);

authApi.all("*", (c) => c.get("services").auth.handle(c.req.raw));
