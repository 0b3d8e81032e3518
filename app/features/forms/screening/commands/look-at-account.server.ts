import { sql } from "drizzle-orm";
import type { Database } from "../../../../db/client.server";
import { knownDevice } from "../../../../db/schema/accounts";
import { screening } from "../../../../db/schema/screening";
import { dayMs } from "../../../../kernel/durations";
import { mailboxOf } from "../../../../kernel/email";
import type { IdMaker } from "../../../../kernel/ids";
import { networkOf } from "../../../../platform/client-address";
import type { Clock } from "../../../../platform/clock";
import type { Config } from "../../../../platform/config";
import { keyedHash } from "../../../../platform/crypto";
import type { Logger } from "../../../../platform/logger";
import type { StaticFiles } from "../../../../platform/static-files";
import { scoreAccount } from "../account-rules";
import { isDisposable } from "../queries/collect-form-facts.server";

type Parts = { db: Database; clock: Clock; ids: IdMaker; config: Config; staticFiles: StaticFiles; log: Logger };
type NewAccount = {
  userId: string;
  email: string;
  /** Where its address was confirmed from, as a key for counting. */
  address: string;
  /** Of the browser's cookie; null: it was never here before. */
  deviceHash: string | null;
};

/** More of a kind say no more. */
const countedAtMost = 100;

/**
 * Looks at an account that just proved its address: figures without names. From account-rules' limits on it waits in the
 * admin's queue, with its network's of a day.
 */
export async function lookAtAccount(parts: Parts, { userId, email, address, deviceHash }: NewAccount): Promise<void> {
  const { db, clock, ids, config } = parts;
  const now = clock.now().getTime();
  const network = networkOf(address);
  const networkHash = network === null ? null : await keyedHash(config.secret, "screening-network", network);
  const mailboxHash = await keyedHash(config.secret, "screening-mailbox", mailboxOf(email));
  const near = sql`FROM ${screening} WHERE network_hash = ${networkHash} AND created_at > ${now - dayMs} AND subject_id <> ${userId}`;
  const [counts] = await db.all<{ accounts: number; forms: number; devices: number; mailboxes: number }>(sql`SELECT
      (SELECT count(*) FROM (SELECT 1 ${near} AND kind = 'account' LIMIT ${countedAtMost})) AS accounts,
      (SELECT count(*) FROM (SELECT 1 ${near} AND kind = 'form' LIMIT ${countedAtMost})) AS forms,
      (SELECT count(*) FROM (SELECT 1 FROM ${knownDevice} WHERE device_hash = ${deviceHash} AND user_id <> ${userId}
        LIMIT ${countedAtMost})) AS devices,
      (SELECT count(*) FROM (SELECT 1 FROM ${screening} WHERE owner_hash = ${mailboxHash} AND kind = 'account'
        AND subject_id <> ${userId} LIMIT ${countedAtMost})) AS mailboxes`);
  const facts = {
    networkAccounts: counts?.accounts ?? 0,
    deviceAccounts: counts?.devices ?? 0,
    networkForms: counts?.forms ?? 0,
    mailboxAccounts: counts?.mailboxes ?? 0,
    isDisposable: await isDisposable(parts, email),
  };
  const look = scoreAccount(facts);
  const isTogether = look.reasons.some(({ code }) => code === "accounts-from-network");
  await db.batch([
    db.run(sql`INSERT INTO ${screening} (id, kind, subject_id, score, reasons, facts, outcome, state,
        owner_hash, network_hash, created_at, updated_at)
      VALUES (${ids.uuid<string>()}, 'account', ${userId}, ${look.score}, ${JSON.stringify(look.reasons)}, ${JSON.stringify(facts)},
        'publish', ${look.isWaiting ? "waiting" : "decided"}, ${mailboxHash}, ${networkHash}, ${now}, ${now})
      ON CONFLICT (kind, subject_id) DO NOTHING`),
    // Those that came before it from the same network are of the same hand, or of none.
    db.run(sql`UPDATE ${screening} SET state = 'waiting', score = ${look.score}, reasons = ${JSON.stringify(look.reasons)},
        facts = ${JSON.stringify(facts)}, updated_at = ${now}
      WHERE ${isTogether ? sql`1` : sql`0`} AND network_hash = ${networkHash} AND created_at > ${now - dayMs}
        AND kind = 'account' AND state = 'decided' AND decision IS NULL`),
  ]);
}
