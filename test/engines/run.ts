import { buildIfChanged, ensureLocalSecrets } from "../../scripts/lib/local-server.ts";
import { seedInto } from "../../scripts/seed/seed.ts";
import { startServer } from "../support/server.ts";
import type { Engine } from "./engine.ts";
import { firefox } from "./firefox.ts";
import { landlord, tenant } from "./journeys.ts";
import { webkit } from "./webkit.ts";

/**
 * `npm run test:engines`: the journey of a tenant and of a landlord through the built Worker, in the engines of Safari and
 * Firefox where this machine has them (docs/testing.md). Ends with 1 where a journey does not come to its end.
 */
async function walk({ name, find }: Engine, origin: string): Promise<boolean> {
  const found = find();
  if ("missing" in found) {
    console.log(`${name}: skipped, ${found.missing}`);
    return true;
  }
  const began = Date.now();
  const person = { first: "Zoë", last: `of ${name}`, email: `zoe.${name.toLowerCase()}@tenant.test` };
  const page = await found.open();
  try {
    const reference = await tenant(page, origin, person);
    await landlord(page, origin, person, reference);
    console.log(`${name}: both journeys, ${Math.round((Date.now() - began) / 1000)} s`);
    return true;
  } catch (error) {
    console.error(`${name}:`, error);
    return false;
  } finally {
    await page.end();
  }
}

ensureLocalSecrets();
buildIfChanged();
const server = await startServer();
let isWell = true;
try {
  await seedInto(server.persistTo, server.origin);
  for (const engine of [webkit, firefox]) isWell = (await walk(engine, server.origin)) && isWell;
} finally {
  await server.stop();
}
process.exitCode = isWell ? 0 : 1;
