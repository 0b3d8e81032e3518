import { applicantWords } from "../../../words/en/form-model/applicant";
import type { Field, FormDefinition, LocalizedText, Section } from "./schema";

/** A form in its landlord's words about the applicant: ready questions say "Income", not "Your income"; own words stay as written. */
export function inApplicantWords(definition: FormDefinition): FormDefinition {
  return { ...definition, sections: definition.sections.map(rewordSection) };
}

function rewordSection(section: Section): Section {
  return { ...section, title: reword(section.title), fields: section.fields.map(rewordField) };
}

function rewordField(field: Field): Field {
  if (field.catalogueKey === undefined) return field;
  const reworded = { ...field, label: reword(field.label) };
  if (!("options" in reworded)) return reworded;
  return { ...reworded, options: reworded.options.map((option) => ({ ...option, label: reword(option.label) })) };
}

function reword(text: LocalizedText): LocalizedText {
  const texts = Object.entries(text).map(([locale, words]) => [locale, applicantWords[words] ?? words]);
  return Object.fromEntries(texts) as LocalizedText;
}
