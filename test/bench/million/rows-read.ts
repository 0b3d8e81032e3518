import { openD1 } from "../../../scripts/lib/local-database";
import type { Ran } from "./recorder";

/** The rows that D1 in workerd counts for each statement, asked once more in the same order. */
export async function rowsRead(folder: string, batches: Ran[][]): Promise<Map<Ran, number>> {
  const { database, close } = openD1(folder);
  const rows = new Map<Ran, number>();
  try {
    for (const batch of batches) {
      const bound = batch.map(({ sql, values }) => database.prepare(sql).bind(...values));
      const results = await database.batch(bound);
      for (const [at, ran] of batch.entries()) rows.set(ran, results[at]?.meta.rows_read ?? 0);
    }
  } finally {
    await close();
  }
  return rows;
}
