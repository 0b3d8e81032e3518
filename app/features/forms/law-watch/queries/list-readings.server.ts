import { sql } from "drizzle-orm";
import { rentForm, rentFormVersion } from "../../../../db/schema/forms";
import { formLawReading } from "../../../../db/schema/law";
import type { AccountLandlord } from "../../../../kernel/actor";
import { currentLandlordIdSql } from "../../../../platform/auth/landlord-of.server";
import type { Services } from "../../../../services";
import type { CheckedForm } from "../checked-form";
import { rulesText } from "../rules";

/** Published versions and readings of all forms together that a sheet holds. */
const checksAtMost = 2000;

type Row = {
  formId: string;
  title: string;
  urlId: string;
  at: number;
  number: number;
  rules: string | null;
  packs: string | null;
  findings: number;
};

/** When the forms of the account were checked in a year (UTC) against which packs: at each publishing, and each time they were read again. */
export async function listReadings(
  { db, clock }: Services,
  actor: AccountLandlord,
  year: number,
): Promise<{ forms: CheckedForm[]; isAll: boolean }> {
  const [from, until] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)];
  const rows = await db.all<Row>(sql`
    WITH mine AS (SELECT id, title, url_id FROM ${rentForm} WHERE landlord_id = ${currentLandlordIdSql(actor, clock.now().getTime())}
      AND ${rentForm.state} <> 'deleted')
    SELECT mine.id AS "formId", mine.title, mine.url_id AS "urlId", v.published_at AS at, v.number,
      NULL AS rules, v.law_check -> '$.packs' AS packs, 0 AS findings
    FROM mine JOIN ${rentFormVersion} AS v ON v.form_id = mine.id WHERE v.published_at >= ${from} AND v.published_at < ${until}
    UNION ALL
    SELECT mine.id, mine.title, mine.url_id, r.read_at, r.version_number, r.rules, NULL, r.findings
    FROM mine JOIN ${formLawReading} AS r ON r.form_id = mine.id WHERE r.read_at >= ${from} AND r.read_at < ${until}
    ORDER BY title, "formId", at LIMIT ${checksAtMost + 1}`);
  const byForm = Map.groupBy(rows.slice(0, checksAtMost), ({ formId }) => formId);
  const forms = [...byForm.values()].map((checks) => ({
    title: checks[0]?.title ?? "",
    urlId: checks[0]?.urlId ?? "",
    checks: checks.map(({ at, number, rules, packs, findings }) => ({
      at,
      versionNumber: number,
      rules: rules ?? rulesText(JSON.parse(packs ?? "[]"), []),
      findings: rules === null ? null : findings,
    })),
  }));
  return { forms, isAll: rows.length <= checksAtMost };
}
