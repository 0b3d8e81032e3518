import { applicantWords } from "../../../words/en/form-model/applicant";
import type { Field, FormDefinition, LocalizedText, Section } from "./schema";

/** A form in its landlord's words about the applicant: ready questions say "Income", not "Your income"; own words stay as written. */
export function inApplicantWords(definition: FormDefinition): FormDefinition {
  return { ...definition, sections: definition.sections.map(tellSection) };
}

function tellSection(section: Section): Section {
  return { ...section, title: tell(section.title), fields: section.fields.map(tellField) };
}

function tellField(field: Field): Field {
  if (field.catalogueKey === undefined) return field;
  const told = { ...field, label: tell(field.label) };
  if (!("options" in told)) return told;
  return { ...told, options: told.options.map((option) => ({ ...option, label: tell(option.label) })) };
}

function tell(text: LocalizedText): LocalizedText {
  const told = Object.entries(text).map(([locale, words]) => [locale, applicantWords[words] ?? words]);
  return Object.fromEntries(told) as LocalizedText;
}
