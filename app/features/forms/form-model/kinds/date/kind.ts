import { formatDate } from "../../../../../kernel/dates";
import type { Kind } from "../kind";
import { blankDate, typedDate } from "../written-date";

export const date: Kind<"date", string> = {
  lines: (answer, _field, { locale }) => [formatDate(answer, locale)],
  typed: (answer) => typedDate(answer, ""),
  cells: (answer) => ({ "": { iso: answer } }),
  compared: "date",
  fitsColumn: true,
  blank: {
    parts: (field, { words }) => [{ shape: "lines", rows: [blankDate(words, field.precision, "")], width: 0.6 }],
  },
};
