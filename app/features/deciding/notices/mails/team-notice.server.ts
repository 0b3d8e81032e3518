import { sql } from "drizzle-orm";
import { user } from "../../../../db/schema/accounts";
import { rentForm } from "../../../../db/schema/forms";
import { notification } from "../../../../db/schema/platform";
import { inAccount, mineUrl, ownAccount, ownFormUrl } from "../../../../kernel/links";
import { teamNotices } from "../../../../kernel/team-notices";
import { defineMail } from "../../../../mail/definition";
import { sample } from "../../../../mail/sample";
import { mayReadIn } from "../../../../platform/auth/account-people.server";
import { openTeamsOf } from "../../../../platform/auth/landlord-of.server";
import { toAccount } from "../../../../platform/mail-kinds";
import { choiceOf } from "../../../../platform/team-notices.server";
import { stopHeaders, stopUrl } from "../stop-link";
import { teamNoticeMail } from "./team-notice";

/** Of an account that several people share. Nothing to who has read it meanwhile, has left, or wants no such mail any more. */
const teamNotice = defineMail({
  kind: "mail.team-notice",
  name: "Email to a person of a shared account: what is for him or her there",
  audience: toAccount,
  stoppedBy: "own-link",
  async load(services, { noticeId }) {
    const { db, clock, config } = services;
    const person = sql`${notification.landlordId}`;
    const [row] = await db
      .select({
        userId: user.id,
        email: user.email,
        language: user.language,
        kind: notification.kind,
        formId: notification.formId,
        applicationId: notification.ref,
        ownerId: notification.ownerId,
        choice: sql<string>`CASE ${notification.kind} ${sql.join(
          teamNotices.map((kind) => sql`WHEN ${kind} THEN ${choiceOf(kind, person)}`),
          sql` `,
        )} END`.as("chosen_delivery"),
        accountName: sql<string | null>`(SELECT o.name FROM ${user} AS o
          WHERE o.id = coalesce(${notification.ownerId}, ${notification.landlordId}))`.as("account_name"),
        by: sql<string | null>`(SELECT a.name FROM ${user} AS a WHERE a.id = ${notification.actorId})`.as("actor_name"),
        count: sql<number>`(SELECT count(*) FROM ${notification} AS beside WHERE beside.landlord_id = ${person}
          AND beside.read_at IS NULL AND beside.created_at = ${notification.createdAt}
          AND beside.kind = ${notification.kind} AND beside.actor_id IS ${notification.actorId})`.as("beside_count"),
      })
      .from(notification)
      .innerJoin(user, sql`${user.id} = ${person}`)
      .where(sql`${notification.id} = ${noticeId} AND ${notification.readAt} IS NULL AND ${user.emailVerified} = 1
        AND EXISTS (SELECT 1 FROM ${rentForm} AS f WHERE f.id = ${notification.formId}
          AND ${mayReadIn(sql`f.landlord_id`, person, sql`f.home_id`)})
        AND (${notification.ownerId} IS NULL OR ${notification.ownerId} IN ${openTeamsOf(person, clock.now().getTime())})`);
    const kind = teamNotices.find((known) => known === row?.kind);
    if (!row || !kind || row.choice !== "mail") return null;
    const { userId, email, language, formId, applicationId, ownerId, accountName, by, count } = row;
    const page = count > 1 ? mineUrl(config.baseUrl) : ownFormUrl(config.baseUrl, formId, applicationId);
    const headers = stopHeaders(await stopUrl(services, { userId, kind: `team-${kind}` }));
    const href = inAccount(page, ownerId ?? ownAccount);
    return { to: email, language, headers, facts: { kind, by, count, accountName: accountName ?? "", href } };
  },
  render: teamNoticeMail,
  example: ({ site }) => ({
    kind: "mention" as const,
    by: "Marcus Bell",
    count: 1,
    accountName: "Dana Hartley-Quist",
    href: inAccount(ownFormUrl(site.baseUrl, sample.formId, sample.applicationId), ownAccount),
  }),
});

export const mails = [teamNotice];
