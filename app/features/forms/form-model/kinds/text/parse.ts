import { bareName, type Reading } from "../reading";
import { plain } from "../typed-text";

export const textReading: Reading<"text"> = {
  parts: bareName,
  parse: (field, controls) => plain(controls, "", field.maxLength ?? 100),
};
