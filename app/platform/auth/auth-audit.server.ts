import { audit } from "../../db/schema/platform";
import { keyedHash } from "../crypto";
import { authScope } from "./auth-scope.server";

export type AccountAudit = {
  action: string;
  /** The user who acted; null when nobody is known. */
  actorId: string | null;
  impersonatorId?: string | null;
  /** A user's id, or the keyed hash of an address that has no account. */
  targetId: string;
  /** A code; never content. */
  detail?: string | null;
};

/** One row: ids and keyed hashes, nothing that names a person or a machine. */
export async function writeAudit(entry: AccountAudit): Promise<void> {
  const { db, clock, ids, config, address, userAgent } = authScope();
  await db.insert(audit).values({
    id: ids.uuid<string>(),
    at: clock.now().getTime(),
    actorKind: entry.actorId ? "account" : "visitor",
    actorId: entry.actorId,
    impersonatorId: entry.impersonatorId ?? null,
    action: entry.action,
    targetKind: "user",
    targetId: entry.targetId,
    ipHash: await keyedHash(config.secret, "audit-address", address),
    userAgentHash: await keyedHash(config.secret, "audit-agent", userAgent ?? ""),
    detail: entry.detail ?? null,
  });
}

/** The target of an act on an address of which we only know the spelling. */
export async function addressTarget(email: string): Promise<string> {
  return keyedHash(authScope().config.secret, "audit-target", email.trim().toLowerCase());
}
