import type { IdMaker } from "../../../kernel/ids";
import { buildSections } from "../form-model/build-sections";
import { fieldFromCatalogue } from "../form-model/catalogue";
import type { Field, FieldOf, FormDefinition } from "../form-model/schema";
import { documentsAlone } from "../form-model/section-plans";
import { addField, addSection, type Edited, editField, removeField } from "./edits";
import { type PaperPurpose, paperPurposes } from "./paper-purposes";

/** What stands beside a paper and goes with it: the agency and the date of a report. */
const companions: ReadonlySet<string> = new Set(paperPurposes.flatMap((paper) => paper.with ?? []));

/** Asks for a ready paper and for what belongs to it. What is asked already stays as it is. */
export function askReadyPaper(form: FormDefinition, { key, with: parts = [] }: PaperPurpose, ids: IdMaker): Edited {
  const isAsked = (part: string) => fieldsOf(form).some(({ catalogueKey }) => catalogueKey === part);
  const fields = [key, ...parts]
    .filter((part) => !isAsked(part))
    .map((part) => fieldFromCatalogue(part, ids, form.defaultLocale).field);
  return askPaper(form, fields, ids);
}

/** Takes a ready paper out, with what belongs to it. */
export function dropReadyPaper(form: FormDefinition, { key, with: parts = [] }: PaperPurpose): Edited {
  const gone = fieldsOf(form).filter(({ catalogueKey }) => catalogueKey === key || parts.includes(catalogueKey ?? ""));
  const start: Edited = { definition: form, dropped: [] };
  return gone.reduce<Edited>((edited, { id }) => joined(edited, removeField(edited.definition, id)), start);
}

/** Puts papers behind the last one of the first section that asks for papers, or into a new last section. */
export function askPaper(form: FormDefinition, fields: readonly Field[], ids: IdMaker): Edited {
  const home = form.sections.find((section) => !section.repeat && section.fields.some(isPaper));
  if (!home) {
    const sections = buildSections([documentsAlone], ids, form.defaultLocale);
    return sections.reduce<Edited>(
      (edited, section) => addSection(edited.definition, { ...section, fields: [...fields] }, form.sections.length),
      { definition: form, dropped: [] },
    );
  }
  const last = home.fields.findLastIndex((field) => isPaper(field) || companions.has(field.catalogueKey ?? ""));
  return fields.reduce<Edited>(
    (edited, field, index) => addField(edited.definition, field, { sectionId: home.id, index: last + 1 + index }),
    { definition: form, dropped: [] },
  );
}

/** Changes a paper; what belongs to it is asked at the same stage. */
export function editPaper(form: FormDefinition, paper: FieldOf<"file">, change: Partial<FieldOf<"file">>): Edited {
  const edited = editField(form, paper.id, (before) => ({ ...before, ...change }) as Field);
  const parts = paperPurposes.find(({ key }) => key === paper.catalogueKey)?.with ?? [];
  const { stage } = change;
  if (!stage) return edited;
  return fieldsOf(form)
    .filter(({ catalogueKey = "" }) => parts.includes(catalogueKey))
    .reduce<Edited>(
      (before, { id }) =>
        joined(
          before,
          editField(before.definition, id, (part) => ({ ...part, stage })),
        ),
      edited,
    );
}

function joined(before: Edited, { definition, dropped }: Edited): Edited {
  return { definition, dropped: [...before.dropped, ...dropped] };
}

function isPaper({ kind }: Field): boolean {
  return kind === "file";
}

function fieldsOf({ sections }: FormDefinition): Field[] {
  return sections.flatMap(({ fields }) => fields);
}
