import { DatabaseUnavailable } from "./errors.server";

/** The last file of migrations/: this code asks nothing of a database that lacks it. */
export const newestMigration = "0020_promised_days.sql";

/** The database is behind the code. */
export class DatabaseBehind extends DatabaseUnavailable {
  override name = "DatabaseBehind";
}

export type SchemaCheck = (binding: D1Database) => Promise<void>;

/** Throws DatabaseBehind until the migration is there, and asks no more once it was. */
export function createSchemaCheck(migration: string = newestMigration): SchemaCheck {
  let isThere = false;
  // No promise is kept: it would belong to one request, and another could not wait for it.
  return async (binding) => {
    if (isThere) return;
    const row = await binding.prepare("SELECT 1 AS found FROM d1_migrations WHERE name = ?").bind(migration).first();
    if (!row) throw new DatabaseBehind();
    isThere = true;
  };
}
