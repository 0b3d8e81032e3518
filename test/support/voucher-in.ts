import { createHash, randomUUID } from "node:crypto";
import { openLocalDatabase } from "./local-d1.ts";
import type { SharedServer } from "./server.ts";

/** A voucher of three credits in a server's data, as the admin's command leaves it. */
export function aVoucherIn({ persistTo }: Pick<SharedServer, "persistTo">, secret: string): void {
  const database = openLocalDatabase(persistTo);
  const hash = createHash("sha256").update(secret).digest("hex");
  database
    .prepare("INSERT INTO voucher (id, token_hash, last4, label, credits, created_at) VALUES (?, ?, '7777', ?, 3, ?)")
    .run(randomUUID(), hash, "Portland Landlords’ Association", Date.now());
  database.close();
}
