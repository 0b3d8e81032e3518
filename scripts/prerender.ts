import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./lib/local-server.ts";
import { prerender } from "./lib/prerender.ts";

/**
 * The second half of `npm run build`: pages that are the same for everybody become static files. They name the address and
 * the support mailbox of BASE_URL and SUPPORT_EMAIL, or else of wrangler.toml, as a deployed Worker does.
 */
const settings = readFileSync(join(projectRoot, "wrangler.toml"), "utf8");
const setting = (name: string) =>
  process.env[name] ?? new RegExp(`^${name} = "([^"]+)"`, "m").exec(settings)?.[1] ?? "";

const paths = await prerender({
  baseUrl: new URL(setting("BASE_URL")).origin,
  supportEmail: setting("SUPPORT_EMAIL"),
  operator: setting("OPERATOR"),
  operatorLaw: setting("OPERATOR_LAW"),
});
console.log(`${paths.length} static pages: ${paths.join(" ")}`);
