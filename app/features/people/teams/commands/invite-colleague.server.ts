import { type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { linkToken } from "../../../../db/schema/platform";
import { teamInvitation, teamMember } from "../../../../db/schema/teams";
import type { AccountLandlord, TeamRole } from "../../../../kernel/actor";
import { joinTeamUrl, mailLinks } from "../../../../kernel/links";
import { err, ok, type Result } from "../../../../kernel/result";
import { auditActor, insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { prepareLetter } from "../../../../platform/auth/account-mail.server";
import { signedInUserIdSql } from "../../../../platform/auth/landlord-of.server";
import { accountLimits } from "../../../../platform/auth/limits";
import { prepareLinkToken } from "../../../../platform/link-tokens.server";
import type { Services } from "../../../../services";
import type { Homes } from "../homes";
import { findTeam } from "../queries/find-team.server";
import { chooseForInvitation, isAnyHome } from "./choose-homes.server";

export type InviteError =
  | "signed-out"
  /** The plan has no such role for a colleague. */
  | "role"
  /** All seats are taken, invitations counted. */
  | "full"
  /** Somebody with this address is in the team, or is its owner. */
  | "already"
  /** None of the chosen homes is one of the account. */
  | "homes"
  | "too-often";

type Inviter = { actor: AccountLandlord; userId: string; name: string; email: string };

/** Mails an address the link by which it joins the inviter's own account, for 7 days. The same address again gets a new link. */
export async function inviteColleague(
  services: Services,
  { actor, userId, name, email: ownAddress }: Inviter,
  invited: { email: string; role: TeamRole; homes: Homes },
): Promise<Result<undefined, InviteError>> {
  const { db, ids, clock } = services;
  const email = invited.email.toLowerCase();
  const team = await findTeam(services, actor);
  if (!team) return err("signed-out");
  if (email === ownAddress.toLowerCase() || team.colleagues.some((one) => one.email.toLowerCase() === email))
    return err("already");
  if (!team.seats.roles.includes(invited.role)) return err("role");
  if (invited.homes && !(await isAnyHome(services, userId, invited.homes))) return err("homes");
  const verdict = await services.rateLimit.take(accountLimits.invite, userId);
  if (!verdict.allowed) return err("too-often");
  const now = clock.now();
  const at = now.getTime();
  const own = signedInUserIdSql(actor, at);
  const known = team.invitations.find((one) => one.email === email);
  const id = known?.id ?? ids.uuid<string>();
  const auditId = ids.uuid<string>();
  const isDone = isGuarded(auditId);
  const { token, statement } = await prepareLinkToken(services, { ...mailLinks.joinTeam, ref: id }, isDone);
  const link = joinTeamUrl(services.config.baseUrl, token);
  const letter = await prepareLetter(
    services,
    userId,
    { kind: "team-invitation", to: email, by: name, link, ...(invited.homes && { homes: invited.homes.length }) },
    isDone,
  );
  const expiresAt = at + mailLinks.joinTeam.lifetimeMs;
  const { written } = await runBatch(db, {
    guard: insertAuditGuard(
      db,
      {
        id: auditId,
        at: now,
        ...auditActor(actor, at),
        action: "team.invite",
        targetKind: "user",
        targetId: userId,
        detail: invited.role,
      },
      sql`(SELECT 1) WHERE ${own} = ${userId} AND ${hasSeat(own, { at, besides: email, most: team.seats.most })}`,
    ),
    endFormerLinks: db.run(sql`DELETE FROM ${linkToken} WHERE ref = ${id}
      AND purpose = ${mailLinks.joinTeam.purpose} AND ${isDone}`),
    endFormer: db.run(sql`DELETE FROM ${teamInvitation} WHERE owner_id = ${userId} AND email = ${email} AND ${isDone}`),
    invitation: db.run(sql`INSERT INTO ${teamInvitation} (id, owner_id, email, role, created_at, expires_at)
      SELECT ${id}, ${userId}, ${email}, ${invited.role}, ${at}, ${expiresAt} WHERE ${isDone}`),
    homes: chooseForInvitation(db, { id, ownerId: userId, homes: invited.homes, isDone }),
    link: statement,
    letter: letter.statements,
    written: db
      .select({ id: teamInvitation.id })
      .from(teamInvitation)
      .where(sql`${teamInvitation.id} = ${id} AND ${isDone}`),
  });
  if (written.length === 0) return err("full");
  await services.mailQueue.notify([letter.jobId], "urgent");
  return ok(undefined);
}

/** SQL: a seat is free for one more, open invitations but that of `besides` counted. */
function hasSeat(ownerId: SQL, { at, besides, most }: { at: number; besides: string; most: number }): SQL {
  return sql`1 + (SELECT count(*) FROM ${teamMember} AS taken WHERE taken.owner_id = ${ownerId})
    + (SELECT count(*) FROM ${teamInvitation} AS asked WHERE asked.owner_id = ${ownerId}
        AND asked.expires_at > ${at} AND asked.email <> ${besides}) < ${most}`;
}

/** Ends an invitation of the person's own account: its link opens nothing from now on. */
export async function withdrawInvitation(
  { db, clock }: Services,
  actor: AccountLandlord,
  invitationId: string,
): Promise<Result<undefined, "not-found">> {
  const removed = await db.run(sql`DELETE FROM ${teamInvitation} WHERE id = ${invitationId}
    AND owner_id = ${signedInUserIdSql(actor, clock.now().getTime())}`);
  return removed.meta.changes > 0 ? ok(undefined) : err("not-found");
}
