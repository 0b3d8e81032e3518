import { and, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { rentForm, rentFormVersion } from "../../../../db/schema/forms";
import type { Landlord } from "../../../../kernel/actor";
import { countedAtMost } from "../../../../kernel/counted";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import type { Services } from "../../../../services";
import type { FormDefinition } from "../../form-model/schema";
import { storedDefinition } from "../publishable";
import { type FormKey, isForm } from "./find-editable-form.server";

export type ListedVersion = {
  number: number;
  publishedAt: number;
  /** Applications that were filled in on it, suspected spam apart; counted up to `countedAtMost`. */
  applications: number;
  /** The one that tenants see. */
  isCurrent: boolean;
};

/** More are found by their number. */
const versionsShown = 100;

/** SQL on an application "filled": it was sent while the version of the row stood. The index by time finds those alone. */
const whilePublished = sql`filled.submitted_at >= ${rentFormVersion.publishedAt} AND filled.submitted_at <= coalesce((
  SELECT later.published_at FROM ${rentFormVersion} AS later
  WHERE later.form_id = ${rentForm.id} AND later.number = ${rentFormVersion.number} + 1), 9007199254740991)`;

/** What was published of a form, newest first; empty when it is not this actor's, in the bin, or was never published. */
export async function listVersions(services: Services, actor: Landlord, key: FormKey): Promise<ListedVersion[]> {
  const { db } = services;
  const isReached = reached(services, actor, key);
  const versions = await db
    .select({
      number: rentFormVersion.number,
      publishedAt: sql<number>`${rentFormVersion.publishedAt}`.as("version_published_at"),
      isCurrent: sql<number>`${rentFormVersion.id} = ${rentForm.publishedVersionId}`.as("is_current"),
      applications: sql<number>`(SELECT count(*) FROM (SELECT 1 FROM ${application} AS filled
          WHERE filled.form_id = ${rentForm.id} AND filled.version_id = ${rentFormVersion.id} AND filled.is_spam = 0
            AND ${whilePublished} LIMIT ${countedAtMost}))`.as("filled_in"),
    })
    .from(rentForm)
    .innerJoin(rentFormVersion, eq(rentFormVersion.formId, rentForm.id))
    .where(isReached)
    .orderBy(desc(rentFormVersion.number))
    .limit(versionsShown);
  return versions.map(({ isCurrent, ...version }) => ({
    ...version,
    isCurrent: isCurrent === 1,
  }));
}

export type FoundVersion = { number: number; publishedAt: number; definition: FormDefinition };

/** One version as it was, by its number or the published one; null when there is none, or the form is not this actor's. */
export async function findVersion(
  services: Services,
  actor: Landlord,
  input: FormKey & { number: number | "published" },
): Promise<FoundVersion | null> {
  const { number } = input;
  const isIt =
    number === "published" ? eq(rentFormVersion.id, rentForm.publishedVersionId) : eq(rentFormVersion.number, number);
  const [row] = await services.db
    .select({
      number: rentFormVersion.number,
      publishedAt: sql<number>`${rentFormVersion.publishedAt}`.as("version_published_at"),
      definition: rentFormVersion.definition,
    })
    .from(rentForm)
    .innerJoin(rentFormVersion, eq(rentFormVersion.formId, rentForm.id))
    .where(and(reached(services, actor, input), isIt));
  return row ? { ...row, definition: storedDefinition(row.definition) } : null;
}

function reached({ clock }: Services, actor: Landlord, key: FormKey): SQL {
  return and(isForm(key), ne(rentForm.state, "deleted"), mayReachForm(actor, clock.now().getTime())) as SQL;
}
