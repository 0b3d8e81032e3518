import type { SectionPlan } from "../form-model/build-sections";
import { inLocales } from "../form-model/localized";
import type { Field, FormDefinition } from "../form-model/schema";
import { makeTemplate, type Template } from "../form-model/templates";
import type { ClosedList, OfficialForm } from "./pack-schema";

/** The ready form of a place whose law lists what may be asked, in the order of its pack; null for every other place. */
export function closedTemplateOf(closed: Pick<ClosedList, "form"> | null): Template | null {
  const form = closed?.form;
  if (!form) return null;
  const template = makeTemplate("listed", 8, form.sections.map(planOf));
  return {
    ...template,
    official: form,
    build: (context) => withItsWords(template.build(context), form, context.locale),
  };
}

function planOf({ title, questions }: OfficialForm["sections"][number]): SectionPlan {
  return { title, questions: questions.map(({ key }) => key) };
}

/** Labels of the document, and how many papers it takes. */
function withItsWords(form: FormDefinition, { sections }: OfficialForm, locale: string): FormDefinition {
  const asked = new Map(sections.flatMap(({ questions }) => questions.map((question) => [question.key, question])));
  const worded = (field: Field): Field => {
    const { label, maxFiles } = asked.get(field.catalogueKey ?? "") ?? {};
    const named = label ? { ...field, label: inLocales(label, locale) } : field;
    return named.kind === "file" && maxFiles ? { ...named, maxFiles } : named;
  };
  return {
    ...form,
    sections: form.sections.map((section) => ({ ...section, fields: section.fields.map(worded) })),
  };
}

/** What the place's form says beside the catalogue's own words. */
export function wordsOfForm({ form }: ClosedList): string[] {
  return (form?.sections ?? []).flatMap(({ questions }) => questions.flatMap(({ label }) => label ?? []));
}
