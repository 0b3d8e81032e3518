import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { user } from "../../../../db/schema/accounts";
import { guestRentForm, rentForm, rentFormMedia, rentFormVersion } from "../../../../db/schema/forms";
import { formHome, formReport, screening } from "../../../../db/schema/screening";
import { dayMs } from "../../../../kernel/durations";
import { networkOf } from "../../../../platform/client-address";
import { keyedHash } from "../../../../platform/crypto";
import { isDisposableMail } from "../../../../platform/disposable-mail";
import { reportError } from "../../../../platform/error-report";
import type { Services } from "../../../../services";
import { picturesOf } from "../../form-model/pictures";
import type { FormDefinition } from "../../form-model/schema";
import type { LexiconFinding } from "../../law/lexicon/check-definition-texts";
import { normalise } from "../../law/lexicon/normalise";
import type { FormFacts } from "../facts";
import { agencies, freeMail } from "../phrases";
import { ownTexts, readTexts } from "../read-texts";
import { outcomes } from "../rules";

/** More says no more. */
const countedAtMost = 20;

/** As words of the statement: a parameter for each would be more than D1 takes. */
const place = (path: string) => sql`coalesce(json_extract(${rentForm.draft}, '$.property.${sql.raw(path)}'), '')`;
const folds = [" ", ",", ".", "-", "#"].map((sign) => [sign, ""] as const);
const shortened = [
  ["street", "st"],
  ["avenue", "ave"],
  ["road", "rd"],
  ["strasse", "str"],
  ["straße", "str"],
] as const;

/** SQL: a text in one case and without signs, streets cut short as people do. Letters with accents keep their case. */
function folded(text: SQL): SQL {
  return [...folds, ...shortened].reduce(
    (rest, [from, to]) => sql`replace(${rest}, '${sql.raw(from)}', '${sql.raw(to)}')`,
    sql`lower(${text})`,
  );
}

const addressKey = folded(
  sql`${place("address.line1")} || ${place("address.line2")} || ${place("address.postcode")} || ${place("address.city")} || ${place("address.country")}`,
);
const placeKey = folded(
  sql`${place("address.city")} || '/' || ${place("address.country")} || '/' || ${place("rent.currency")}`,
);
const bedrooms = sql`json_extract(${rentForm.draft}, '$.property.bedrooms')`;
const monthsRent = sql`CAST(json_extract(${rentForm.draft}, '$.property.rent.amountMinor') * CASE ${place("rent.period")}
  WHEN 'week' THEN 52 / 12.0 WHEN 'fortnight' THEN 26 / 12.0 WHEN 'year' THEN 1 / 12.0 ELSE 1 END AS INTEGER)`;

/** FROM and columns of the row of form_home that a form's working copy makes: what `surroundings` compares with. */
export const selectHome = sql`SELECT ${rentForm.id}, ${addressKey}, ${placeKey}, ${bedrooms}, ${monthsRent} FROM ${rentForm}`;

const mailOf = (form: SQL) => sql`coalesce((SELECT u.email FROM ${user} AS u WHERE u.id = ${form}.landlord_id),
  (SELECT g.email FROM ${guestRentForm} AS g WHERE g.form_id = ${form}.id))`;
/** SQL: `their` is a published form of another landlord than rent_form's. */
export const isOthers = sql`their.id <> ${rentForm.id} AND their.published_version_id IS NOT NULL AND their.state <> 'deleted'
  AND ${mailOf(sql`their`)} IS NOT ${mailOf(sql`${rentForm}`)}`;
const sameHomes = sql`FROM ${formHome} AS home WHERE home.place_key = ${placeKey} AND home.bedrooms IS ${bedrooms}
  AND home.rent_minor IS NOT NULL AND home.form_id <> ${rentForm.id}`;
const reports = sql`FROM ${formReport} AS r WHERE r.form_id = ${rentForm.id}`;

/** A column of a SELECT from rent_form: JSON of landlord, others' forms, reports and the last look, in the same query. */
export function surroundings({ now, networkHash }: { now: number; networkHash: string | null }): SQL.Aliased<string> {
  return sql<string>`json_object(
    'email', ${mailOf(sql`${rentForm}`)},
    'owner', (SELECT json_object('name', u.name, 'since', u.created_at) FROM ${user} AS u WHERE u.id = ${rentForm.landlordId}),
    'photos', (SELECT count(*) FROM (SELECT DISTINCT their.id FROM ${rentFormMedia} AS mine
      JOIN ${rentFormMedia} AS same ON same.hash = mine.hash JOIN ${rentForm} AS their ON their.id = same.form_id
      WHERE mine.form_id = ${rentForm.id} AND ${isOthers} LIMIT ${countedAtMost})),
    'alike', (SELECT coalesce(max(mine.alike), 0) FROM ${rentFormMedia} AS mine WHERE mine.form_id = ${rentForm.id}),
    'addresses', (SELECT count(*) FROM (SELECT 1 FROM ${formHome} AS home JOIN ${rentForm} AS their ON their.id = home.form_id
      WHERE home.address_key = ${addressKey} AND ${isOthers} LIMIT ${countedAtMost})),
    'networkForms', (SELECT count(*) FROM ${screening} AS near WHERE near.network_hash = ${networkHash} AND near.kind = 'form'
      AND near.created_at > ${now - dayMs} AND near.subject_id <> ${rentForm.id}),
    'rent', ${monthsRent}, 'rents', (SELECT count(*) ${sameHomes}),
    'median', (SELECT mid.rent_minor FROM (SELECT home.rent_minor, row_number() OVER (ORDER BY home.rent_minor) AS place,
      count(*) OVER () AS among ${sameHomes}) AS mid WHERE mid.place = mid.among / 2 + 1),
    'reports', (SELECT count(*) ${reports}), 'networks', (SELECT count(DISTINCT r.network_hash) ${reports} AND r.is_proven = 1),
    'money', (SELECT count(*) ${reports} AND r.code = 'money'), 'applicants', ${rentForm.applicationCount},
    'openSince', (SELECT v.published_at FROM ${rentFormVersion} AS v WHERE v.form_id = ${rentForm.id} AND v.number = 1),
    'before', (SELECT json_object('outcome', s.outcome, 'decision', s.decision, 'reasons', json(s.reasons))
      FROM ${screening} AS s WHERE s.kind = 'form' AND s.subject_id = ${rentForm.id}))`.as("surroundings");
}

/** What `json_object` made inside another comes as text. */
const inner = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (typeof value === "string" ? JSON.parse(value) : value), schema.nullable());
const count = z.number().int();
const ownerSchema = z.object({ name: z.string(), since: z.number() });
const beforeSchema = z.object({
  outcome: z.enum(outcomes),
  decision: z.enum(["release", "hold", "suspend", "restore"]).nullable(),
  reasons: z.array(z.object({ code: z.string() })),
});
const surroundingsSchema = z.object({
  email: z.string().nullable(),
  owner: inner(ownerSchema),
  photos: count,
  alike: count,
  addresses: count,
  networkForms: count,
  rent: count.nullable(),
  rents: count,
  median: count.nullable(),
  reports: count,
  networks: count,
  money: count,
  applicants: count,
  openSince: count.nullable(),
  before: inner(beforeSchema),
});
export type Surroundings = z.output<typeof surroundingsSchema>;

/** The column `surroundings` as it was read. */
export function readSurroundings(column: string): Surroundings {
  return surroundingsSchema.parse(JSON.parse(column));
}

/** By which a network is known beside forms and reports; null where the address is none. */
export async function networkHashOf({ config }: Services, address: string | undefined): Promise<string | null> {
  const network = address === undefined ? null : networkOf(address);
  return network === null ? null : keyedHash(config.secret, "screening-network", network);
}

export type LookedAt = {
  definition: FormDefinition;
  /** What the reader of questions said of it. */
  findings: readonly LexiconFinding[];
  around: Surroundings;
  /** Where the landlord is now, as a key for counting. */
  address?: string;
};

/** Everything that the rules weigh of a form: figures, no words. Asks D1 nothing: `around` was read with the form. */
export async function collectFormFacts(services: Services, look: LookedAt): Promise<FormFacts> {
  const { definition, findings, around, address } = look;
  const { texts, papers, isAgency } = readTexts(definition, findings);
  const email = around.email ?? "";
  const rule = await services.screen.judge({
    scope: "form",
    email,
    ...(address && { address }),
    texts: ownTexts(definition).map(({ text }) => text),
    photos: picturesOf(definition).map(({ hash }) => hash),
  });
  const { owner, rent, rents, median } = around;
  const now = services.clock.now().getTime();
  const age = owner && (now - owner.since) / 3_600_000;
  return {
    owner: {
      ageHours: age === null ? null : Math.max(0, Math.round(age * 10) / 10),
      mail: (await isDisposable(services, email)) ? "disposable" : freeMail.test(email) ? "free" : "own",
      isAgency: isAgency || agencies.test(normalise(owner?.name ?? "")),
    },
    texts,
    papers,
    rent: rent === null || !median ? null : { percentOfMedian: Math.round((rent / median) * 100), forms: rents },
    elsewhere: {
      photos: around.photos,
      alike: around.alike,
      addresses: around.addresses,
      networkForms: around.networkForms,
    },
    reports: { count: around.reports, networks: around.networks, money: around.money },
    history: {
      openDays: around.openSince === null ? 0 : Math.max(0, Math.floor((now - around.openSince) / dayMs)),
      applicants: around.applicants,
    },
    rule: { effect: rule.effect, points: rule.points },
  };
}

/** A list that cannot be read says nothing of anybody. */
export async function isDisposable(
  { staticFiles, log }: Pick<Services, "staticFiles" | "log">,
  email: string,
): Promise<boolean> {
  try {
    return email !== "" && (await isDisposableMail(staticFiles, email));
  } catch (error) {
    log.warn("disposable-mail-unread", reportError(error));
    return false;
  }
}
