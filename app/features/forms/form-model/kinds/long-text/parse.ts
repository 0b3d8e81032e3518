import { bareName, type Reading } from "../reading";
import { plain } from "../typed-text";

export const longTextReading: Reading<"longText"> = {
  parts: bareName,
  parse: (field, controls) => plain(controls, "", field.maxLength ?? 2000, true),
};
