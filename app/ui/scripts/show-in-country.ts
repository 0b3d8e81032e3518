import { readerLanguages, readerZone } from "../../kernel/reader-languages";

/** Time zones that lie in one country, of those that a link is for. */
const zones: Record<string, readonly string[]> = { DE: ["Europe/Berlin", "Europe/Busingen"] };

/** Shows what stands on a page for the visitors of one country: by the clock of the device, or its language. */
export function showInCountry(): void {
  const zone = readerZone() ?? "";
  const [language = ""] = readerLanguages();
  for (const part of document.querySelectorAll<HTMLElement>("[data-only-in]")) {
    const country = part.dataset.onlyIn ?? "";
    const isThere = zones[country]?.includes(zone) || language.endsWith(`-${country}`);
    part.hidden = !isThere;
  }
}
