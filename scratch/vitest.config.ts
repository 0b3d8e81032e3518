import { defineConfig } from "vitest/config";
export default defineConfig({
  root: "/tmp/wt/guest",
  resolve: { alias: { "~": "/tmp/wt/guest/app", "cloudflare:test": "/tmp/wt/guest/scratch/shim.ts" } },
  test: { include: ["scratch/*.test.ts"], testTimeout: 240_000, hookTimeout: 120_000 },
});
