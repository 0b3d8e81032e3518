import type { Reading } from "../reading";

export const statementReading: Reading<"statement"> = {
  parts: () => [],
  parse: () => undefined,
};
