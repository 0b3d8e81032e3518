import { and, eq, sql } from "drizzle-orm";
import { runBatch } from "../../../../../db/guarded-batch.server";
import { application } from "../../../../../db/schema/applications";
import { rentForm } from "../../../../../db/schema/forms";
import { linkToken } from "../../../../../db/schema/platform";
import { type ApplicationId, mailTokenSchema, type RentFormId } from "../../../../../kernel/ids";
import { mailLinks } from "../../../../../kernel/links";
import { type PageLocale, readLanguage } from "../../../../../kernel/page-locale";
import { insertAuditGuard, isGuarded } from "../../../../../platform/audit-guard.server";
import { sha256Hex } from "../../../../../platform/crypto";
import { isNotErased, openPerson, storedPersonWithKey } from "../../../../../platform/people/people.server";
import type { Services } from "../../../../../services";
import { boundOfRow } from "../../../../forms/rent-forms/queries/find-form-limits.server";
import { confirmableBelow } from "../score";
import { type Releasing, releaseStatements, selectUninvited } from "./release-application.server";

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
  return linkOf(await selectLink(services, await sha256Hex(token)));
}

function selectLink({ db, clock }: Services, hash: string) {
  return db
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
        eq(linkToken.hash, hash),
        eq(linkToken.purpose, mailLinks.confirmApplication.purpose),
        sql`${linkToken.expiresAt} > ${clock.now().getTime()}`,
        isNotErased(),
      ),
    );
}

function linkOf([row]: Awaited<ReturnType<typeof selectLink>>): ConfirmLink | null {
  if (!row) return null;
  const { isSpam, confirmedAt, locale, ...link } = row;
  const state = isSpam ? (confirmedAt === null ? "waits" : "held") : "sent";
  return { ...link, locale: readLanguage(locale), state };
}

/**
 * Somebody holds the mailbox that an application names. It is released by itself, unless so much speaks against it that its
 * landlord is to decide. Once: the link works a single time, and a second press finds what the first did. `urlId`: of the form
 * that the link names.
 */
export async function confirmApplication(
  services: Services,
  { token, urlId }: { token: string; urlId: string },
): Promise<ConfirmLink | null> {
  if (!mailTokenSchema.safeParse(token).success) return null;
  const { db, ids, clock } = services;
  const hash = await sha256Hex(token);
  const isIt = sql`${application.id} = (SELECT ${linkToken.ref} FROM ${linkToken} WHERE ${linkToken.hash} = ${hash})`;
  const { found, presser, invited } = await runBatch(db, {
    found: selectLink(services, hash),
    presser: db.select({ stored: storedPersonWithKey }).from(application).where(isIt),
    invited: selectUninvited(
      services,
      sql`(SELECT ${linkToken.ref} FROM ${linkToken} WHERE ${linkToken.hash} = ${hash})`,
    ),
  });
  const link = linkOf(found);
  if (link?.urlId !== urlId) return null;
  if (link.state === "sent") return link;
  const at = clock.now();
  const confirmId = ids.uuid<string>();
  const isConfirmed = isGuarded(confirmId);
  const { email } = await openPerson(services, presser[0]?.stored ?? null);
  const knowMailbox = await services.mailboxPresses.readyPress(email);
  const { statements, afterwards } = releaseStatements(services, releaseOf(services, { ...link, at, invited }));
  const written = await runBatch(db, {
    confirmed: insertAuditGuard(
      db,
      { ...traceOf(link.applicationId, at), id: confirmId, action: "application.confirm" },
      sql`${application} JOIN ${linkToken} ON ${linkToken.ref} = ${application.id}
        WHERE ${application.id} = ${link.applicationId} AND ${application.confirmedAt} IS NULL
          AND ${linkToken.hash} = ${hash} AND ${linkToken.usedAt} IS NULL`,
    ),
    useLink: db
      .update(linkToken)
      .set({ usedAt: at.getTime() })
      .where(and(eq(linkToken.hash, hash), isConfirmed)),
    confirmAddress: db
      .update(application)
      .set({ confirmedAt: at.getTime(), updatedAt: at.getTime() })
      .where(and(eq(application.id, link.applicationId), isConfirmed)),
    knowMailbox: knowMailbox(isConfirmed),
    ...statements,
    link: selectLink(services, hash),
  });
  await afterwards(written);
  return linkOf(written.link);
}

function traceOf(applicationId: ApplicationId, at: Date) {
  return { at, actorKind: "applicant", actorId: null, targetKind: "application", targetId: applicationId } as const;
}

/** What was confirmed is released; what an earlier press confirmed, too, where it waited for room. */
function releaseOf(
  { ids }: Services,
  { applicationId, formId, at, invited }: ConfirmLink & { at: Date } & Pick<Releasing, "invited">,
): Releasing {
  return {
    applicationId,
    formId,
    invited,
    auditGuard: { ...traceOf(applicationId, at), id: ids.uuid<string>(), action: "application.release" },
    from: sql`${application} WHERE ${application.id} = ${applicationId} AND ${application.isSpam} = 1
      AND ${application.confirmedAt} IS NOT NULL AND ${application.spamScore} < ${confirmableBelow}
      AND EXISTS (SELECT 1 FROM ${rentForm} WHERE ${rentForm.id} = ${formId} AND ${rentForm.applicationCount} < ${boundOfRow})`,
  };
}
