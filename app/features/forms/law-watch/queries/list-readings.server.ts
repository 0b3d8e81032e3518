import { sql } from "drizzle-orm";
import { rentForm, rentFormVersion } from "../../../../db/schema/forms";
import { formLawReading } from "../../../../db/schema/law";
import type { AccountLandlord } from "../../../../kernel/actor";
import { currentLandlordIdSql } from "../../../../platform/auth/landlord-of.server";
import type { Services } from "../../../../services";
import { askedWhen } from "../../law/asked-when";
import { readLaw } from "../../law/packs.server";
import { placeOf } from "../../law/place-of";
import { storedDefinition } from "../../rent-forms/publishable";
import type { AskedStages, CheckedForm } from "../checked-form";
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
  services: Services,
  actor: AccountLandlord,
  year: number,
): Promise<{ forms: CheckedForm[]; isAll: boolean }> {
  const { db, clock } = services;
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
  const stages = await listStages(services, actor, { from, until });
  const byForm = Map.groupBy(rows.slice(0, checksAtMost), ({ formId }) => formId);
  const forms = [...byForm].map(([formId, checks]) => ({
    title: checks[0]?.title ?? "",
    urlId: checks[0]?.urlId ?? "",
    stages: stages.get(formId) ?? null,
    checks: checks.map(({ at, number, rules, packs, findings }) => ({
      at,
      versionNumber: number,
      rules: rules ?? rulesText(JSON.parse(packs ?? "[]"), []),
      findings: rules === null ? null : findings,
    })),
  }));
  return { forms, isAll: rows.length <= checksAtMost };
}

type VersionRow = { formId: string; number: number; definition: string };

/** Forms whose questions are read for a sheet. */
const formsAtMost = 200;

/** By form: when its version published last in that time asks its questions, by the packs as they are now. */
async function listStages(
  { db, clock, staticFiles }: Services,
  actor: AccountLandlord,
  { from, until }: { from: number; until: number },
): Promise<Map<string, AskedStages>> {
  const rows = await db.all<VersionRow>(sql`
    SELECT f.id AS "formId", v.number, v.definition
    FROM ${rentForm} AS f JOIN ${rentFormVersion} AS v ON v.form_id = f.id
      AND v.number = (SELECT max(number) FROM ${rentFormVersion} WHERE form_id = f.id AND published_at >= ${from} AND published_at < ${until})
    WHERE f.landlord_id = ${currentLandlordIdSql(actor, clock.now().getTime())} AND f.state <> 'deleted'
    ORDER BY f.title, f.id LIMIT ${formsAtMost}`);
  const found = new Map<string, AskedStages>();
  const today = clock.now().toISOString().slice(0, 10);
  for (const { formId, number, definition } of rows) {
    const form = storedDefinition(definition);
    const home = placeOf(form.property.address, form.property.chosenSubplace);
    const pack = await readLaw(staticFiles, home, today);
    found.set(formId, { versionNumber: number, questions: askedWhen(form, pack) });
  }
  return found;
}
