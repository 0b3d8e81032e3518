import { formatNumber } from "../../../../../kernel/formatters";
import { editableNumber } from "../../../../../kernel/money";
import { asTyped, type Kind } from "../kind";

export const number: Kind<"number", number> = {
  lines: (answer, _field, { locale }) => [
    formatNumber(answer, locale, { maximumFractionDigits: 4, useGrouping: false }),
  ],
  typed: (answer, _field, { locale }) => ({ "": [editableNumber(answer, locale)] }),
  cells: (answer) => ({ "": answer }),
  compared: "number",
  fitsColumn: true,
  blank: asTyped.blank,
};
