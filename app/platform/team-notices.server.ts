import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/client.server";
import { randomUuid } from "../db/random-uuid.server";
import { user } from "../db/schema/accounts";
import { application } from "../db/schema/applications";
import { notification, notificationPreference } from "../db/schema/platform";
import { teamMember } from "../db/schema/teams";
import { type TeamNotice, teamDefaults } from "../kernel/team-notices";
import { mayReadIn } from "./auth/account-people.server";
import { insertJobs } from "./outbox.server";

type Telling = {
  kind: TeamNotice;
  /** SQL, a list in brackets: ids of the applications. */
  about: SQL;
  /** SQL, a list in brackets: ids of those who are told; it may name the row of the application as "told". */
  to: SQL;
  /** SQL: who did it, and is not told; NULL where nobody of the account did. */
  by?: SQL;
  now: Date;
  /** One mail for all applications; without it one for each notice. */
  isOneMail?: boolean;
};

/** SQL, a list in brackets, for `to`: the colleagues of the application's account. */
export const colleaguesOfTold = sql`(SELECT m.user_id FROM ${teamMember} AS m WHERE m.owner_id = told.landlord_id)`;

/**
 * Statements: a notice for each person and application, for nobody twice by the same batch, and a mail for who wants one.
 * Of an account without colleagues they write nothing.
 */
export function tellPeople(db: Database, { kind, about, to, by = sql`NULL`, now, isOneMail = false }: Telling) {
  const at = now.getTime();
  const mailed = sql`SELECT ${isOneMail ? sql`min(n.id)` : sql`n.id`} AS id FROM ${notification} AS n
    WHERE n.ref IN ${about} AND n.id <> n.ref AND n.kind = ${kind} AND n.created_at = ${at}
      AND ${choiceOf(kind, sql`n.landlord_id`)} = 'mail'`;
  return [
    db.run(sql`INSERT INTO ${notification} (id, landlord_id, owner_id, actor_id, form_id, kind, ref, created_at)
      SELECT ${randomUuid}, person.id, nullif(told.landlord_id, person.id), ${by}, told.form_id, ${kind}, told.id, ${at}
      FROM ${application} AS told JOIN ${user} AS person ON person.id IN ${to}
      WHERE told.id IN ${about} AND person.id IS NOT ${by} AND ${choiceOf(kind, sql`person.id`)} <> 'off'
        AND ${mayReadIn(sql`told.landlord_id`, sql`person.id`, sql`told.home_id`)}
        AND NOT EXISTS (SELECT 1 FROM ${notification} AS known WHERE known.ref = told.id AND known.id <> known.ref
          AND known.kind = ${kind} AND known.landlord_id = person.id AND known.created_at = ${at})`),
    insertJobs(
      db,
      { kind: "mail.team-notice", now },
      sql`SELECT told.id, json_object('noticeId', told.id) AS ref, 'team-notice:' || told.id AS dedupe_key, ${at} AS run_at
        FROM (${mailed}) AS told WHERE told.id IS NOT NULL`,
    ),
  ] as const;
}

/** SQL: how a person wants to be told of this kind. */
export function choiceOf(kind: TeamNotice, person: SQL): SQL {
  return sql`coalesce((SELECT json_extract(p.team_choices, ${`$."${kind}"`}) FROM ${notificationPreference} AS p
    WHERE p.user_id = ${person}), ${teamDefaults[kind]})`;
}
