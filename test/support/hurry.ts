import { openLocalDatabase } from "./local-d1.ts";
import type { SharedServer } from "./server.ts";

/** What waits some minutes before it is sent is due now, and sent. `kind`: of outbox rows. */
export async function hurry(server: SharedServer, kind: string): Promise<void> {
  const database = openLocalDatabase(server.persistTo);
  database.prepare("UPDATE outbox SET next_at = 0 WHERE kind = ? AND done_at IS NULL").run(kind);
  database.close();
  await server.cron();
}
