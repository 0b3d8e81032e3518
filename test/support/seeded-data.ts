import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { seedInto } from "../../scripts/seed/seed.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A folder for what browser tests of one run share. */
    sharedFolder: string;
  }
}

/** Data with the demo in it, for servers to begin with a copy of: seeded by the first file that asks, awaited by the others. */
export async function seededData(): Promise<string> {
  const folder = join(inject("sharedFolder"), "demo");
  const ready = `${folder}.ready`;
  if (claims(`${folder}.claim`)) {
    await seedInto(folder);
    writeFileSync(ready, "");
  }
  const deadline = Date.now() + 110_000;
  while (!existsSync(ready)) {
    if (Date.now() > deadline) throw new Error("The demo was not seeded");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return folder;
}

/** Whether this process is the first: making a folder succeeds once. */
function claims(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
