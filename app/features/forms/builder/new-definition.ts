import { createIdMaker } from "../../../kernel/ids";
import { readerLanguages } from "../../../kernel/reader-languages";
import type { FormDefinition } from "../form-model/schema";
import type { Template } from "../form-model/templates";
import { countryOfReader } from "./places";

/** A template's form for a home in the reader's own country, as a first guess. */
export function newDefinition(template: Template): FormDefinition {
  const country = countryOfReader(readerLanguages());
  const property = { address: { line1: "", city: "", country } };
  return template.build({ ids: createIdMaker(), property, locale: "en" });
}
