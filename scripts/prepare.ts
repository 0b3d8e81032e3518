import { ensureLocalSecrets } from "./lib/local-server.ts";

/** Runs at the end of `npm ci`: `npx wrangler dev` reads .dev.vars before its build command could make it. */
ensureLocalSecrets();
