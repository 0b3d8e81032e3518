import { defineConfig } from "vitest/config";

const folders = "{answering,applications,law,law-watch,lexicon,model,rent-forms,review}";

/** What StrykerJS runs: the tests of pure rules, in one worker that loads each module once. */
export default defineConfig({
  resolve: { alias: { "~": new URL("../../app", import.meta.url).pathname } },
  test: {
    include: [`test/domain/${folders}/**/*.test.{ts,tsx}`, "test/domain/builder/unlawful.test.ts"],
    exclude: ["test/domain/model/browser-agreement.test.ts"],
    isolate: false,
    testTimeout: 30_000,
  },
});
