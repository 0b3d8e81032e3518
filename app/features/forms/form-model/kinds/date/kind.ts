import { formatDate } from "../../../../../kernel/dates";
import type { Kind } from "../kind";
import { blankDate, typedDate } from "../written-date";

export const date: Kind<"date", string> = {
  words: {
    name: "Date",
    hint: "A day, or a month and year",
    search: "day month year calendar fecha día date jour mois",
  },
  lines: (answer, _field, { locale }) => [formatDate(answer, locale)],
  typed: (answer) => typedDate(answer, ""),
  cells: (answer) => ({ "": { iso: answer } }),
  compared: "date",
  fitsColumn: true,
  blank: {
    parts: (field, { words }) => [{ shape: "lines", rows: [blankDate(words, field.precision, "")], width: 0.6 }],
  },
};
