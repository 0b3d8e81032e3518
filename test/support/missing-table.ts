import { bindings } from "./forms";

let away: string | null = null;

/** The table is not there: each statement that needs it fails in D1 itself, whoever makes it. */
export async function takeAway(table: string): Promise<void> {
  await bindings.DB.prepare(`ALTER TABLE ${table} RENAME TO away_${table}`).run();
  away = table;
}

export async function bringBack(): Promise<void> {
  if (away) await bindings.DB.prepare(`ALTER TABLE away_${away} RENAME TO ${away}`).run();
  away = null;
}
