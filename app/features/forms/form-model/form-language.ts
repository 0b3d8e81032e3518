import type { PageLocale } from "../../../kernel/page-locale";
import { carriedLanguages } from "./localized";
import { mapTexts } from "./map-texts";
import type { FormDefinition, LocalizedText } from "./schema";

/** The form as one that is written in another language: what the landlord wrote in the old one is now said to be in it. */
export function inFormLanguage(definition: FormDefinition, language: PageLocale): FormDefinition {
  const { defaultLocale } = definition;
  if (defaultLocale === language) return definition;
  const moved = mapTexts(definition, (text) => moveText(text, defaultLocale, language));
  return { ...moved, defaultLocale: language };
}

/** Ready texts stay in the languages that a form carries, and have the English beneath any other. */
function moveText(text: LocalizedText, from: string, to: PageLocale): LocalizedText {
  const isReady = carriedLanguages.every((carried) => text[carried]?.trim());
  const { [from]: written = "", ...others } = text;
  const kept = isReady && carriedLanguages.some((carried) => carried === from) ? text : others;
  if (text[to]?.trim()) return isReady ? { ...kept, [to]: text[to] } : text;
  return { ...kept, [to]: isReady ? (text.en ?? written) : written };
}
