import { useEffect, useState } from "react";
import { dateFormat } from "../kernel/formatters";

export type LocalTimeProps = {
  /** Milliseconds since 1970. */
  at: number;
  /** BCP 47, such as "en-GB": how the date is written. */
  locale: string;
  /** Only the day, without the time. */
  isDay?: boolean;
};

/**
 * A moment with its zone. The server writes UTC; a browser with script then writes the reader's own zone. The two may
 * know different editions of the same locale (a space, an "at"), which is no mistake of ours.
 */
export function LocalTime({ at, locale, isDay = false }: LocalTimeProps) {
  const [zone, setZone] = useState("UTC");
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC"), []);
  return (
    <time dateTime={new Date(at).toISOString()} className="tabular" suppressHydrationWarning>
      {formatMoment(at, locale, zone, isDay)}
    </time>
  );
}

export function formatMoment(at: number, locale: string, zone: string, isDay: boolean): string {
  const day = { day: "numeric", month: "short", year: "numeric" } as const;
  const time = { hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;
  return dateFormat(locale, { ...day, ...(isDay ? {} : time), timeZone: zone }).format(at);
}
