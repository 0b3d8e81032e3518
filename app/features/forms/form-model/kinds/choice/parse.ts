import { choiceParts, isOffered, other, parseOther } from "../options";
import type { Reading } from "../reading";

export const choiceReading: Reading<"choice"> = {
  parts: choiceParts,
  parse(field, controls) {
    const id = controls.text("") || (field.other ? other : "");
    if (field.other && id === other) {
      const typed = parseOther(controls);
      return typed ? { other: typed } : undefined;
    }
    return isOffered(field.options, id) ? { option: id } : controls.fail("", "not-an-option");
  },
};
