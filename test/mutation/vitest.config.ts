import { defineConfig } from "vitest/config";

/** What StrykerJS runs: the pure tests alone, without a name that only the real configuration gives. */
export default defineConfig({
  resolve: { alias: { "~": new URL("../../app", import.meta.url).pathname } },
  test: {
    include: ["test/domain/**/*.test.{ts,tsx}"],
    exclude: ["test/domain/model/browser-agreement.test.ts"],
    testTimeout: 30_000,
  },
});
