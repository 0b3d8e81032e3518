import { eq, sql } from "drizzle-orm";
import { rentForm, rentFormVersion } from "../../../../db/schema/forms";
import { formLaw, formLawReading, lawWalk } from "../../../../db/schema/law";
import { utcDay } from "../../../../kernel/dates";
import type { RentFormId } from "../../../../kernel/ids";
import { sha256Hex } from "../../../../platform/crypto";
import { forEachRow } from "../../../../platform/each-row.server";
import type { Services } from "../../../../services";
import type { Property } from "../../form-model/schema";
import { lawDays } from "../../law/coming-problems";
import { packAddress } from "../../law/pack-addresses";
import { readPacks } from "../../law/packs.server";
import { packPlaces, placeOf } from "../../law/place-of";
import { storedDefinition } from "../../rent-forms/publishable";
import { isLive } from "../queries/live-forms.server";
import { readLawAhead } from "../queries/read-law-ahead.server";
import { announceAfterMs, rulesText, storeFinding, toldKeys } from "../rules";

/** Forms that one run looks at, of which it reads a few: a definition is about 20 KB. */
const lookedAtMost = 400;
const readAtMost = 25;
const sweepName = "law-watch";

/**
 * Reads live forms again whose version, packs or days ahead have changed, a page a run; may be broken off. Answers how
 * many were read.
 */
export async function readLiveForms(services: Services): Promise<number> {
  const { db, clock } = services;
  const now = clock.now().getTime();
  const goesBy = `${utcDay(now)} ${await packsMark()}`;
  const [walk] = await db.select().from(lawWalk);
  const isSame = walk?.goesBy === goesBy;
  if (isSame && walk.doneAt !== null) return 0;
  const page = await selectPage(services, isSame ? walk.cursor : "");
  const due = await dueOf(services, page, utcDay(now));
  const read = due.slice(0, readAtMost);
  const count = await forEachRow(services, sweepName, read, {
    idOf: ({ formId }) => formId,
    work: (form) => readForm(services, form, now),
  });
  const isAll = due.length === read.length;
  const cursor = (isAll ? page.at(-1)?.formId : read.at(-1)?.formId) ?? "";
  const doneAt = isAll && page.length < lookedAtMost ? now : null;
  const step = { goesBy, cursor, doneAt };
  await db
    .insert(lawWalk)
    .values({ id: "forms", ...step })
    .onConflictDoUpdate({ target: lawWalk.id, set: step });
  return count;
}

/** The build names each pack by its content: other names are other packs. */
function packsMark(): Promise<string> {
  return sha256Hex(packPlaces.map(packAddress).join("\n"));
}

type Page = Awaited<ReturnType<typeof selectPage>>;

function selectPage({ db }: Services, after: string) {
  return db.all<{ formId: RentFormId; versionId: string; property: string; rules: string | null; told: string | null }>(
    sql`SELECT ${rentForm.id} AS "formId", ${rentForm.publishedVersionId} AS "versionId",
      CASE WHEN ${isLive} THEN json_object('address', ${rentFormVersion.definition} -> '$.property.address',
        'chosenSubplace', ${rentFormVersion.definition} -> '$.property.chosenSubplace') END AS property,
      CASE WHEN ${formLaw.versionId} = ${rentForm.publishedVersionId} THEN ${formLaw.rules} END AS rules,
      ${formLaw.told} AS told
    FROM (SELECT * FROM ${rentForm} WHERE id > ${after} ORDER BY id LIMIT ${lookedAtMost}) AS rent_form
    LEFT JOIN ${rentFormVersion} ON ${rentFormVersion.id} = ${rentForm.publishedVersionId}
    LEFT JOIN ${formLaw} ON ${formLaw.formId} = ${rentForm.id} ORDER BY ${rentForm.id}`,
  );
}

type Due = { formId: RentFormId; versionId: string; place: string; rules: string; told: string | null };

/** Those of a page that are live, lie in a place with a pack, and were not read against what it says now. */
async function dueOf({ staticFiles }: Services, page: Page, day: string): Promise<Due[]> {
  const due: Due[] = [];
  for (const { formId, versionId, property, rules: known, told } of page) {
    if (property === null) continue;
    const { address, chosenSubplace } = JSON.parse(property) as Pick<Property, "address" | "chosenSubplace">;
    const { place } = placeOf(address, chosenSubplace ?? undefined);
    if (place === null) continue;
    const files = await readPacks(staticFiles, place);
    const [, ...ahead] = lawDays(files, day);
    const rules = rulesText(files, ahead);
    if (rules !== known) due.push({ formId, versionId, place, rules, told });
  }
  return due;
}

/** Reads one form and keeps what was found, unless another version came. A waiting announcement is not put off. */
async function readForm(services: Services, form: Due, now: number): Promise<void> {
  const { db } = services;
  const { formId, versionId, place, rules } = form;
  const [version] = await db
    .select({ definition: rentFormVersion.definition, number: rentFormVersion.number })
    .from(rentFormVersion)
    .where(eq(rentFormVersion.id, versionId));
  if (!version) return;
  const { problems } = await readLawAhead(services, storedDefinition(version.definition));
  const findings = problems.map(storeFinding);
  const told = toldKeys(form.told);
  const isNews = findings.some(({ key }) => !told.includes(key));
  const announceAt = isNews ? now + announceAfterMs : null;
  const isStill = sql`${rentForm} WHERE ${rentForm.id} = ${formId} AND ${rentForm.publishedVersionId} = ${versionId} AND ${isLive}`;
  await db.batch([
    db.run(sql`INSERT INTO ${formLaw} (form_id, version_id, place, rules, read_at, findings, announce_at)
      SELECT ${formId}, ${versionId}, ${place}, ${rules}, ${now}, ${JSON.stringify(findings)}, ${announceAt} FROM ${isStill}
      ON CONFLICT (form_id) DO UPDATE SET version_id = excluded.version_id, place = excluded.place, rules = excluded.rules,
        read_at = excluded.read_at, findings = excluded.findings,
        announce_at = CASE WHEN excluded.announce_at IS NULL THEN NULL
          ELSE coalesce(form_law.announce_at, excluded.announce_at) END`),
    db.run(sql`INSERT INTO ${formLawReading} (form_id, read_at, version_number, rules, findings)
      SELECT ${formId}, ${now}, ${version.number}, ${rules}, ${findings.length} FROM ${isStill} ON CONFLICT DO NOTHING`),
  ]);
}
