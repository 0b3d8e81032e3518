import { asciiDigits } from "../../../../../kernel/phone";
import { bareName, type Reading } from "../reading";

export const phoneReading: Reading<"phone"> = {
  parts: bareName,
  parse(_field, controls) {
    const { readPhone, phoneExample = "" } = controls.context;
    const typed = controls.text("");
    // The browser has no tables: whatever has enough digits is looked at by the server.
    const read = readPhone?.(typed) ?? (/(\d\D*){7}/.test(asciiDigits(typed)) ? typed : { example: phoneExample });
    return typeof read === "string" ? read : controls.fail("", "not-a-phone", read);
  },
};
