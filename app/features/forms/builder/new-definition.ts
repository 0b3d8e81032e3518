import { createIdMaker } from "../../../kernel/ids";
import type { PageLocale } from "../../../kernel/page-locale";
import { readerLanguages } from "../../../kernel/reader-languages";
import type { FormDefinition } from "../form-model/schema";
import type { Template } from "../form-model/templates";
import { countryOfReader } from "./places";

/** A template's form, in the reader's language, for a home in the reader's own country, as a first guess. */
export function newDefinition(template: Template, language: PageLocale): FormDefinition {
  const country = countryOfReader(readerLanguages());
  const property = { address: { line1: "", city: "", country } };
  return template.build({ ids: createIdMaker(), property, locale: language });
}
