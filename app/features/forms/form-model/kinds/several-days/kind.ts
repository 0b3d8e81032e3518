import { formatDate } from "../../../../../kernel/dates";
import { inLocales } from "../../localized";
import type { Kind } from "../kind";
import { blankDate } from "../written-date";
import { severalDaysReading } from "./parse";

export const severalDays: Kind<"severalDays", string[]> = {
  words: {
    name: "Several days",
    hint: "Up to five days, such as for a showing",
    search: "dates showing viewing visit appointment días fechas visita jours dates visite rendez-vous",
  },
  fresh: (locale) => ({
    label: inLocales(
      [
        "Days that suit you for a showing",
        "Días que le convienen para una visita",
        "Jours qui vous conviennent pour une visite",
      ],
      locale,
    ),
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
