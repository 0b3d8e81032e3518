import { createRequire } from "node:module";
import { cruise, type ICruiseOptions, type ICruiseResult } from "dependency-cruiser";
import { describe, expect, it } from "vitest";

const config = createRequire(import.meta.url)("../../.dependency-cruiser.cjs") as {
  forbidden: { name: string }[];
  options: ICruiseOptions;
};

async function violations(folders: string[], options: ICruiseOptions = {}): Promise<string[]> {
  const { forbidden } = config;
  const { output } = await cruise(folders, {
    ...config.options,
    ...options,
    validate: true,
    ruleSet: { forbidden } as NonNullable<ICruiseOptions["ruleSet"]>,
  });
  return (output as ICruiseResult).summary.violations.map(
    (found) => `${found.rule.name}: ${found.from} -> ${found.to}`,
  );
}

describe("imports point one way", () => {
  // Red with `import "../features/…"` in any file of app/kernel, or an import of review/ in applications/.
  it("breaks no law", async () => {
    expect(await violations(["app", "workers"])).toEqual([]);
  });

  it("sees a broken law", async () => {
    const base = "test/architecture/broken-law";
    expect(await violations(["app"], { baseDir: base })).toEqual([
      "kernel-stands-alone: app/kernel/wrong.ts -> app/features/apply/wrong.ts",
      "no-circular: app/features/apply/circle.ts -> app/features/apply/wrong.ts",
      "tier-of-law: app/features/law/wrong.ts -> app/features/apply/wrong.ts",
    ]);
  });
});
