import type { PageLocale } from "../../../kernel/page-locale";
import { sitePath } from "../../../kernel/site-languages";

/** The page of a place's rules: "US-CA" has /restrictions/us-ca, in German /de/restrictions/us-ca. */
export function placePath(place: string, language: PageLocale = "en"): string {
  return sitePath(`/restrictions/${place.toLowerCase()}`, language);
}
