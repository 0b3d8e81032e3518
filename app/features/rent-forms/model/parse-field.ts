import type { Answer } from "./answers";
import { partsOf } from "./compile";
import { type Controls, isBlank } from "./controls";
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
import type { Field } from "./schema";

/** Parts that come filled in, so that they alone are no answer. */
const PRESET = [".country", ".period", ".basis"];

export function isUnanswered(field: Field, controls: Controls): boolean {
  return partsOf(field).every((part) => PRESET.includes(part) || controls.values(part).every(isBlank));
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

/** The parsed answer of a question that is not empty; undefined with errors, or (drafts) while parts are missing. */
export function parseField(field: Field, controls: Controls): Answer | undefined {
  switch (field.kind) {
    case "text":
      return parseText(field, controls);
    case "longText":
      return parseLongText(field, controls);
    case "email":
      return parseEmail(field, controls);
    case "phone":
      return parsePhoneNumber(field, controls);
    case "number":
      return parseNumber(field, controls);
    case "money":
      return parseMoney(field, controls);
    case "date":
      return parseDate(field, controls);
    case "dateRange":
      return parseDateRange(field, controls);
    case "choice":
      return parseChoice(field, controls);
    case "multiChoice":
      return parseMultiChoice(field, controls);
    case "dropdown":
      return parseDropdown(field, controls);
    case "yesNo":
      return parseYesNo(field, controls);
    case "name":
      return parseName(field, controls);
    case "address":
      return parseAddress(field, controls);
    case "file":
      return parseFiles(field, controls);
    case "signature":
      return parseSignature(field, controls);
    case "statement":
      return undefined;
  }
}
