import { and, eq, inArray, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { user } from "../../../../db/schema/accounts";
import { billingAccount, subscription } from "../../../../db/schema/billing";
import { home } from "../../../../db/schema/forms";
import { teamInvitation, teamMember, team as teamTable } from "../../../../db/schema/teams";
import type { AccountLandlord, TeamRole } from "../../../../kernel/actor";
import { signedInUserIdSql } from "../../../../platform/auth/landlord-of.server";
import type { Services } from "../../../../services";
import { type Currency, isCurrency, type ProKey, proKeyOf } from "../../../money/billing/prices";
import { liveStatuses } from "../../../money/billing/rules";
import { type Seats, seatsOf } from "../seats";
import { type ChosenHomes, homesOfInvitation, homesOfMember, readChosenHomes } from "./chosen-homes.server";
import type { Membership } from "./find-membership.server";

/** `homes`: null for all of them. */
export type Colleague = {
  userId: string;
  name: string;
  email: string;
  role: TeamRole;
  homes: ChosenHomes | null;
  joinedAt: number;
};
/** `expiresAt`: in milliseconds; until then it can be accepted. */
export type Invitation = {
  id: string;
  email: string;
  role: TeamRole;
  homes: ChosenHomes | null;
  createdAt: number;
  expiresAt: number;
};

export type Team = {
  colleagues: Colleague[];
  invitations: Invitation[];
  /** Accounts of others that this person has a part in. */
  shared: Membership[];
  seats: Seats;
  /** How many people share the account or are invited, the owner among them. */
  taken: number;
  /** What Pro is paid by, and in which currency; null without Pro. */
  pro: { priceKey: ProKey; currency: Currency } | null;
  /** How many homes the account has, archived ones, too. */
  homes: number;
  /** Colleagues need a second step to sign in with. */
  needsFactor: boolean;
};

/** Who shares the person's own account, and which accounts are shared with the person. Null: the session has ended. */
export async function findTeam({ db, clock }: Services, actor: AccountLandlord): Promise<Team | null> {
  const now = clock.now().getTime();
  const own = signedInUserIdSql(actor, now);
  const { person, colleagues, invitations, shared } = await runBatch(db, {
    person: db
      .select({
        seats: subscription.seats,
        priceKey: subscription.priceKey,
        currency: billingAccount.currency,
        homes: sql<number>`(SELECT count(*) FROM ${home} WHERE ${home.landlordId} = ${user.id})`.as("home_count"),
        needsFactor:
          sql<number>`EXISTS (SELECT 1 FROM ${teamTable} AS t WHERE t.owner_id = ${user.id} AND t.needs_factor = 1)`.as(
            "needs_factor",
          ),
      })
      .from(user)
      .leftJoin(billingAccount, eq(billingAccount.userId, user.id))
      .leftJoin(
        subscription,
        and(eq(subscription.accountId, billingAccount.id), inArray(subscription.status, [...liveStatuses])),
      )
      .where(sql`${user.id} = ${own}`),
    colleagues: db
      .select({
        userId: teamMember.userId,
        name: user.name,
        email: user.email,
        role: teamMember.role,
        chosen: homesOfMember.as("chosen_homes"),
        joinedAt: teamMember.joinedAt,
      })
      .from(teamMember)
      .innerJoin(user, sql`${user.id} = ${teamMember.userId}`)
      .where(sql`${teamMember.ownerId} = ${own}`)
      .orderBy(teamMember.joinedAt, teamMember.userId)
      .limit(100),
    invitations: db
      .select({
        id: teamInvitation.id,
        email: teamInvitation.email,
        role: teamInvitation.role,
        chosen: homesOfInvitation.as("chosen_homes"),
        createdAt: teamInvitation.createdAt,
        expiresAt: teamInvitation.expiresAt,
      })
      .from(teamInvitation)
      .where(sql`${teamInvitation.ownerId} = ${own} AND ${teamInvitation.expiresAt} > ${now}`)
      .orderBy(teamInvitation.createdAt)
      .limit(100),
    shared: db
      .select({
        ownerId: teamMember.ownerId,
        ownerName: user.name,
        role: teamMember.role,
        chosen: homesOfMember.as("chosen_homes"),
      })
      .from(teamMember)
      .innerJoin(user, sql`${user.id} = ${teamMember.ownerId}`)
      .where(sql`${teamMember.userId} = ${own}`)
      .orderBy(teamMember.joinedAt)
      .limit(100),
  });
  const [owner] = person;
  if (!owner) return null;
  const currency = owner.currency?.toUpperCase();
  return {
    colleagues: colleagues.map(withHomes),
    invitations: invitations.map(withHomes),
    shared: shared.map(withHomes),
    homes: owner.homes,
    seats: seatsOf(owner.seats),
    taken: 1 + colleagues.length + invitations.length,
    pro:
      owner.priceKey === null
        ? null
        : { priceKey: proKeyOf(owner.priceKey), currency: isCurrency(currency) ? currency : "USD" },
    needsFactor: owner.needsFactor === 1,
  };
}

function withHomes<T extends { chosen: string | null }>({ chosen, ...row }: T) {
  return { ...row, homes: readChosenHomes(chosen) };
}
