import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureLocalSecrets } from "./lib/local-server.ts";
import { runDrill } from "./recovery/drill.ts";
import { seedInto } from "./seed/seed.ts";

/** `npm run drill`: seed, damage, restore, replay, compare, on data of its own. test/nightly/browser/drill.test.ts holds what must come out. */
ensureLocalSecrets();
const persistTo = mkdtempSync(join(tmpdir(), "rentform-drill-"));
try {
  console.log(await seedInto(persistTo));
  const { damage, before, after, lines } = await runDrill(persistTo);
  console.log(lines.join("\n"));
  for (const [table, count] of Object.entries(before)) {
    if (after[table] !== count) console.log(`${table}: ${count} rows before, ${after[table]} after`);
  }
  console.log(`Erased again: application ${damage.erasedApplication}, form ${damage.purgedForm}.`);
} finally {
  rmSync(persistTo, { recursive: true, force: true });
}
