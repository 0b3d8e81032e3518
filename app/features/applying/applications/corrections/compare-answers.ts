import { type AnswerGroup, type AnswerRow, describeAnswers, isFreeText } from "../../../forms/form-model/describe";
import type { FormDefinition } from "../../../forms/form-model/schema";
import type { StoredApplication } from "../stored-application";

/** One side of a changed answer. `text` null: asked and not answered. */
export type AnswerSide = { text: string | null; documents: string[]; drawing?: string };
/** `before` or `after` null: not asked then. `documents` are names; "" for one whose name is not known any more. */
export type ChangedAnswer = {
  path: string;
  section: string;
  /** "Address 2", in repeated sections. */
  item: string | null;
  label: string;
  before: AnswerSide | null;
  after: AnswerSide | null;
  /** As of DescribedRow. */
  writtenIn?: string;
};

/** What differs between two states of one application, in the order of its form; answers to what was asked in between are no change. `locale`: the reader's. */
export function compareAnswers(
  definition: FormDefinition,
  {
    before,
    after,
  }: Record<"before" | "after", Pick<StoredApplication, "answers" | "formerPapers" | "asked"> & { locale?: string }>,
  { locale, documents }: { locale: string; documents: readonly { id: string; name: string }[] },
): ChangedAnswer[] {
  const names = new Map([...(after.formerPapers ?? []), ...documents].map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? "";
  const [old, now] = [before, after].map((state) => rowsOf(describeAnswers(definition, state.answers, locale)));
  const isAskedBetween = (id: string) => after.asked?.includes(id) && !before.asked?.includes(id);
  const sections = definition.sections.map(({ id }) => id);
  const known = new Map([...(old ?? []), ...(now ?? [])]);
  const changes = [...known].flatMap(([path, { group, row }]): ChangedAnswer[] => {
    const sides = [old, now].map((rows) => sideOf(rows?.get(path)?.row, nameOf));
    const [was = null, is = null] = sides;
    if (isAskedBetween(row.field.id) || JSON.stringify(was) === JSON.stringify(is)) return [];
    const item = group.item ? `${group.item.label} ${group.item.number}` : null;
    const writtenIn = isFreeText(row.kind) && after.locale ? { writtenIn: after.locale } : null;
    return [{ path, section: group.title, item, label: row.label, before: was, after: is, ...writtenIn }];
  });
  const place = ({ path }: ChangedAnswer) => {
    const group = known.get(path)?.group;
    return sections.indexOf(group?.sectionId ?? "") * 1000 + (group?.item?.number ?? 0);
  };
  return changes.sort((one, other) => place(one) - place(other));
}

type Found = { group: AnswerGroup; row: AnswerRow };

function rowsOf(groups: AnswerGroup[]): Map<string, Found> {
  return new Map(groups.flatMap((group) => group.rows.map((row): [string, Found] => [row.path, { group, row }])));
}

function sideOf(row: AnswerRow | undefined, nameOf: (id: string) => string): AnswerSide | null {
  if (!row) return null;
  const { lines, documentIds, drawing } = row;
  return {
    text: lines.length > 0 ? lines.join("\n") : null,
    documents: documentIds.map(nameOf),
    ...(drawing && { drawing }),
  };
}
