import { momentFor } from "../../../kernel/moments";
import type { PageLocale } from "../../../kernel/page-locale";
import { useZones } from "../../../ui/zones";

/** Moments of the pages without React: by the clocks of the connection, those of the home beside them where they differ. */
export function useTimeIn(locale: PageLocale): (at: number) => string {
  const zones = useZones();
  return (at) => momentFor(at, locale, zones);
}
