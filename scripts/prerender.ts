import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./lib/local-server.ts";
import { prerender } from "./lib/prerender.ts";

/**
 * The second half of `npm run build`: pages that are the same for everybody become static files. They name the address and
 * the support mailbox of BASE_URL and SUPPORT_EMAIL, or else of the built settings, as a deployed Worker does.
 */
const built = JSON.parse(readFileSync(join(projectRoot, "build/server/wrangler.json"), "utf8")) as {
  vars: Record<string, string>;
};
const setting = (name: string) => process.env[name] ?? built.vars[name] ?? "";

// Whatever was built before, the stamp of `npm start` no longer speaks of it.
rmSync(join(projectRoot, "build/source-stamp.txt"), { force: true });
dropCopies();
// Vite leaves a file that leads wrangler past wrangler.toml, and so past its build command: it would serve an old build.
rmSync(join(projectRoot, ".wrangler/deploy"), { recursive: true, force: true });
const paths = await prerender({
  baseUrl: new URL(setting("BASE_URL")).origin,
  supportEmail: setting("SUPPORT_EMAIL"),
  operator: setting("OPERATOR"),
  operatorLaw: setting("OPERATOR_LAW"),
  sendsByResend: setting("MAIL_ADAPTER") === "resend",
});
console.log(`${paths.length} static pages: ${paths.join(" ")}`);

/**
 * The build leaves a copy of each static file beside the Worker's modules. Scripts of pages among them would be sent to the
 * platform as modules: 18 KiB compressed that nothing imports. A module that both builds have stays.
 */
function dropCopies(): void {
  const served = join(projectRoot, "build/client/assets");
  const modules = join(projectRoot, "build/server/assets");
  const names = readdirSync(modules);
  const sources = names.filter((name) => name.endsWith(".js")).map((name) => readFileSync(join(modules, name), "utf8"));
  const code = [...sources, readFileSync(join(projectRoot, "build/server/index.js"), "utf8")].join("\n");
  for (const name of names) {
    const isImported =
      code.includes(`"./${name}"`) || code.includes(`"./assets/${name}"`) || code.includes(`\`./${name}\``);
    if (!isImported && existsSync(join(served, name))) rmSync(join(modules, name));
  }
}
