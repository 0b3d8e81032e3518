import type { SignatureAnswer } from "../../answers";
import { ownLabels } from "../../catalogue/own-labels";
import { inLocales } from "../../localized";
import type { Kind } from "../kind";

export const signature: Kind<"signature", SignatureAnswer> = {
  fresh: (locale) => ({ label: inLocales(ownLabels.signature, locale), required: true }),
  lines: ({ typedName }) => [typedName],
  isProperName: true,
  typed: ({ typedName, drawing }) => ({ "": [typedName], ...(drawing && { ".drawing": [drawing] }) }),
  cells: ({ typedName }) => ({ "": typedName }),
  fitsColumn: false,
  blank: {
    parts: (_field, { words }) => [
      {
        shape: "lines",
        rows: [
          [
            ["signature", words.signature, 2],
            ["date", words.date, 1],
          ],
        ],
      },
    ],
  },
};
