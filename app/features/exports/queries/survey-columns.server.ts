import { desc, eq, inArray } from "drizzle-orm";
import { rentForm, rentFormVersion } from "../../../db/schema/forms";
import type { Services } from "../../../services";
import type { Answers } from "../../form-model/answers";
import type { FormDefinition } from "../../form-model/schema";
import { localeOf } from "../../rent-forms/words";
import { factHeaders } from "../csv-rows";
import { type ColumnVersion, type CsvSheet, createSheet } from "../csv-sheet";
import type { Selection } from "../selection";
import { selectedPages } from "./find-selection.server";
import { type Definitions, readDefinition, readHouseholds } from "./read-households.server";

/** The columns that a selection needs, and how many households it holds. */
export type Survey = { sheet: CsvSheet; total: number };

type Seen = { versions: Set<string>; forms: Set<string>; items: Map<string, number>; total: number };

/**
 * Goes through a selection once before it is written: which versions were filled in, and how many items the fullest answer to
 * each repeated section has. Of the applications nothing stays in memory.
 */
export async function surveyColumns(services: Services, userId: string, selection: Selection): Promise<Survey> {
  const seen: Seen = { versions: new Set(), forms: new Set(), items: new Map(), total: 0 };
  const definitions: Definitions = new Map();
  for await (const ids of selectedPages(services, userId, selection)) {
    for (const { row, content, parts } of await readHouseholds(services, userId, ids, definitions)) {
      seen.total += 1;
      seen.forms.add(row.formId);
      seen.versions.add(row.versionId);
      if (content) countItems(seen, content.definition, content.stored.answers);
      for (const part of parts) {
        if (part.versionId) seen.versions.add(part.versionId);
        if (part.content) countItems(seen, part.content.definition, part.content.stored.answers);
      }
    }
  }
  const versions = await columnVersions(services, seen, definitions);
  return { sheet: createSheet(versions, seen.items, factHeaders), total: seen.total };
}

function countItems({ items }: Seen, definition: FormDefinition, answers: Answers): void {
  for (const section of definition.sections) {
    const given = section.repeat ? answers[section.id] : undefined;
    if (Array.isArray(given)) items.set(section.id, Math.max(items.get(section.id) ?? 0, given.length));
  }
}

/** The versions that were filled in and what each form asks now: newest form first, its newest version first. */
async function columnVersions(services: Services, seen: Seen, definitions: Definitions): Promise<ColumnVersion[]> {
  const found: ColumnVersion[] = [];
  for (const { id, formId } of await findVersions(services, seen)) {
    const definition = await readDefinition(services, id, definitions);
    found.push({ formId, definition, locale: localeOf(definition.property.address.country) });
  }
  return found;
}

const formsAtATime = 80;

async function findVersions({ db }: Services, { versions, forms }: Seen): Promise<{ id: string; formId: string }[]> {
  const found: { id: string; formId: string; publishedId: string | null; number: number; madeAt: number }[] = [];
  const formIds = [...forms];
  for (let start = 0; start < formIds.length; start += formsAtATime) {
    const rows = await db
      .select({
        id: rentFormVersion.id,
        formId: rentFormVersion.formId,
        number: rentFormVersion.number,
        publishedId: rentForm.publishedVersionId,
        madeAt: rentForm.createdAt,
      })
      .from(rentFormVersion)
      .innerJoin(rentForm, eq(rentForm.id, rentFormVersion.formId))
      .where(inArray(rentFormVersion.formId, formIds.slice(start, start + formsAtATime)))
      .orderBy(desc(rentFormVersion.number));
    found.push(...rows);
  }
  return found
    .filter(({ id, publishedId }) => versions.has(id) || id === publishedId)
    .sort(
      (one, other) => other.madeAt - one.madeAt || one.formId.localeCompare(other.formId) || other.number - one.number,
    );
}
