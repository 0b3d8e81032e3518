import { formatDate } from "../../../../../kernel/dates";
import { answerWordsFor } from "../../answer-words";
import type { DateRangeAnswer } from "../../answers";
import type { Kind } from "../kind";
import { blankDate, typedDate } from "../written-date";

export const dateRange: Kind<"dateRange", DateRangeAnswer> = {
  lines({ from, to }, _field, { locale }) {
    const end = to === undefined ? answerWordsFor(locale).present : formatDate(to, locale);
    return [`${formatDate(from, locale)} \u2013 ${end}`];
  },
  typed: ({ from, to, present }) => ({
    ...typedDate(from, ".from"),
    ...(to === undefined ? {} : typedDate(to, ".to")),
    ...(present && { ".present": ["yes"] }),
  }),
  columns: () => [
    { key: "from", part: "from" },
    { key: "to", part: "until" },
  ],
  cells: ({ from, to }, _field, { locale }) => ({
    from: { iso: from },
    to: to ? { iso: to } : answerWordsFor(locale).present,
  }),
  fitsColumn: true,
  blank: {
    height: 120,
    parts: ({ precision, openEnd }, { words }) => [
      { shape: "words", text: words.from, room: 48 },
      { shape: "lines", rows: [blankDate(words, precision, "from.")], width: 0.6 },
      { shape: "words", text: words.until, room: 48 },
      { shape: "lines", rows: [blankDate(words, precision, "until.")], width: 0.6 },
      ...(openEnd ? [{ shape: "boxes" as const, labels: [words.present], name: "present" }] : []),
    ],
  },
};
