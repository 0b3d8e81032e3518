import { and, eq, inArray, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { application, applicationData } from "../../../../db/schema/applications";
import { guestRentForm, rentForm } from "../../../../db/schema/forms";
import { linkToken } from "../../../../db/schema/platform";
import type { Landlord } from "../../../../kernel/actor";
import type { ApplicationId, GuestRentFormId, OutboxId } from "../../../../kernel/ids";
import { mailLinks } from "../../../../kernel/links";
import type { PageLocale } from "../../../../kernel/page-locale";
import { err, ok, type Result } from "../../../../kernel/result";
import { auditActor, insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import { sha256Hex } from "../../../../platform/crypto";
import { insertJob } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";
import { isOutOfTurn } from "../../../applying/applications/queries/review-order.server";
import { statesBefore } from "../../../applying/applications/states";
import { type FormKey, isForm } from "../../../forms/rent-forms/queries/find-editable-form.server";
import { guestLimits } from "../../decision/rules/guest-limits";
import { keepLanguage } from "./start-guest-form.server";

export type ManageLinkResult = Result<undefined, "too-many", { retryAfterSeconds: number } | undefined>;

/**
 * Mails a fresh manage link to the form's address, three times an hour, in the language of the page. `token`: an old link of any age. Always succeeds,
 * and never says where the mail goes.
 */
export async function requestManageLink(
  services: Services,
  input: { token: string },
  language: PageLocale | null = null,
): Promise<ManageLinkResult> {
  const { db, ids, clock } = services;
  const hash = await sha256Hex(input.token);
  const [row] = await db
    .select({ ref: linkToken.ref })
    .from(linkToken)
    .where(sql`${linkToken.hash} = ${hash}
      AND ${linkToken.purpose} IN (${mailLinks.manageForm.purpose}, ${mailLinks.verifyForm.purpose})`);
  if (!row) return ok(undefined);
  const guestRentFormId = row.ref as GuestRentFormId;
  const rate = await services.rateLimit.prepare(guestLimits.manageLinkPerForm, guestRentFormId);
  const id = ids.uuid<OutboxId>();
  const isVerified = sql`EXISTS (SELECT 1 FROM ${guestRentForm} AS g WHERE g.id = ${guestRentFormId}
    AND g.verified_at IS NOT NULL AND g.claimed_by IS NULL)`;
  const job = { id, kind: "mail.manage-link", ref: { guestRentFormId }, dedupeKey: `manage-link:${id}` } as const;
  const { taken } = await runBatch(db, {
    taken: rate.statement,
    mailLink: insertJob(db, { ...job, now: clock.now() }, sql`${isVerified} AND ${rate.isWithin}`),
    keepLanguage: keepLanguage(db, guestRentFormId, language),
  });
  const verdict = rate.verdictOf(taken);
  if (!verdict.allowed) return err("too-many", { retryAfterSeconds: verdict.retryAfterSeconds });
  await services.mailQueue.notify([id], "urgent");
  return ok(undefined);
}

/** Stops (false) or starts (true) the notices of one form. Anybody with its public id may: the id stands in each notice. */
export async function setNotices(
  services: Services,
  guestRentFormId: GuestRentFormId,
  isOn: boolean,
): Promise<Result<undefined, "not-found" | "too-many", { retryAfterSeconds: number } | undefined>> {
  const verdict = await services.rateLimit.take(guestLimits.noticesPerForm, guestRentFormId);
  if (!verdict.allowed) return err("too-many", { retryAfterSeconds: verdict.retryAfterSeconds });
  const { db, ids } = services;
  const now = services.clock.now();
  const auditId = ids.uuid<string>();
  const isOther = isOn ? sql`unsubscribed_at IS NOT NULL` : sql`unsubscribed_at IS NULL`;
  const { rows } = await runBatch(db, {
    auditGuard: insertAuditGuard(
      db,
      {
        id: auditId,
        at: now,
        actorKind: "guest",
        actorId: guestRentFormId,
        action: isOn ? "notices.start" : "notices.stop",
        targetKind: "guest_rent_form",
        targetId: guestRentFormId,
      },
      sql`${guestRentForm} WHERE id = ${guestRentFormId} AND ${isOther}`,
    ),
    setNotices: db
      .update(guestRentForm)
      .set({ unsubscribedAt: isOn ? null : now.getTime() })
      .where(and(eq(guestRentForm.id, guestRentFormId), isGuarded(auditId))),
    rows: db.select({ id: guestRentForm.id }).from(guestRentForm).where(eq(guestRentForm.id, guestRentFormId)),
  });
  return rows.length > 0 ? ok(undefined) : err("not-found", undefined);
}

/**
 * Records the first view of an application: a submitted one is in review then. `rev`, `answer`: as the page showed. By a
 * POST of the shown page, never by a fetch ahead.
 */
export async function recordFirstView(
  services: Services,
  actor: Landlord,
  input: FormKey & { applicationId: ApplicationId; rev?: number; answer?: number },
): Promise<Result<undefined, "not-found">> {
  const { db, ids } = services;
  const now = services.clock.now();
  const at = now.getTime();
  const auditId = ids.uuid<string>();
  const { rev = 1, answer = 0 } = input;
  const isOpened = inArray(application.state, statesBefore("open"));
  const isReachable = sql`${application}
    JOIN ${rentForm} ON ${rentForm.id} = ${application.formId}
    WHERE ${application.id} = ${input.applicationId} AND ${isForm(input)}
      AND ${application.isSpam} = 0 AND ${rentForm.state} <> 'deleted' AND ${mayReachForm(actor, at)}
      AND NOT ${isOutOfTurn}`;
  const { rows } = await runBatch(db, {
    auditGuard: insertAuditGuard(
      db,
      {
        id: auditId,
        at: now,
        ...auditActor(actor, at),
        action: "application.first-view",
        targetKind: "application",
        targetId: input.applicationId,
        detail: sql`CASE WHEN ${isOpened} THEN ${application.state} || '>in_review' END`,
      },
      sql`${isReachable} AND (${application.firstViewedAt} IS NULL OR ${isOpened})`,
    ),
    countAsRead: db
      .update(rentForm)
      .set({ newCount: sql`max(0, ${rentForm.newCount} - 1)` })
      .where(
        sql`${rentForm.id} = (SELECT form_id FROM ${application} WHERE id = ${input.applicationId}
          AND first_viewed_at IS NULL AND is_spam = 0) AND ${isGuarded(auditId)}`,
      ),
    markViewed: db
      .update(application)
      .set({
        firstViewedAt: sql`coalesce(${application.firstViewedAt}, ${at})`,
        state: sql`CASE WHEN ${isOpened} THEN 'in_review' ELSE ${application.state} END`,
        updatedAt: at,
      })
      .where(and(eq(application.id, input.applicationId), isGuarded(auditId))),
    // What came while the page was open is not read yet: what it showed counts.
    markAnswersSeen: db.run(sql`UPDATE ${application} SET seen_rev = max(coalesce(seen_rev, 0), min(${rev},
          (SELECT rev FROM ${applicationData} WHERE application_id = ${input.applicationId}))),
        unread_answer_at = CASE WHEN unread_answer_at > ${answer} THEN unread_answer_at END
      WHERE id = ${input.applicationId} AND (coalesce(seen_rev, 0) < ${rev} OR unread_answer_at <= ${answer})
        AND EXISTS (SELECT 1 FROM ${isReachable})`),
    rows: db.select({ isThere: sql<number>`1`.as("is_there") }).from(isReachable),
  });
  return rows.length > 0 ? ok(undefined) : err("not-found");
}
