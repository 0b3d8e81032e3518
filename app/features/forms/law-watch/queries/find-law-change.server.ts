import type { Landlord } from "../../../../kernel/actor";
import { readLanguage } from "../../../../kernel/page-locale";
import type { Services } from "../../../../services";
import { compareDefinitions } from "../../form-model/compare";
import type { FormDefinition } from "../../form-model/schema";
import type { ComingProblem } from "../../law/coming-problems";
import { lawProblems } from "../../law/law-problems";
import type { LawPack } from "../../law/merge-packs";
import { type ChangeGroup, comparisonWords } from "../../rent-forms/comparison-words";
import { titleOf } from "../../rent-forms/publishable";
import { type EditableForm, type FormKey, findEditableForm } from "../../rent-forms/queries/find-editable-form.server";
import { findVersion } from "../../rent-forms/queries/list-versions.server";
import { lawfulDraft } from "../lawful-draft";
import { otherChanges, type Side, sideBySide } from "../side-by-side";
import { sayLaw, sayProblem } from "../words";
import { readLawAhead } from "./read-law-ahead.server";

export type ChangeRow = Side & {
  key: string;
  question: string;
  code: ComingProblem["code"];
  says: string;
  law: ReturnType<typeof sayLaw>;
  source: string | null;
};

export type LawChange = {
  title: string;
  urlId: string;
  rev: number;
  versionNumber: number;
  /** "propose": the draft still has what may not stay; "publish": the draft is mended, tenants see the old one. */
  stage: "nothing" | "propose" | "publish";
  rows: ChangeRow[];
  /** What else of the draft tenants do not see yet: it is published with it. */
  others: ChangeGroup[];
};

export type ReadForm = { form: EditableForm; published: FormDefinition; packs: LawPack[]; now: ComingProblem[] };

/** A form's published version against the law of today and of the days ahead; null when it is not this actor's or was never published. */
export async function readFormLaw(services: Services, actor: Landlord, key: FormKey): Promise<ReadForm | null> {
  const [form, version] = await Promise.all([
    findEditableForm(services, actor, key),
    findVersion(services, actor, { ...key, number: "published" }),
  ]);
  if (!form || !version) return null;
  const published = version.definition;
  const { packs, problems } = await readLawAhead(services, published);
  return { form, published, packs, now: problems };
}

/** What a landlord is shown of it: each question as tenants see it beside what it becomes. */
export async function findLawChange(
  services: Services,
  actor: Landlord,
  key: FormKey,
  locale: string,
): Promise<LawChange | null> {
  const read = await readFormLaw(services, actor, key);
  if (!read) return null;
  const { form, published, packs, now } = read;
  const language = readLanguage(locale);
  const common = {
    title: titleOf(published),
    urlId: form.urlId,
    rev: form.rev,
    versionNumber: form.publishedVersion ?? 0,
  };
  if (now.length === 0) return { ...common, stage: "nothing", rows: [], others: [] };
  const mended = lawfulDraft(form.definition, packs, {}, services.ids);
  const isMended = !packs.some((pack) => lawProblems(form.definition, pack).length > 0);
  const next = isMended ? form.definition : mended;
  const rows = now.map((problem) => ({
    ...sideBySide({ published, next, problem }, language),
    ...{ key: problem.key, question: problem.mark.question, code: problem.code },
    says: sayProblem({ problem, form: published }, locale),
    law: sayLaw(problem, language),
    source: problem.mark.source,
  }));
  const touched = new Set(rows.flatMap(({ ids }) => ids));
  const others = comparisonWords(otherChanges(compareDefinitions(published, form.definition), touched), language);
  return { ...common, stage: isMended ? "publish" : "propose", rows, others };
}
