import type { Answer } from "./answers";
import { partsOf } from "./compile";
import type { Controls } from "./controls";
import { parseChoice, parseDropdown, parseFiles, parseMultiChoice, parseYesNo } from "./parse-choices";
import { parseDate, parseDateRange } from "./parse-dates";
import { parseMoney, parseNumber } from "./parse-numbers";
import {
  parseAddress,
  parseEmail,
  parseLongText,
  parseName,
  parsePhoneNumber,
  parseSignature,
  parseText,
} from "./parse-text";
import type { Field, FieldKind, FieldOf } from "./schema";

/** Parts that come filled in, so that they alone are no answer. */
const PRESET = [".country", ".period", ".basis"];

export function isUnanswered(field: Field, controls: Controls): boolean {
  return partsOf(field).every((part) => PRESET.includes(part) || !controls.text(part));
}

const PARSERS: { [K in FieldKind]: (field: FieldOf<K>, controls: Controls) => Answer | undefined } = {
  text: parseText,
  longText: parseLongText,
  email: parseEmail,
  phone: parsePhoneNumber,
  number: parseNumber,
  money: parseMoney,
  date: parseDate,
  dateRange: parseDateRange,
  choice: parseChoice,
  multiChoice: parseMultiChoice,
  dropdown: parseDropdown,
  yesNo: parseYesNo,
  name: parseName,
  address: parseAddress,
  file: parseFiles,
  signature: parseSignature,
  statement: () => undefined,
};

/** Says "required" at the controls that an empty question must have filled. */
export function requireField(field: Field, controls: Controls): void {
  if (partsOf(field)[0]) parseField(field, controls);
  else controls.missing("");
}

/** The parsed answer of a question; undefined with errors, or (drafts) while parts are missing. */
export function parseField(field: Field, controls: Controls): Answer | undefined {
  const parse = PARSERS[field.kind] as (field: Field, controls: Controls) => Answer | undefined;
  return parse(field, controls);
}
