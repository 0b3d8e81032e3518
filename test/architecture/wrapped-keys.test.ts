import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, it } from "vitest";
import { schema } from "../../app/db/client.server";
import { wrappedKeys } from "../../app/db/wrapped-keys";

// Red when a table gets a wrapped key and the list does not name it: rotation would leave it behind.
it("every column with a wrapped key is in the list of wrapped keys", () => {
  const inSchema = Object.values(schema)
    .filter((value) => value instanceof SQLiteTable)
    .map((table) => getTableConfig(table as SQLiteTable))
    .filter(({ columns }) => columns.some(({ name }) => name === "wrapped_key"))
    .map(({ name }) => name);
  expect(wrappedKeys.map(({ table }) => getTableConfig(table).name).sort()).toEqual(inSchema.sort());
  for (const { table, id } of wrappedKeys) {
    const { columns } = getTableConfig(table);
    expect(columns.map(({ name }) => name)).toEqual(expect.arrayContaining(["key_id", "wrapped_key", id.name]));
  }
});
