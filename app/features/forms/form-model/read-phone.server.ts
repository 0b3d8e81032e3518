import { getExampleNumber, parsePhoneNumber } from "libphonenumber-js/core";
import examples from "libphonenumber-js/examples.mobile.json";
import metadata from "libphonenumber-js/metadata.min.json";
import { asciiDigits, writePhone } from "../../../kernel/phone";
import type { ReadPhone } from "./controls";
import { examplePhone } from "./example-values";

type Country = Parameters<typeof getExampleNumber>[0];
type PhoneReading = {
  readPhone: ReadPhone;
  phoneExample: string;
};

const extensionAtEnd =
  /[,;\s]*(?:[,;#]|;ext=|\b(?:ext(?:ensi[oó]n|n)?|x|int(?:erno)?|anexo|ramal|poste|durchwahl|dw)[.:]?|(?<=\d)x)\s*(\d{1,7})\s*$/iu;
const noteAtEnd = /[\s,]*(?:\((\p{L}[\p{L} .'’-]{0,29})\)|(?<=[\s,])(\p{L}[\p{L} .'’-]{0,29}))\s*$/u;
const noteInFront = /^\s*(\p{L}[\p{L} ]{0,19})[.:]\s*(?=[+(\d])/u;
/** Prefixes of mobiles that Mexico gave up in 2019; messengers still show the 1. */
const formerMobileMexico = /^(?:1|044|045)(\d{10})$/;
/** Area codes and exchanges of North America have never begun with 0 or 1. */
const northAmerican = /^[2-9]\d{2}[2-9]\d{6}$/;

/** What a number typed on a form of this country means. `country`: of the home, two letters. */
export function phoneReading(country: string): PhoneReading {
  const phoneExample = exampleOf(country) ?? "+44 20 7946 0018";
  return {
    phoneExample,
    readPhone(typed, chosen) {
      const { number, ...said } = partsOf(typed);
      const digits = number.replace(/^00/, "+");
      const dialled = dialledOf(digits, chosen || country);
      const isSure = dialled !== null && (chosen !== "" || isKnown(dialled) || isOfAnother(digits, dialled, country));
      if (isSure) return writePhone({ number: dialled, ...said });
      if (!chosen && canBeForeign(digits)) return { country };
      return { example: exampleFor(digits) ?? exampleOf(chosen) ?? phoneExample };
    },
  };
}

/** "(415) 555-2671 ext. 204 (mobile)": the number, its extension, and what somebody wrote beside it. */
function partsOf(typed: string): { number: string; extension: string; note: string } {
  const [beside, inFront] = cut(asciiDigits(typed), noteInFront);
  const [noted, note] = cut(beside, noteAtEnd);
  const [number, extension] = cut(noted, extensionAtEnd);
  // "(mobile) ext. 204"
  const [bare, within] = note ? [number, ""] : cut(number, noteAtEnd);
  return { number: bare.trim(), extension, note: [inFront, note, within].find((one) => one && !isPhone(one)) ?? "" };
}

function cut(text: string, part: RegExp): [rest: string, found: string] {
  const found = part.exec(text);
  return found ? [text.replace(part, ""), (found[1] ?? found[2] ?? "").trim()] : [text, ""];
}

/** Says no more than the question does. */
function isPhone(note: string): boolean {
  return /^(?:tel|phone|telephone|t[eé]l[eé]fono|t[eé]l[eé]phone|num(?:ber|ero)?)\.?$/iu.test(note);
}

/** In E.164; null where no telephone of its country has so many digits. */
function dialledOf(number: string, country: string): string | null {
  try {
    const read = (text: string) =>
      parsePhoneNumber(text, { defaultCountry: country as Country, extract: false }, metadata);
    const typed = read(number);
    const mobile = typed.countryCallingCode === "52" && formerMobileMexico.exec(typed.nationalNumber);
    const found = mobile ? read(`+52${mobile[1]}`) : typed;
    if (!found.isPossible() || found.ext) return null;
    const isDialled = found.countryCallingCode !== "1" || northAmerican.test(found.nationalNumber);
    return isDialled ? found.number : null;
  } catch {
    return null;
  }
}

/** Whether the patterns of its country, which lag behind the newest area codes, have such a number. */
function isKnown(dialled: string): boolean {
  return parsePhoneNumber(dialled, metadata).isValid();
}

/** Typed with a country's code: by length alone. */
function isOfAnother(digits: string, dialled: string, country: string): boolean {
  return /^\s*\D*\+/.test(digits) || parsePhoneNumber(dialled, metadata).countryCallingCode !== callingCodeOf(country);
}

function callingCodeOf(country: string): string | undefined {
  return (metadata.countries as unknown as Record<string, [string]>)[country]?.[0];
}

/** Without a country's code, and of as many digits as telephones have. */
function canBeForeign(digits: string): boolean {
  return /^[^+]*$/.test(digits) && /^\D*(\d\D*){8,13}$/.test(digits) && !/[\p{L}#]/u.test(digits);
}

/** For a number with a + the example of the country that its code is of; null for any other. */
function exampleFor(digits: string): string | null {
  const typed = /^\s*\+/.test(digits) ? digits.replace(/\D/g, "") : "";
  const code = [1, 2, 3].map((length) => typed.slice(0, length)).find((start) => countryOf(start));
  return code ? exampleOf(countryOf(code) ?? "") : null;
}

/** The first country of the metadata with this calling code, which is its main one. */
function countryOf(callingCode: string): string | undefined {
  return (metadata.country_calling_codes as Record<string, string[]>)[callingCode]?.[0];
}

function exampleOf(country: string): string | null {
  const kept = examplePhone(country);
  if (kept) return kept;
  return getExampleNumber(country as Country, examples, metadata)?.formatInternational() ?? null;
}
