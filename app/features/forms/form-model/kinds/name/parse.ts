import type { Reading } from "../reading";
import { needed } from "../typed-text";

export const nameReading: Reading<"name"> = {
  parts: () => [".first", ".last"],
  parse(_field, controls) {
    const [first, last] = [".first", ".last"].map((part) => needed(controls, part, 80));
    return first && last ? { first, last } : undefined;
  },
};
