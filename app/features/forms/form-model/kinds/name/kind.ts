import type { NameAnswer } from "../../answers";
import { fullName } from "../../contact";
import type { Kind } from "../kind";

export const name: Kind<"name", NameAnswer> = {
  lines: (answer, _field, { locale }) => [fullName(answer, locale)],
  isProperName: true,
  typed: ({ first, last }) => ({ ".first": [first], ".last": [last] }),
  columns: () => [
    { key: "first", part: "firstName" },
    { key: "last", part: "lastName" },
  ],
  cells: ({ first, last }) => ({ first, last }),
  fitsColumn: true,
  blank: {
    parts: (_field, { words }) => [
      {
        shape: "lines",
        rows: [
          [
            ["first", words.first, 1],
            ["last", words.last, 1],
          ],
        ],
      },
    ],
  },
};
