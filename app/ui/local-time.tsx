import { briefDayText, dayText, momentFor } from "../kernel/moments";
import { useZones } from "./zones";

export type LocalTimeProps = {
  /** Milliseconds since 1970. */
  at: number;
  /** BCP 47, such as "en-GB": how the date is written. */
  locale: string;
  /** Only the day, without the time; "brief": without its year. */
  isDay?: boolean | "brief";
};

/** A moment by the reader's clocks, with its zone. Editions of Intl may differ by a space or an "at". */
export function LocalTime({ at, locale, isDay = false }: LocalTimeProps) {
  const zones = useZones();
  return (
    <time dateTime={new Date(at).toISOString()} className="tabular" suppressHydrationWarning>
      {isDay === "brief"
        ? briefDayText(at, locale, zones.reader)
        : isDay
          ? dayText(at, locale, zones.reader, "short")
          : momentFor(at, locale, zones, "short")}
    </time>
  );
}
