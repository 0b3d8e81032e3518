import { eq, type SQL, sql } from "drizzle-orm";
import { user } from "../../../../db/schema/accounts";
import { application, applicationKey } from "../../../../db/schema/applications";
import { contactMessage } from "../../../../db/schema/contact";
import { document } from "../../../../db/schema/documents";
import { rentForm } from "../../../../db/schema/forms";
import type { ErasureKind } from "../../../../db/schema/recovery";
import { teamInvitation, teamMember, teamMemberHome } from "../../../../db/schema/teams";
import { viewingRequest } from "../../../../db/schema/viewings";
import { rolesFor, type TeamRole } from "../../../../kernel/actor";
import type { ApplicationId, RentFormId } from "../../../../kernel/ids";
import type { ErasureEntries } from "../../../../platform/erasure-log";
import { isNotErased } from "../../../../platform/people/people.server";
import type { Services } from "../../../../services";
import { eraseApplications } from "../../../applying/applications/commands/erase-applications.server";
import { eraseFormPage, markForErasing } from "../../../applying/applications/commands/erase-forms.server";
import { eraseStatements } from "../../../applying/applications/commands/erase-statements.server";
import { erasePartStatements } from "../../../applying/applications/household/commands/erase-part.server";
import { eraseBookingAgain } from "../../../applying/viewings/commands/erase-booking.server";
import { eraseAccountRows } from "../../../people/account-data/commands/erase-account-rows.server";

type Statements = { services: Services; db: Services["db"]; at: number };
type Statement = ReturnType<Services["db"]["run"]>;

/** Forms and accounts first: most of what else was erased hangs on them. */
const order: readonly ErasureKind[] = [
  ...(["user", "form", "application", "key", "contact", "viewing"] as const),
  ...(["team-member", "team-role", "team-limit", "team-home", "team-invitation"] as const),
];

/**
 * Erases again what a restore of D1 brought back, without a mail to who is erased. May be repeated. Answers how many were there
 * again.
 */
export async function replayErasures(services: Services, entries: ErasureEntries): Promise<number> {
  const { db, clock } = services;
  const at = clock.now().getTime();
  let count = 0;
  for (const kind of order) {
    const ids = entries.filter((entry) => entry.kind === kind).map((entry) => entry.id);
    for (const id of ids) {
      const [there] = await db.all<{ there: number }>(sql`SELECT ${isThere[kind](id)} AS there`);
      if (there?.there !== 1) continue;
      const [first, ...others] = eraseAgain[kind]({ services, db, at }, id);
      if (first) await db.batch([first, ...others]);
      count += 1;
    }
  }
  await eraseMarked(services, at);
  return count;
}

const pagesARun = 20;

/** Forms that this run marked; what is more than some pages is the sweep's. */
async function eraseMarked(services: Services, at: number): Promise<void> {
  const forms = await services.db.select({ id: rentForm.id }).from(rentForm).where(eq(rentForm.erasingAt, at));
  let pages = 0;
  for (const { id } of forms) {
    let isMore = true;
    while (isMore && pages < pagesARun) {
      pages += 1;
      isMore = await eraseFormPage(services, id as RentFormId);
    }
  }
}

const isThere: Record<ErasureKind, (id: string) => SQL> = {
  user: (id) => sql`EXISTS (SELECT 1 FROM ${user} WHERE id = ${id})`,
  form: (id) => sql`EXISTS (SELECT 1 FROM ${rentForm} WHERE id = ${id})`,
  application: (id) => sql`EXISTS (SELECT 1 FROM ${application} WHERE id = ${id})`,
  key: (id) => sql`EXISTS (SELECT 1 FROM ${applicationKey} WHERE application_id = ${id})`,
  contact: (id) => sql`EXISTS (SELECT 1 FROM ${contactMessage} WHERE id = ${id})`,
  viewing: (id) => sql`EXISTS (SELECT 1 FROM ${viewingRequest} WHERE id = ${id} AND person IS NOT NULL)`,
  "team-member": (id) => sql`EXISTS (SELECT 1 FROM ${teamMember} WHERE ${isPart(id)})`,
  "team-role": (id) => sql`EXISTS (SELECT 1 FROM ${teamMember} WHERE ${isPart(id)} AND ${isAbove(id)})`,
  "team-limit": (id) => sql`EXISTS (SELECT 1 FROM ${teamMember} WHERE ${isPart(id)} AND is_limited = 0)`,
  "team-home": (id) => sql`EXISTS (SELECT 1 FROM ${teamMemberHome} WHERE ${isPart(id)} AND home_id = ${lastOf(id)})`,
  "team-invitation": (id) => sql`EXISTS (SELECT 1 FROM ${teamInvitation} WHERE id = ${id})`,
};

const lastOf = (id: string) => id.split(":").at(-1) ?? "";

/** SQL on team_member and what hangs on it: the part in an account that "owner:user…" names. */
function isPart(id: string): SQL {
  const [owner = "", user = ""] = id.split(":");
  return sql`owner_id = ${owner} AND user_id = ${user}`;
}

/** SQL on team_member: the role is a higher one than "owner:user:role" says. */
function isAbove(id: string): SQL {
  const [, ...above] = rolesFor(lastOf(id) as TeamRole);
  return sql`role IN (SELECT value FROM json_each(${JSON.stringify(above)}))`;
}

const eraseAgain: Record<ErasureKind, (parts: Statements, id: string) => readonly Statement[]> = {
  user: ({ db, at }, id) => eraseAccountRows(db, id, at),
  form: ({ db, at }, id) => markForErasing(db, { forms: sql`(SELECT ${id})`, at, forAccount: null }),
  application: ({ db, at }, id) => eraseApplications(db, sql`(SELECT ${id})`, at),
  key: eraseContent,
  contact: ({ db }, id) => [db.run(sql`DELETE FROM ${contactMessage} WHERE id = ${id}`)],
  viewing: ({ services }, id) => Object.values(eraseBookingAgain(services, id)),
  "team-member": ({ db }, id) => [db.run(sql`DELETE FROM ${teamMember} WHERE ${isPart(id)}`)],
  "team-role": ({ db }, id) => [
    db.run(sql`UPDATE ${teamMember} SET role = ${lastOf(id)} WHERE ${isPart(id)} AND ${isAbove(id)}`),
  ],
  "team-limit": ({ db }, id) => [db.run(sql`UPDATE ${teamMember} SET is_limited = 1 WHERE ${isPart(id)}`)],
  "team-home": ({ db }, id) => [
    db.run(sql`DELETE FROM ${teamMemberHome} WHERE ${isPart(id)} AND home_id = ${lastOf(id)}`),
  ],
  "team-invitation": ({ db }, id) => [db.run(sql`DELETE FROM ${teamInvitation} WHERE id = ${id}`)],
};

/** What one key opened: of an application its reference, state and dates stay; of a draft or an own part nothing does. */
function eraseContent({ db, at }: Statements, id: string): readonly Statement[] {
  const isSent = sql`EXISTS (SELECT 1 FROM ${application} WHERE id = ${id} AND ${isNotErased()})`;
  return [
    ...eraseStatements<Statement>(db, { id: id as ApplicationId, at, isErased: isSent, cause: "request" }, []),
    ...erasePartStatements(db, sql`(SELECT ${id})`, at),
    db.run(sql`UPDATE ${document} SET removed_at = ${at} WHERE application_id = ${id} AND removed_at IS NULL`),
  ];
}
