import { formatDate } from "../../../../../kernel/dates";
import { ownLabels } from "../../catalogue/own-labels";
import { inLocales } from "../../localized";
import type { Kind } from "../kind";
import { blankDate } from "../written-date";
import { severalDaysReading } from "./parse";

export const severalDays: Kind<"severalDays", string[]> = {
  fresh: (locale) => ({
    label: inLocales(ownLabels.severalDays, locale),
  }),
  lines: (days, _field, { locale }) => days.map((day) => formatDate(day, locale)),
  typed: (days) => Object.fromEntries(days.map((day, index) => [`.day${index + 1}`, [day]])),
  cells: (days) => ({ "": days.join("; ") }),
  fitsColumn: true,
  blank: {
    height: 210,
    parts: (field, { words }) =>
      severalDaysReading.parts(field).map((part) => ({
        shape: "lines",
        rows: [blankDate(words, "day", `${part.slice(1)}.`)],
        width: 0.6,
      })),
  },
};
