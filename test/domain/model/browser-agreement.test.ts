import { createContext, Script } from "node:vm";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { compile } from "../../../app/features/forms/form-model/compile";
import { evaluate } from "../../../app/features/forms/form-model/evaluate";
import { bundle } from "../../support/bundle";
import { asked } from "./arbitraries";
import { CONTEXT } from "./support";

const MAX_GZIP_BYTES = 7 * 1024;

let code = "";
beforeAll(async () => {
  code = await bundle(new URL("./browser-entry.ts", import.meta.url).pathname, "model");
}, 60_000);

it("server and browser agree on random definitions and answers", () => {
  const browser = createContext({ URL });
  new Script(code).runInContext(browser);
  const inBrowser = new Script("JSON.stringify(model.evaluate(model.compile(definition), raw, mode, context))");
  fc.assert(
    fc.property(asked, ({ definition, raw, locale, mode }) => {
      const context = { ...CONTEXT, locale };
      Object.assign(browser, { definition, raw, mode, context });
      expect(inBrowser.runInContext(browser)).toBe(JSON.stringify(evaluate(compile(definition), raw, mode, context)));
    }),
    { numRuns: 400 },
  );
});

it("the evaluator is small enough for the tenant's script, and imports no library", () => {
  expect(code).not.toMatch(/ZodError|libphonenumber/);
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(MAX_GZIP_BYTES);
});
