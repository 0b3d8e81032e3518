import { expect, it } from "vitest";
import { nextDigestAt } from "~/kernel/digest-time";

const hourMs = 60 * 60 * 1000;

/** Every hour of the weeks in which the clocks of America, Australia and Europe change. */
const hours = [Date.UTC(2026, 2, 6), Date.UTC(2026, 2, 27), Date.UTC(2026, 9, 2), Date.UTC(2026, 9, 24)].flatMap(
  (from) => Array.from({ length: 4 * 24 }, (_, hour) => from + hour * hourMs),
);

/** 08:00 as a clock in this zone shows it. */
const shown = (at: number, timeZone: string) =>
  new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(at);

// Red on the eve of summer time while it steps by 24 hours: from 23:30 the next morning is 25 hours of the clock away.
it.each(["America/Los_Angeles", "Europe/Berlin", "Australia/Sydney"])(
  "the daily mail in %s is always due at the next 08:00, also when the clocks change",
  (zone) => {
    for (const now of hours) {
      const at = nextDigestAt(now, zone);
      const what = `${new Date(now).toISOString()} in ${zone}`;
      expect(at, what).toBeGreaterThan(now);
      expect(at - now, what).toBeLessThanOrEqual(25 * hourMs);
      expect(shown(at, zone), what).toBe("08:00");
    }
  },
);
