import { asChosen, blankOptions, optionLabel } from "../chosen";
import { asTyped, type Kind } from "../kind";

export const dropdown: Kind<"dropdown", string> = {
  fresh: asChosen.fresh,
  lines: (answer, field, reader) => [optionLabel(field.options, answer, reader)],
  typed: asTyped.typed,
  cells: (answer, field, reader) => ({ "": optionLabel(field.options, answer, reader) }),
  compared: "option",
  fitsColumn: true,
  blank: { parts: (field, paper) => blankOptions(field, paper, paper.words.chooseOne) },
};
