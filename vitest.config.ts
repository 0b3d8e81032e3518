import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { defineConfig, type UserProjectConfigExport } from "vitest/config";
import { postMarkdown } from "./scripts/lib/post-markdown.ts";
import { words } from "./scripts/lib/words-plugin.ts";

const alias = { "~": new URL("./app", import.meta.url).pathname };

/** Bindings that .dev.vars gives a developer's server; the tests bring their own. */
const testVariables = {
  ENVIRONMENT: "development",
  BASE_URL: "http://localhost:8787",
  MAIL_ADAPTER: "local",
  MAIL_FROM: "Rentform <hello@rentform.test>",
  SUPPORT_EMAIL: "support@rentform.test",
  ADMIN_EMAIL: "admin@rentform.test",
  SECRET: "local-only-secret-of-the-tests-0123456789",
  DATA_KEYS: "local-only:AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=",
};

type Bindings = typeof testVariables & { FAULTS: string };

/** Of `npm run bench:soak`, which alone sets it: no other run has that project. */
const soak = process.env.SOAK?.split(",").map(Number);

/** vitest leaves one core to itself, which on two cores makes every file wait for the one before. */
const maxWorkers = 2;

/** A poll waits as long as a look for something on a page does: vitest's own second is too short for a busy machine. */
const expect = { poll: { timeout: 30_000, interval: 100 } };

/** Packages of many modules, each of which workerd would ask for by itself, in 12 ms. */
const bundledPackages = {
  enabled: true,
  include: [
    "@better-auth/utils/otp",
    "@cantoo/pdf-lib",
    "@simplewebauthn/server",
    "better-auth/adapters/drizzle",
    "better-auth/api",
    "better-auth/cookies",
    "better-auth/minimal",
    "better-auth/plugins/access",
    "better-auth/plugins/admin",
    "drizzle-orm",
    "drizzle-orm/batch",
    "drizzle-orm/d1",
    "drizzle-orm/sqlite-core",
    "hono",
    "hono/factory",
    "hono/html",
    "hono/utils/html",
    "icu-minify/format",
    "jose",
    "stripe",
    "zod",
  ],
  // What workerd has itself.
  rolldownOptions: { external: [/^node:/, /^cloudflare:/] },
};

/** Commands, queries, jobs and sweeps, from source. */
function fromSource(name: string, include: string[], bindings: Bindings): UserProjectConfigExport {
  return {
    resolve: { alias },
    plugins: [
      cloudflareTest({ wrangler: { configPath: "./test/support/wrangler.workers.toml" }, miniflare: { bindings } }),
      words(),
    ],
    test: {
      name,
      // A second one loads 1,300 modules anew, 17 s of CPU; the browser tests fill the other core.
      maxWorkers: 1,
      isolate: false,
      include,
      deps: { optimizer: { ssr: bundledPackages } },
      setupFiles: ["test/support/migrate.ts", "test/support/seed-chance.ts", "test/support/languages.ts"],
      testTimeout: 60_000,
      expect,
    },
  };
}

/** Tests that drive the built Worker over HTTP. */
function ofBuiltWorker(name: string, include: string[], bindings: Bindings): UserProjectConfigExport {
  return {
    resolve: { alias },
    plugins: [
      cloudflareTest({ wrangler: { configPath: "./build/server/wrangler.json" }, miniflare: { bindings } }),
      words(),
    ],
    test: {
      name,
      // Each workerd loads the app's modules for itself, a tenth of what these tests cost; the browser tests fill the other core.
      maxWorkers: 1,
      isolate: false,
      include,
      deps: { optimizer: { ssr: bundledPackages } },
      setupFiles: ["test/support/migrate.ts", "test/support/keep-worker.ts", "test/support/languages.ts"],
      // What a request says would be handed to vitest in its name, and a file waits for ever for a request that is over.
      disableConsoleIntercept: true,
      testTimeout: 90_000,
      expect,
    },
  };
}

/** Tests that open pages in a browser, and those of whole processes. */
function inBrowser(name: string, include: string[]): UserProjectConfigExport {
  return {
    resolve: { alias },
    plugins: [words()],
    test: {
      name,
      setupFiles: ["test/support/languages.ts"],
      globalSetup: ["test/support/shared-folder.ts"],
      isolate: false,
      include,
      testTimeout: 120_000,
      // Ten files wait for the one that seeds the demo, on a busy machine, too.
      hookTimeout: 240_000,
      expect,
      // A file waits for its page a fifth of the time: two at once leave that much of two cores idle when the others have ended.
      maxWorkers: 3,
    },
  };
}

/** `scale`: landlords, applications, days, seed. */
function soakProject([landlords = 2, applications = 200, days = 3, seed = 15]: number[], bindings: object) {
  const miniflare = { bindings: { ...bindings, SOAK: { landlords, applications, days, seed } } };
  return {
    resolve: { alias },
    plugins: [cloudflareTest({ wrangler: { configPath: "./test/support/wrangler.workers.toml" }, miniflare }), words()],
    test: {
      name: "soak",
      include: ["test/bench/soak/*.test.ts"],
      setupFiles: ["test/support/migrate.ts"],
      hookTimeout: 120_000,
    },
  };
}

export default defineConfig(async () => {
  const migrations = await readD1Migrations("migrations");
  const bindings = { ...testVariables, TEST_MIGRATIONS: migrations, FAULTS: process.env.FAULTS ?? "some" };
  return {
    test: {
      reporters: ["default", "json"],
      outputFile: { json: "test-results/vitest.json" },
      projects: [
        {
          resolve: { alias },
          plugins: [postMarkdown(), words()],
          test: {
            name: "domain",
            maxWorkers,
            isolate: false,
            include: ["test/domain/**/*.test.{ts,tsx}"],
            setupFiles: ["test/support/seed-chance.ts", "test/support/languages.ts"],
            testTimeout: 30_000,
          },
        },
        {
          resolve: { alias },
          plugins: [words()],
          test: {
            name: "architecture",
            maxWorkers,
            isolate: false,
            include: ["test/architecture/**/*.test.ts"],
            testTimeout: 60_000,
          },
        },
        fromSource("workers", ["test/workers/**/*.test.{ts,tsx}"], bindings),
        ofBuiltWorker("http", ["test/http/**/*.test.ts"], bindings),
        inBrowser("e2e", ["test/e2e/**/*.test.ts"]),
        fromSource("nightly-workers", ["test/nightly/workers/**/*.test.ts"], bindings),
        ofBuiltWorker("nightly-http", ["test/nightly/http/**/*.test.ts"], bindings),
        inBrowser("nightly-browser", ["test/nightly/browser/**/*.test.ts"]),
        ...(soak ? [soakProject(soak, bindings)] : []),
      ],
    },
  };
});
