import { expect } from "vitest";
import { bindings } from "./forms";

/** A landlord's own address and name stand where he signs in; the local mailbox is a developer's. */
const mayBeClear = new Set(["user", "session", "account", "guest_rent_form", "dev_mail", "d1_migrations"]);

/** Where one of these words stands readable in D1, KV or R2: table and column, or the store and its key. */
export async function readable(words: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  const look = (place: string, text: string) => {
    for (const word of words) if (text.toLowerCase().includes(word.toLowerCase())) found.add(`${place}: ${word}`);
  };
  const { results: tables } = await bindings.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
  ).all<{ name: string }>();
  expect(tables.length).toBeGreaterThan(30);
  for (const { name } of tables.filter((table) => !mayBeClear.has(table.name))) {
    const { results } = await bindings.DB.prepare(`SELECT * FROM "${name}"`).all();
    for (const row of results) {
      for (const [column, value] of Object.entries(row)) look(`${name}.${column}`, String(value));
    }
  }
  for (const { name } of (await bindings.PUBLISHED_FORMS.list()).keys) {
    look(`kv ${name}`, name + ((await bindings.PUBLISHED_FORMS.get(name)) ?? ""));
  }
  for (const { key } of (await bindings.DOCUMENTS.list()).objects) {
    const object = await bindings.DOCUMENTS.get(key);
    look(`r2 ${key}`, key + JSON.stringify(object?.customMetadata ?? {}) + ((await object?.text()) ?? ""));
  }
  return [...found].sort();
}
