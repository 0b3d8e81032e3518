import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { type rentForm, rentFormMedia, rentFormMonth, rentFormVersion } from "../../../../db/schema/forms";
import type { Services } from "../../../../services";
import { countsOfMonth } from "../../../forms/rent-forms/month-counts";
import { type ArchiveEntry, iso, jsonEntry } from "../entries";

type Reader = Pick<Services, "db" | "documents">;
export type Form = typeof rentForm.$inferSelect;

/** What a form is, and its numbers. */
export async function factsEntry({ db }: Reader, form: Form, folder: string): Promise<ArchiveEntry> {
  const months = await db
    .select()
    .from(rentFormMonth)
    .where(eq(rentFormMonth.formId, form.id))
    .orderBy(asc(rentFormMonth.month));
  return jsonEntry(`${folder}/form.json`, formFacts(form, months.flatMap(countsOfMonth)), form.updatedAt);
}

/** The versions behind `after`; behind each its number. */
export async function* versionEntries(
  services: Reader,
  { form, folder, after }: { form: Form; folder: string; after: number },
): AsyncGenerator<ArchiveEntry | { after: number }> {
  const versions = await services.db
    .select({ id: rentFormVersion.id, number: rentFormVersion.number, publishedAt: rentFormVersion.publishedAt })
    .from(rentFormVersion)
    .where(and(eq(rentFormVersion.formId, form.id), gt(rentFormVersion.number, after)))
    .orderBy(asc(rentFormVersion.number));
  for (const version of versions) {
    yield await versionEntry(services, folder, version);
    yield { after: version.number };
  }
}

/** The pictures, numbered. */
export async function* pictureEntries(
  { db, documents }: Reader,
  form: Form,
  folder: string,
): AsyncGenerator<ArchiveEntry> {
  const media = await db
    .select({ hash: rentFormMedia.hash })
    .from(rentFormMedia)
    .where(eq(rentFormMedia.formId, form.id));
  for (const [index, { hash }] of media.entries()) {
    const picture = await documents.get(`media/${hash}`);
    const name = `${folder}/pictures/${index + 1}.jpg`;
    if (picture) yield { name, input: picture, lastModified: new Date(form.updatedAt) };
  }
}

async function versionEntry(
  { db }: Reader,
  folder: string,
  version: { id: string; number: number; publishedAt: number },
) {
  const [row] = await db
    .select({ definition: rentFormVersion.definition, lawCheck: rentFormVersion.lawCheck })
    .from(rentFormVersion)
    .where(inArray(rentFormVersion.id, [version.id]));
  const content = {
    number: version.number,
    publishedAt: iso(version.publishedAt),
    definition: JSON.parse(row?.definition ?? "null") as unknown,
    lawCheck: JSON.parse(row?.lawCheck ?? "null") as unknown,
  };
  return jsonEntry(`${folder}/versions/${version.number}.json`, content, version.publishedAt);
}

function formFacts(form: Form, days: readonly { day: string; event: string; count: number }[]) {
  return {
    id: form.id,
    address: `/apply/${form.urlId}`,
    title: form.title,
    state: form.state,
    applications: form.applicationCount,
    maxApplications: form.maxApplications,
    createdAt: iso(form.createdAt),
    updatedAt: iso(form.updatedAt),
    publishedAt: iso(form.publishedAt),
    opensUntil: iso(form.opensUntil),
    closedAt: iso(form.closedAt),
    deletedAt: iso(form.deletedAt),
    workingCopy: JSON.parse(form.draft) as unknown,
    numbers: days,
  };
}
