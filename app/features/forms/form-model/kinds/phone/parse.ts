import { isRegionCode } from "../../../../../kernel/countries";
import { asciiDigits } from "../../../../../kernel/phone";
import type { Reading } from "../reading";

export const phoneReading: Reading<"phone"> = {
  // The country is asked for only where a number is none of the home's.
  parts: () => ["", ".country"],
  preset: [".country"],
  parse(_field, controls) {
    const { readPhone, phoneExample = "" } = controls.context;
    const typed = controls.text("");
    const country = controls.text(".country");
    if (!typed) return controls.missing("");
    if (country && !isRegionCode(country)) return controls.fail(".country", "not-an-option");
    // The browser has no tables: whatever has enough digits is looked at by the server.
    const isLong = /(\d\D*){7}/.test(asciiDigits(typed));
    const read = readPhone?.(typed, country) ?? (isLong ? typed : { example: phoneExample });
    if (typeof read === "string") return read;
    return "country" in read
      ? controls.fail("", "which-country", { country: read.country })
      : controls.fail("", "not-a-phone", read);
  },
};
