import { isZone } from "./zone-offset";

/**
 * The reader's languages, best first, as valid tags (BCP 47). A browser may say "en-US@posix", "es_MX.UTF-8", "C" or nothing, and
 * Intl throws for such.
 */
export function readerLanguages(said: readonly unknown[] = saidByBrowser()): string[] {
  return said.flatMap((tag) => {
    const [plain = ""] = String(tag).split(/[@.]/);
    try {
      return Intl.getCanonicalLocales(plain.replaceAll("_", "-"));
    } catch {
      return [];
    }
  });
}

function saidByBrowser(): readonly unknown[] {
  return navigator.languages?.length > 0 ? navigator.languages : [navigator.language];
}

/** The time zone of the reader's clock; null where the browser names none that it knows itself, such as "Etc/Unknown". */
export function readerZone(): string | null {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions() as { timeZone?: string };
  return timeZone && isZone(timeZone) ? timeZone : null;
}
