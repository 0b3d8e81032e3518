import type { Kind } from "../kind";

export const statement: Kind<"statement"> = {
  fresh: (locale) => ({ text: { [locale]: "" } }),
  lines: () => [],
  typed: () => ({}),
  columns: () => [],
  cells: () => ({}),
  fitsColumn: false,
  blank: { height: 20, parts: () => [] },
};
