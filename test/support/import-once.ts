/**
 * The pool imports the built Worker anew for each request, and vitest asks its own process each time whether the module
 * is still the same: as much CPU as a small page. It is, while a file runs.
 */
type ModuleRunner = { import: (id: string) => Promise<unknown> };

const { moduleRunner } = (globalThis as unknown as { __vitest_mocker__: { moduleRunner: ModuleRunner } })
  .__vitest_mocker__;
const importAnew: ModuleRunner["import"] = Object.getPrototypeOf(moduleRunner).import.bind(moduleRunner);
let builtWorker: Promise<unknown> | undefined;

moduleRunner.import = (id) => {
  if (!id.endsWith("/build/server/index.js")) return importAnew(id);
  builtWorker ??= importAnew(id);
  return builtWorker;
};
