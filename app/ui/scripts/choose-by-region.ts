import { readerLanguages } from "../../kernel/reader-languages";

/** Picks the radio button of the reader's region (`data-regions`), unless one was pressed or brought back. */
export function chooseByRegion(radios: Iterable<HTMLInputElement>, languages = readerLanguages()): void {
  const all = [...radios];
  if (all.some((radio) => radio.checked !== radio.defaultChecked)) return;
  // "de" is most likely read in Germany, "en" in the United States.
  const [language] = languages;
  const { region = "" } = language ? new Intl.Locale(language).maximize() : {};
  const named = all.find((radio) => radio.dataset.regions?.includes(region));
  if (region && named) named.checked = true;
}
