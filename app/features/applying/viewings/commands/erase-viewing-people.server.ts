import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../../db/client.server";
import { linkToken } from "../../../../db/schema/platform";
import { viewingRequest } from "../../../../db/schema/viewings";

/**
 * Statements that erase who asked. `requests`: SQL, a list of ids in brackets. Numbers, times and hashes stay, or the record
 * could not be recomputed; that there was an exception stays without its reason.
 */
export function eraseViewingPeople(db: Database, requests: SQL) {
  return {
    forgetMailboxes: db.run(
      sql`UPDATE ${linkToken} SET mailbox = NULL WHERE ref IN ${requests} AND mailbox IS NOT NULL`,
    ),
    erasePeople: db.run(sql`UPDATE ${viewingRequest} SET person = NULL, person_key_id = NULL, email_hash = NULL,
        message = NULL, exception = CASE WHEN exception IS NULL THEN NULL ELSE '' END, erase_at = NULL
      WHERE id IN ${requests}`),
  };
}
