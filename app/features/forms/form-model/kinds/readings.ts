import type { Field, FieldKind } from "../schema";
import { addressReading } from "./address/parse";
import { choiceReading } from "./choice/parse";
import { dateReading } from "./date/parse";
import { dateRangeReading } from "./date-range/parse";
import { dropdownReading } from "./dropdown/parse";
import { emailReading } from "./email/parse";
import { fileReading } from "./file/parse";
import { longTextReading } from "./long-text/parse";
import { moneyReading } from "./money/parse";
import { multiChoiceReading } from "./multi-choice/parse";
import { nameReading } from "./name/parse";
import { numberReading } from "./number/parse";
import { phoneReading } from "./phone/parse";
import type { Reading } from "./reading";
import { severalDaysReading } from "./several-days/parse";
import { signatureReading } from "./signature/parse";
import { statementReading } from "./statement/parse";
import { textReading } from "./text/parse";
import { yesNoReading } from "./yes-no/parse";

/** How each kind is read: what the tenant's page carries of them. */
const readings = {
  text: textReading,
  longText: longTextReading,
  yesNo: yesNoReading,
  choice: choiceReading,
  multiChoice: multiChoiceReading,
  dropdown: dropdownReading,
  number: numberReading,
  money: moneyReading,
  date: dateReading,
  dateRange: dateRangeReading,
  severalDays: severalDaysReading,
  name: nameReading,
  email: emailReading,
  phone: phoneReading,
  address: addressReading,
  file: fileReading,
  signature: signatureReading,
  statement: statementReading,
} satisfies { [K in FieldKind]: Reading<K> };

export function readingOf({ kind }: Pick<Field, "kind">): Reading {
  return readings[kind] as Reading;
}
