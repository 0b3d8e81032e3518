import { type LandlordLanguage, landlordLanguages } from "../../../kernel/landlord-locale";
import { inEveryLanguage, isCatalogueKnown } from "../../../kernel/words";
import en from "../../../words/en/form-model/applicant";
import type { Field, FormDefinition, LocalizedText, Section } from "./schema";

const applicantWords = inEveryLanguage<Record<string, string>>("form-model/applicant", en);

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
  const english = applicantWords.en;
  const texts = Object.entries(text).map(([locale, words]) => [locale, english[words] ?? words]);
  return { ...Object.fromEntries(texts), ...inOtherLanguages(text) } as LocalizedText;
}

/** Words that a landlord has not written in a language are said in it as well. */
function inOtherLanguages(text: LocalizedText): LocalizedText {
  const { en = "", es, fr } = text;
  const isReady = (words: string | undefined) => words === undefined || [en, es, fr].includes(words);
  const isKnown = (one: LandlordLanguage) => one !== "en" && isCatalogueKnown("form-model/applicant", one);
  const languages = landlordLanguages.filter((one) => isKnown(one) && isReady(text[one]));
  return Object.fromEntries(
    languages.flatMap((language) => {
      const words = applicantWords[language][en];
      return words === undefined || words === applicantWords.en[en] ? [] : [[language, words]];
    }),
  );
}
