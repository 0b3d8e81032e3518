import { momentFor } from "../../../kernel/moments";
import { useZones } from "../../../ui/zones";
import type { PageLocale } from "../applications/locale";

/** Moments of the pages without React: by the clocks of the connection, those of the home beside them where they differ. */
export function useTimeIn(locale: PageLocale): (at: number) => string {
  const zones = useZones();
  return (at) => momentFor(at, locale, zones);
}
