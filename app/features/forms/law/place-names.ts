import type { PageLocale } from "../../../kernel/page-locale";
import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/law/place-names";
import { chainOf, packPlaces } from "./place-of";

export type PackPlace = (typeof packPlaces)[number];

const allWords = inEveryLanguage("law/place-names", en);

/** Countries whose parts are named with them: "California, United States". */
const named: ReadonlySet<string> = new Set(["AU", "CA", "US"]);

export function isPackPlace(text: string | null): text is PackPlace {
  return packPlaces.some((place) => place === text);
}

/** "California, United States": a place that has rules, in the reader's language. Its code where it has none. */
export function placeNameOf(place: string | null, language: PageLocale): string {
  if (!isPackPlace(place)) return place ?? "";
  const words = allWords[language];
  const name = words.names[place];
  if (place === "US") return words.federal({ country: name });
  const [whole] = chainOf(place);
  if (whole === place || !isPackPlace(whole ?? null) || !named.has(whole ?? "")) return name;
  return words.partOf({ part: name, whole: words.names[whole as PackPlace] });
}

/** "California" alone. */
export function shortPlaceName(place: string | null, language: PageLocale): string {
  return isPackPlace(place) ? allWords[language].names[place] : (place ?? "");
}

/** A city, county or region of a place, which the files call by its English name. */
export function partNameOf(part: string, language: PageLocale): string {
  const names: Readonly<Record<string, string>> = allWords[language].parts;
  return names[part] ?? part;
}

/** The city or county where an entry holds in one alone, else its place. */
export function whereOf({ place, subplace }: { place: string | null; subplace?: string | null }, language: PageLocale) {
  return subplace ? partNameOf(subplace, language) : placeNameOf(place, language);
}
