import type { PageLocale } from "../../../kernel/page-locale";
import { propertyWords } from "../builder/property-words";
import { type HomeFault, type homeChoices, wholeBounds } from "./home-fields";
import { homeFormWords } from "./home-form-words";

/** What is wrong with a field, for who typed it. */
export function sayHomeFault({ field, code, example = "" }: HomeFault, language: PageLocale): string {
  const { faults } = homeFormWords[language];
  if (code === "postcode") return faults.postcode({ example });
  if (code === "whole-number") {
    const [min, max] = wholeBounds[field as keyof typeof wholeBounds];
    return faults["whole-number"]({ min, max });
  }
  if (code === "choice") return faults.choice({ choices: choicesOf(field as keyof typeof homeChoices, language) });
  return faults[code];
}

function choicesOf(field: keyof typeof homeChoices, language: PageLocale): string {
  const { petChoices, smokingChoices, parkingChoices } = propertyWords[language];
  const labels = { pets: petChoices, smoking: smokingChoices, parking: parkingChoices }[field];
  return Object.values(labels).join(", ");
}
