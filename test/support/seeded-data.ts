import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inject, vi } from "vitest";
import { seedInto } from "../../scripts/seed/seed.ts";
import { prepareData } from "./server.ts";

/** Data with the demo in it, for servers to begin with a copy of: seeded by the first file that asks, awaited by the others. */
export async function seededData(): Promise<string> {
  const folder = join(inject("sharedFolder"), "demo");
  const ready = `${folder}.ready`;
  if (isFirst(`${folder}.claim`)) {
    prepareData(folder);
    await seedInto(folder);
    writeFileSync(ready, "");
  }
  await vi.waitFor(
    () => {
      if (!existsSync(ready)) throw new Error("The demo was not seeded");
    },
    { timeout: 230_000, interval: 200 },
  );
  return folder;
}

/** Whether this process is the first: making a folder succeeds once. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
