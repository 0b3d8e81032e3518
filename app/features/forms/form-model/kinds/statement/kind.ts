import type { Kind } from "../kind";

export const statement: Kind<"statement"> = {
  words: {
    name: "Text to read",
    hint: "Your own words, without an answer",
    search: "information notice paragraph heading instructions texto aviso texte information",
  },
  fresh: (locale) => ({ text: { [locale]: "" } }),
  lines: () => [],
  typed: () => ({}),
  columns: () => [],
  cells: () => ({}),
  fitsColumn: false,
  blank: { height: 20, parts: () => [] },
};
