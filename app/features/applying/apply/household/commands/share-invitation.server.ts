import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { runBatch } from "../../../../../db/guarded-batch.server";
import { application, applicationKey } from "../../../../../db/schema/applications";
import { applicationMember } from "../../../../../db/schema/household";
import { linkToken } from "../../../../../db/schema/platform";
import type { ApplicationId } from "../../../../../kernel/ids";
import { mailLinks } from "../../../../../kernel/links";
import { err, ok, type Result } from "../../../../../kernel/result";
import { sha256Hex } from "../../../../../platform/crypto";
import type { Services } from "../../../../../services";
import { openContact, sealContact } from "../../../applications/household/member";
import { isOpenToApplicant } from "../../../applications/queries/decision-notice.server";
import { isHolderAt, type StatusLink } from "../../../applications/queries/is-holder-of.server";

const rate = { action: "household-share", limit: 10, windowSeconds: 24 * 3600 } as const;

/**
 * Makes a link to somebody's part for the lead to hand on, kept sealed; the one before ends. "not-found": not of this
 * application, begun, or decided.
 */
export async function shareInvitation(
  services: Services,
  link: StatusLink,
  memberId: ApplicationId,
): Promise<Result<undefined, "not-found" | "too-often">> {
  const isMine = await isHolderAt(services, link);
  if (!isMine) return err("not-found");
  const { db, ids, clock, dataKeys } = services;
  const isOpen = and(
    eq(applicationMember.id, memberId),
    isNull(applicationMember.removedAt),
    isNull(applicationMember.openedAt),
    inArray(
      applicationMember.applicationId,
      db
        .select({ id: application.id })
        .from(application)
        .where(and(isMine, isOpenToApplicant(clock.now().getTime()))),
    ),
  );
  const [member] = await db
    .select({
      contact: applicationMember.contact,
      leadId: applicationKey.applicationId,
      keyId: applicationKey.keyId,
      wrappedKey: applicationKey.wrappedKey,
    })
    .from(applicationMember)
    .innerJoin(applicationKey, eq(applicationKey.applicationId, applicationMember.applicationId))
    .where(isOpen);
  if (!member) return err("not-found");
  const shares = await services.rateLimit.prepare(rate, memberId);
  const key = await dataKeys.open(member.leadId, member);
  const contact = await openContact(key, memberId, member.contact);
  const { purpose, lifetimeMs } = mailLinks.memberShare;
  const token = ids.token();
  const createdAt = clock.now().getTime();
  const endsAt = createdAt + lifetimeMs;
  const sealed = await sealContact(key, memberId, { ...contact, shared: { token, endsAt } });
  // Where two press at once, the later finds another text and changes nothing: the page shows the link that works.
  const isShown = sql`EXISTS (SELECT 1 FROM ${applicationMember} WHERE id = ${memberId} AND contact = ${sealed})`;
  const { taken } = await runBatch(db, {
    taken: shares.statement,
    showLink: db
      .update(applicationMember)
      .set({ contact: sealed })
      .where(and(isOpen, eq(applicationMember.contact, member.contact), shares.isWithin)),
    endFormer: db.delete(linkToken).where(and(eq(linkToken.ref, memberId), eq(linkToken.purpose, purpose), isShown)),
    makeLink: db.run(sql`INSERT INTO ${linkToken} (hash, purpose, ref, created_at, expires_at)
      SELECT ${await sha256Hex(token)}, ${purpose}, ${memberId}, ${createdAt}, ${endsAt} WHERE ${isShown}`),
  });
  return shares.verdictOf(taken).allowed ? ok(undefined) : err("too-often");
}
