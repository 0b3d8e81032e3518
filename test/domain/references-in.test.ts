import { expect, it } from "vitest";
import { referencesIn } from "../../app/kernel/references-in";

// Red when a number has to be written as our mails write it.
it.each([
  "RF-ABCD-EFGH",
  "rf-abcd-efgh",
  "ABCD-EFGH",
  "abcd efgh",
  "abcdefgh",
  "RFABCDEFGH",
  "RF ABCD EFGH",
  "RF\u2011ABCD\u2011EFGH",
  "RF: abcd-efgh",
  "Application RF-ABCD-EFGH, please",
  "home abcd efgh",
  "(rf-abcd-efgh)",
])("the application number is found in %j", (text) => expect(referencesIn(text)).toContain("RF-ABCD-EFGH"));

it.each(["RF-ABCD", "Maya Nunez", "RF-ABCD-EFGHJ", "+1 415 555 2671", ""])(
  "no application number is found in %j",
  (text) => expect(referencesIn(text)).not.toContain("RF-ABCD-EFGH"),
);
