import { sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { rentForm } from "../../../../db/schema/forms";
import type { Services } from "../../../../services";
import type { CheckedPage } from "../check";
import { lastOfPage } from "./last-of-page.server";

const pageSize = 200;
const isCounted = sql`one.form_id = ${rentForm}.id AND one.is_spam = 0`;
const unread = sql`(SELECT count(*) FROM ${application} AS one WHERE ${isCounted} AND one.first_viewed_at IS NULL)`;
/** Never given back: it may be higher than what is left, never lower. */
const received = sql`(SELECT count(*) FROM ${application} AS one WHERE ${isCounted})`;

/** The counters that stand with a form, against its applications. */
export async function checkCounters({ db }: Services, position: string): Promise<CheckedPage> {
  const next = await lastOfPage(
    db,
    sql`SELECT id AS key FROM ${rentForm} WHERE id > ${position} ORDER BY id LIMIT ${pageSize}`,
  );
  const mended =
    await db.all(sql`UPDATE ${rentForm} SET new_count = ${unread}, application_count = max(application_count, ${received})
    WHERE id > ${position} AND id <= ${next} AND erasing_at IS NULL AND (new_count <> ${unread} OR application_count < ${received}) RETURNING id`);
  return { next, found: mended.length, mended: mended.length };
}
