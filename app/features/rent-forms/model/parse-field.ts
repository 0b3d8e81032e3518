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

/** Says "required" at the controls that an empty question must have filled. */
export function requireField(field: Field, controls: Controls): void {
  const parts = partsOf(field);
  const first = parts[0] ?? "";
  const needed: Partial<Record<Field["kind"], string[]>> = {
    name: parts,
    address: [".line1", ".city", ...(controls.text(".country") ? [] : [".country"])],
    dateRange: [first, parts.find((part) => part.startsWith(".to")) ?? first],
  };
  for (const part of needed[field.kind] ?? [first]) controls.fail(part, "required");
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

/** The parsed answer of a question that is not empty; undefined with errors, or (drafts) while parts are missing. */
export function parseField(field: Field, controls: Controls): Answer | undefined {
  const parse = PARSERS[field.kind] as (field: Field, controls: Controls) => Answer | undefined;
  return parse(field, controls);
}
