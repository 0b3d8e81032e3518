type Runner = { import(specifier: string): Promise<unknown> };

/**
 * The pool asks Node before each request, message and run of the cron whether the built Worker's module is still the same, for 1.5
 * to 3 ms. Nothing changes it while tests run, so it is asked once a workerd.
 */
const { moduleRunner } = (globalThis as unknown as { __vitest_mocker__: { moduleRunner: Runner } }).__vitest_mocker__;
const ask = moduleRunner.import.bind(moduleRunner);
let built: unknown;

moduleRunner.import = async (specifier) => {
  if (!specifier.endsWith("/build/server/index.js")) return ask(specifier);
  built ??= await ask(specifier);
  return built;
};
