import { applyD1Migrations, env } from "cloudflare:test";
import type { Env } from "../../workers/env";
import { emptyingStatements, selectParts } from "./empty-database";

/**
 * The files of a worker share one workerd and its modules, which take longer than most of the tests. Each begins with empty
 * data. (`reset` of cloudflare:test 1.4 now and then leaves a database as it was.)
 */
const { DB, PUBLISHED_FORMS, DOCUMENTS, TEST_MIGRATIONS } = env as unknown as Env & {
  TEST_MIGRATIONS: Parameters<typeof applyD1Migrations>[1];
};
await applyD1Migrations(DB, TEST_MIGRATIONS);
await Promise.all([emptyTables(), emptyKeys(), emptyBucket()]);

async function emptyTables(): Promise<void> {
  const { results } = await DB.prepare(selectParts).all<{ type: string; name: string; sql: string }>();
  await DB.batch(emptyingStatements(results).map((statement) => DB.prepare(statement)));
}

async function emptyKeys(): Promise<void> {
  const { keys } = await PUBLISHED_FORMS.list();
  await Promise.all(keys.map(({ name }) => PUBLISHED_FORMS.delete(name)));
  if (keys.length > 0) await emptyKeys();
}

async function emptyBucket(): Promise<void> {
  const { objects } = await DOCUMENTS.list();
  await DOCUMENTS.delete(objects.map(({ key }) => key));
  if (objects.length > 0) await emptyBucket();
}
