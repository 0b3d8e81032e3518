import { type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { application } from "../../../../db/schema/applications";
import { audit } from "../../../../db/schema/platform";
import { viewingRequest } from "../../../../db/schema/viewings";
import type { ApplicationId } from "../../../../kernel/ids";
import { insertAuditGuard } from "../../../../platform/audit-guard.server";
import type { Services } from "../../../../services";
import { questionsFor } from "../offered";
import { type AskableApplication, findAskableWhere } from "../queries/find-askable.server";
import { usualDays } from "../rules";
import { jobsOfPlan, planRequests, requestStatements } from "./plan-requests.server";

const action = "application.request-info";

/**
 * Asks whoever has seen the home, or was let through, for what the form kept until then: once for each application that came
 * from the address of the viewing. By a request for a viewing that was marked, or by an application that came.
 */
export async function askAfterViewing(
  services: Services,
  by: { viewingRequestId: string } | { applicationId: ApplicationId },
): Promise<void> {
  const isIt =
    "applicationId" in by ? sql`${application.id} = ${by.applicationId}` : sql`viewed.id = ${by.viewingRequestId}`;
  const mayAsk = mayAskOf(isIt);
  for (const found of await findAskableWhere(services, mayAsk)) await askOne(services, found, mayAsk);
}

/** SQL on application: it is undecided, its address has seen the home, and it was not asked for this yet. */
function mayAskOf(isIt: SQL): SQL {
  return sql`${application.isSpam} = 0 AND ${application.isLet} = 0
    AND ${application.state} IN ('submitted', 'in_review', 'shortlisted', 'info_requested')
    AND EXISTS (SELECT 1 FROM ${viewingRequest} AS viewed WHERE viewed.form_id = ${application.formId}
      AND viewed.email_hash = ${application.emailHash} AND coalesce(viewed.seen_at, viewed.let_through_at) IS NOT NULL
      AND ${isIt})
    AND NOT EXISTS (SELECT 1 FROM ${audit} AS asked WHERE asked.target_id = ${application.id}
      AND asked.actor_kind = 'system' AND asked.action = ${action})`;
}

async function askOne(services: Services, found: AskableApplication, mayAsk: SQL): Promise<void> {
  const { db, ids, clock, mailQueue } = services;
  const now = clock.now();
  const at = now.getTime();
  const questions = found.people.flatMap((person) => questionsFor(person, "viewed").map(({ field }) => field.id));
  const plan = await planRequests(services, [found], { questions, upTo: "viewed", days: usualDays, sendAt: at });
  const jobs = jobsOfPlan(plan);
  if (jobs.length === 0) return;
  const auditId = ids.uuid<string>();
  const { written } = await runBatch(db, {
    written: insertAuditGuard(
      db,
      {
        ...{ id: auditId, at: now, actorKind: "system", actorId: null, action },
        ...{ targetKind: "application", targetId: found.id },
      },
      sql`${application} WHERE ${application.id} = ${found.id} AND ${mayAsk}`,
    ),
    ask: requestStatements(db, plan, { changed: sql`(SELECT target_id FROM ${audit} WHERE id = ${auditId})`, at }),
  });
  if (written.meta.changes > 0) await mailQueue.notify(jobs);
}
