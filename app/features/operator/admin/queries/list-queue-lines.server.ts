import { sql } from "drizzle-orm";
import { formReport, questionDoubt, screening } from "../../../../db/schema/screening";
import type { WorkLine } from "../../../../kernel/work-line";
import type { Services } from "../../../../services";
import { queueKindWords } from "../../../../words/en/admin/list-queue-lines";
import { isAppealed } from "./list-queue.server";

/** Counts of more than this are told as this. */
const countedAtMost = 1000;
type Kind = keyof typeof queueKindWords;

/** A line of /admin for each of appeals, reported forms, other forms and refused questions in the queue; a form is in one of them. One query. */
export async function listQueueLines({ db }: Services): Promise<WorkLine[]> {
  const rows = await db.all<{ kind: Kind; count: number; since: number }>(sql`SELECT kind, count(*) AS "count",
      min(at) AS "since" FROM (
        SELECT CASE WHEN ${isAppealed} THEN 'appeal' WHEN EXISTS (SELECT 1 FROM ${formReport} AS r
            WHERE r.form_id = s.subject_id AND r.created_at > coalesce(s.decided_at, 0)) THEN 'report' ELSE 'held' END AS kind,
          CASE WHEN ${isAppealed} THEN s.appealed_at ELSE s.updated_at END AS at
        FROM ${screening} AS s WHERE (s.state = 'waiting' OR ${isAppealed}) AND s.kind = 'form' LIMIT ${countedAtMost})
    GROUP BY kind
    UNION ALL SELECT 'question', count(*), min(at) FROM (SELECT created_at AS at FROM ${questionDoubt}
      WHERE decided_at IS NULL LIMIT ${countedAtMost}) HAVING count(*) > 0`);
  return (Object.keys(queueKindWords) as Kind[]).flatMap((kind) => {
    const row = rows.find((found) => found.kind === kind);
    return row ? [lineOf(kind, row)] : [];
  });
}

function lineOf(kind: Kind, { count, since }: { count: number; since: number }): WorkLine {
  const { one, many, rest, chip } = queueKindWords[kind];
  const text = `${count === 1 ? one : `${count} ${many}`} ${rest}`;
  return { level: "wait", text, since, cure: { to: `/admin/spam-protection?kind=${chip}`, label: "See the queue" } };
}
