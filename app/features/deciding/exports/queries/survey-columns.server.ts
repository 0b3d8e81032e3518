import { desc, eq, inArray } from "drizzle-orm";
import { rentForm, rentFormVersion } from "../../../../db/schema/forms";
import { readLanguage } from "../../../../kernel/page-locale";
import type { Services } from "../../../../services";
import type { StoredApplication } from "../../../applying/applications/stored-application";
import { inApplicantWords } from "../../../forms/form-model/applicant-words";
import { asAsked } from "../../../forms/form-model/later-questions";
import type { FormDefinition } from "../../../forms/form-model/schema";
import { storedDefinition } from "../../../forms/rent-forms/publishable";
import type { ArrivalPlace } from "../../inbox/queries/select-window.server";
import { factHeaders } from "../csv-rows";
import { type ColumnVersion, type CsvSheet, createSheet } from "../csv-sheet";
import { type Mark, weights } from "../pieces";
import type { Selection } from "../selection";
import { selectedPages } from "./find-selection.server";
import { type Definitions, type OpenedHousehold, readHouseholds } from "./read-households.server";

/**
 * What the answers of a selection need columns for: ids alone. `items`: of each repeated section the most that anybody
 * gave; `asked`: questions of a later stage that somebody was asked.
 */
export type Survey = {
  versions: string[];
  forms: string[];
  items: [section: string, count: number][];
  asked?: string[] | undefined;
  total: number;
};
export const nothingSeen: Survey = { versions: [], forms: [], items: [], asked: [], total: 0 };

export type SurveyPlace = { phase: "survey"; after: ArrivalPlace | null; survey: Survey };

type Seen = {
  versions: Set<string>;
  forms: Set<string>;
  items: Map<string, number>;
  asked: Set<string>;
  total: number;
};

/** Goes through a selection once: its versions, and the items of the fullest answer to each repeated section. */
export async function* surveySelection(
  services: Services,
  { userId, selection }: { userId: string; selection: Selection },
  { after, survey }: SurveyPlace,
): AsyncGenerator<Mark<SurveyPlace>, Survey> {
  const { total } = survey;
  const seen: Seen = {
    ...{ versions: new Set(survey.versions), forms: new Set(survey.forms) },
    ...{ items: new Map(survey.items), asked: new Set(survey.asked), total },
  };
  const definitions: Definitions = new Map();
  for await (const { ids, next } of selectedPages(services, userId, selection, after)) {
    for (const household of await readHouseholds(services, userId, ids, definitions)) see(seen, household);
    const weight = Math.max(weights.page, ids.length);
    if (next) yield { place: { phase: "survey", after: next, survey: surveyOf(seen) }, weight };
  }
  return surveyOf(seen);
}

function surveyOf({ versions, forms, items, asked, total }: Seen): Survey {
  return { versions: [...versions], forms: [...forms], items: [...items], asked: [...asked], total };
}

/** The columns that a surveyed selection needs. */
export async function sheetOf(services: Services, survey: Survey, locale: string): Promise<CsvSheet> {
  const language = readLanguage(locale);
  const versions = await columnVersions(services, survey);
  return createSheet(
    versions.map((version) => ({ ...version, locale })),
    new Map(survey.items),
    { taken: factHeaders(language), language },
  );
}

function see(seen: Seen, { row, content, parts }: OpenedHousehold): void {
  seen.total += 1;
  seen.forms.add(row.formId);
  seen.versions.add(row.versionId);
  if (content) countAnswers(seen, content);
  for (const part of parts) {
    if (part.versionId) seen.versions.add(part.versionId);
    if (part.content) countAnswers(seen, part.content);
  }
}

function countAnswers({ items, asked }: Seen, { definition, stored }: Answered): void {
  for (const id of stored.asked ?? []) asked.add(id);
  for (const section of definition.sections) {
    const given = section.repeat ? stored.answers[section.id] : undefined;
    if (Array.isArray(given)) items.set(section.id, Math.max(items.get(section.id) ?? 0, given.length));
  }
}

type Answered = { definition: FormDefinition; stored: Pick<StoredApplication, "answers" | "asked"> };

/** The versions that were filled in and what each form asks now: newest form first, its newest version first. */
async function columnVersions(services: Services, survey: Survey): Promise<Omit<ColumnVersion, "locale">[]> {
  const versions = await findVersions(services, survey);
  const definitions = await readDefinitions(
    services,
    versions.map(({ id }) => id),
  );
  return versions.flatMap(({ id, formId }) => {
    const definition = definitions.get(id);
    return definition ? [{ formId, definition: inApplicantWords(asAsked(definition, survey.asked)) }] : [];
  });
}

/** A definition is up to some 50 KB. */
const definitionsAtATime = 20;

async function readDefinitions({ db }: Services, ids: readonly string[]): Promise<Map<string, FormDefinition>> {
  const found = new Map<string, FormDefinition>();
  for (let start = 0; start < ids.length; start += definitionsAtATime) {
    const rows = await db
      .select({ id: rentFormVersion.id, definition: rentFormVersion.definition })
      .from(rentFormVersion)
      .where(inArray(rentFormVersion.id, ids.slice(start, start + definitionsAtATime)));
    for (const { id, definition } of rows) found.set(id, storedDefinition(definition));
  }
  return found;
}

const formsAtATime = 80;

async function findVersions({ db }: Services, { versions, forms }: Survey): Promise<{ id: string; formId: string }[]> {
  const found: { id: string; formId: string; publishedId: string | null; number: number; madeAt: number }[] = [];
  const filled = new Set(versions);
  for (let start = 0; start < forms.length; start += formsAtATime) {
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
      .where(inArray(rentFormVersion.formId, forms.slice(start, start + formsAtATime)))
      .orderBy(desc(rentFormVersion.number));
    found.push(...rows);
  }
  return found
    .filter(({ id, publishedId }) => filled.has(id) || id === publishedId)
    .sort(
      (one, other) => other.madeAt - one.madeAt || one.formId.localeCompare(other.formId) || other.number - one.number,
    );
}
