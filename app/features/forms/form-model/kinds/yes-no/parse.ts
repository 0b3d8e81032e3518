import { bareName, type Reading } from "../reading";

export const yesNoReading: Reading<"yesNo"> = {
  parts: bareName,
  parse(_field, controls) {
    const value = controls.text("");
    return value === "yes" || value === "no" ? value === "yes" : controls.fail("", "not-an-option");
  },
};
