import { isOffered } from "../options";
import { bareName, type Reading } from "../reading";

export const dropdownReading: Reading<"dropdown"> = {
  parts: bareName,
  parse(field, controls) {
    const id = controls.text("");
    return isOffered(field.options, id) ? id : controls.fail("", "not-an-option");
  },
};
