import { unstable_readConfig } from "wrangler";
import { buildIfChanged, localOrigin, prepareLocalData } from "./lib/local-server.ts";

/** wrangler.toml's build command: what `npx wrangler dev` and `npx wrangler deploy` need in a fresh clone. */
prepareLocalData();
buildIfChanged(process.env.WRANGLER_COMMAND === "dev" ? localOrigin() : deployedOrigin());

/** As for `npm run build`: the shell's BASE_URL, or else the one in wrangler.toml. */
function deployedOrigin(): string {
  if (process.env.BASE_URL) return process.env.BASE_URL;
  const { vars } = unstable_readConfig({ config: "wrangler.toml", env: process.env.CLOUDFLARE_ENV ?? "" });
  return String(vars.BASE_URL);
}
