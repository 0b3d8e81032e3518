/**
 * Picks the radio button whose `data-regions` names the reader's region, as the browser's language tells it. A button that was
 * pressed, or that the browser brought back, is left as it is.
 */
export function chooseByRegion(radios: Iterable<HTMLInputElement>, language = navigator.language): void {
  const all = [...radios];
  if (all.some((radio) => radio.checked !== radio.defaultChecked)) return;
  // "de" is most likely read in Germany, "en" in the United States.
  const { region = "" } = new Intl.Locale(language).maximize();
  const named = all.find((radio) => radio.dataset.regions?.includes(region));
  if (region && named) named.checked = true;
}
