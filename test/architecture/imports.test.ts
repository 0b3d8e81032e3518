import { createRequire } from "node:module";
import { cruise, type ICruiseOptions, type ICruiseResult } from "dependency-cruiser";
import { describe, expect, it } from "vitest";
import { scripts } from "../../package.json";

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

// That app/ and workers/ break no law is for `npm run check` to say, which `npm test` runs.
describe("the rule that imports point one way", () => {
  it("holds for all modules", () => {
    expect(scripts.check.split(" && ")).toContain("depcruise --config .dependency-cruiser.cjs app workers");
  });

  it("detects a forbidden import", async () => {
    const base = "test/architecture/broken-law";
    expect(await violations(["app"], { baseDir: base })).toEqual([
      "files-stand-alone: app/files/wrong.ts -> app/features/applying/apply/wrong.ts",
      "kernel-stands-alone: app/kernel/wrong.ts -> app/features/applying/apply/wrong.ts",
      "no-circular: app/features/applying/apply/circle.ts -> app/features/applying/apply/wrong.ts",
      "order-of-forms-law: app/features/forms/law/wrong.ts -> app/features/applying/apply/wrong.ts",
    ]);
  });
});
