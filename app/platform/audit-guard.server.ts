import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/client.server";
import type { FormState } from "../db/schema/forms";
import { audit } from "../db/schema/platform";
import type { Landlord } from "../kernel/actor";
import { impersonatorOf, signedInUserIdSql } from "./auth/landlord-of.server";

export type AuditGuard = {
  /** UUID of the audit row. */
  id: string;
  at: Date;
  actorKind: "guest" | "account" | "applicant" | "referee" | "system";
  actorId: string | SQL | null;
  impersonatorId?: SQL;
  action: string;
  targetKind:
    | "rent_form"
    | "guest_rent_form"
    | "application"
    | "document"
    | "export_task"
    | "voucher"
    | "user"
    | "job"
    | "screen_rule"
    | "screen_switch"
    | "contact_message"
    | "question_doubt"
    | "mail_test"
    | "mail_block"
    | "law_place";
  targetId: string | SQL;
  /** A code such as a state; never content. SQL where it stands in the row that `from` finds. */
  detail?: string | SQL;
};

/**
 * First statement of a guarded batch: the audit row, only where `from` (FROM with WHERE) finds something. Later
 * statements ask `isGuarded`: D1 runs a batch on after a statement that matched no row.
 */
export function insertAuditGuard(db: Database, auditGuard: AuditGuard, from: SQL) {
  return db.run(sql`
    INSERT INTO ${audit} (id, at, actor_kind, actor_id, impersonator_id, action, target_kind, target_id, detail)
    SELECT ${auditGuard.id}, ${auditGuard.at.getTime()}, ${auditGuard.actorKind}, ${auditGuard.actorId}, ${auditGuard.impersonatorId ?? null},
      ${auditGuard.action}, ${auditGuard.targetKind}, ${auditGuard.targetId}, ${auditGuard.detail ?? null}
    FROM ${from}
    LIMIT 1`);
}

/** Who the audit row names: an account by its id (and the admin behind it); a guest by the form alone. */
export function auditActor(actor: Landlord, now: number): Pick<AuditGuard, "actorKind" | "actorId" | "impersonatorId"> {
  if (actor.kind === "guest") return { actorKind: "guest", actorId: null };
  return { actorKind: "account", actorId: signedInUserIdSql(actor, now), impersonatorId: impersonatorOf(actor) };
}

/** SQL: the audit row `id` is there, so the batch that begins with it may write. */
export function isGuarded(id: string): SQL {
  return sql`EXISTS (SELECT 1 FROM ${audit} WHERE ${audit.id} = ${id})`;
}

/** `column IN ('open', ...)`; false when no state is allowed. */
export function isAnyState(column: SQL, states: readonly FormState[]): SQL {
  if (states.length === 0) return sql`0`;
  return sql`${column} IN (${sql.join(
    states.map((state) => sql`${state}`),
    sql`, `,
  )})`;
}
