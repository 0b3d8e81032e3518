import { and, eq, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { application } from "../../../../db/schema/applications";
import { rentForm } from "../../../../db/schema/forms";
import { linkToken } from "../../../../db/schema/platform";
import { type ApplicationId, mailTokenSchema, type RentFormId } from "../../../../kernel/ids";
import { mailLinks } from "../../../../kernel/links";
import { insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { sha256Hex } from "../../../../platform/crypto";
import { isKept, openPerson, storedPersonWithKey } from "../../../../platform/people/people.server";
import type { Services } from "../../../../services";
import { choosePageLocale, type PageLocale } from "../../../applications/locale";
import { release } from "../../../applications/spam/commands/release-application.server";
import { confirmableBelow } from "../../../applications/spam/score";
import { boundOfRow } from "../../../rent-forms/queries/find-form-limits.server";

export type ConfirmLink = {
  applicationId: ApplicationId;
  formId: RentFormId;
  urlId: string;
  locale: PageLocale;
  reference: string;
  /** "waits": to be confirmed; "held": confirmed, and the landlord looks first; "sent": it is with the landlord. */
  state: "waits" | "held" | "sent";
};

/** What the link of a confirming mail leads to; null when it is unknown, over, or the application was erased. */
export async function findConfirmLink(services: Services, token: string): Promise<ConfirmLink | null> {
  if (!mailTokenSchema.safeParse(token).success) return null;
  const [row] = await services.db
    .select({
      applicationId: sql<ApplicationId>`${application.id}`.as("application_id"),
      formId: sql<RentFormId>`${application.formId}`.as("form_id"),
      urlId: rentForm.urlId,
      locale: application.locale,
      reference: application.reference,
      isSpam: application.isSpam,
      confirmedAt: application.confirmedAt,
    })
    .from(linkToken)
    .innerJoin(application, eq(application.id, linkToken.ref))
    .innerJoin(rentForm, eq(rentForm.id, application.formId))
    .where(
      and(
        eq(linkToken.hash, await sha256Hex(token)),
        eq(linkToken.purpose, mailLinks.confirmApplication.purpose),
        sql`${linkToken.expiresAt} > ${services.clock.now().getTime()}`,
        isKept(),
      ),
    );
  if (!row) return null;
  const { isSpam, confirmedAt, locale, ...link } = row;
  const state = isSpam ? (confirmedAt === null ? "waits" : "held") : "sent";
  return { ...link, locale: choosePageLocale({ query: locale, acceptLanguage: null }), state };
}

/**
 * Somebody holds the mailbox that an application names. It is released by itself, unless so much speaks against it that its
 * landlord is to decide. Once: the link works a single time, and a second press finds what the first did.
 */
export async function confirmApplication(services: Services, token: string): Promise<ConfirmLink | null> {
  const link = await findConfirmLink(services, token);
  if (!link || link.state === "sent") return link;
  const { db, ids, clock } = services;
  const at = clock.now();
  const [confirmId, hash] = [ids.uuid<string>(), await sha256Hex(token)];
  const { applicationId, formId } = link;
  const auditGuard = {
    at,
    actorKind: "applicant" as const,
    actorId: null,
    targetKind: "application" as const,
    targetId: applicationId,
  };
  const isIt = sql`${application.id} = ${applicationId}`;
  const { confirmed, presser } = await runBatch(db, {
    confirmed: insertAuditGuard(
      db,
      { ...auditGuard, id: confirmId, action: "application.confirm" },
      sql`${application} JOIN ${linkToken} ON ${linkToken.ref} = ${application.id}
        WHERE ${isIt} AND ${application.confirmedAt} IS NULL AND ${linkToken.hash} = ${hash}
          AND ${linkToken.usedAt} IS NULL`,
    ),
    useLink: db
      .update(linkToken)
      .set({ usedAt: at.getTime() })
      .where(and(eq(linkToken.hash, hash), isGuarded(confirmId))),
    presser: db.select({ stored: storedPersonWithKey }).from(application).where(isIt),
    confirmAddress: db
      .update(application)
      .set({ confirmedAt: at.getTime(), updatedAt: at.getTime() })
      .where(and(isIt, isGuarded(confirmId))),
  });
  const [pressed] = presser;
  if (confirmed.meta.changes > 0 && pressed) {
    const { email } = await openPerson(services, pressed.stored);
    services.defer("mail-press", services.mailBudget.notePress(email));
  }
  // Apart from the batch above: should it fail, the next press releases what is confirmed already.
  await releaseConfirmed(services, { applicationId, formId, at });
  return findConfirmLink(services, token);
}

async function releaseConfirmed(
  services: Services,
  { applicationId, formId, at }: { applicationId: ApplicationId; formId: RentFormId; at: Date },
): Promise<void> {
  await release(services, {
    applicationId,
    formId,
    auditGuard: {
      id: services.ids.uuid<string>(),
      at,
      actorKind: "applicant",
      actorId: null,
      action: "application.release",
      targetKind: "application",
      targetId: applicationId,
    },
    from: sql`${application} WHERE ${application.id} = ${applicationId} AND ${application.isSpam} = 1
      AND ${application.confirmedAt} IS NOT NULL AND coalesce(${application.spamScore}, 0) < ${confirmableBelow}
      AND EXISTS (SELECT 1 FROM ${rentForm} WHERE ${rentForm.id} = ${formId} AND ${rentForm.applicationCount} < ${boundOfRow})`,
  });
}
