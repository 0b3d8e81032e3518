import { isRegionCode } from "../../../kernel/countries";
import { asciiDigits } from "../../../kernel/phone";
import type { AddressAnswer, Answer, NameAnswer } from "./answers";
import type { Controls } from "./controls";
import { isDrawing } from "./drawing";
import type { FieldOf } from "./schema";

const limits = { text: 100, longText: 2000, namePart: 80, typedName: 200, addressLine: 100, postcode: 20, email: 254 };

/** Typed text exactly as it is, or the reason why not. Tabs pass; line breaks only where `lines` says so. */
export function plain(controls: Controls, part: string, max: number, lines = false): string | undefined {
  const text = lines ? controls.lines(part) : controls.text(part);
  if (/(?![\n\t])[\p{Cc}\p{Cs}]/u.test(text) || (!lines && text.includes("\n"))) {
    return controls.fail(part, "control-character");
  }
  if (text.length > max) return controls.fail(part, "too-long", { max });
  return text;
}

export function parseText(field: FieldOf<"text">, controls: Controls): Answer | undefined {
  return plain(controls, "", field.maxLength ?? limits.text);
}

export function parseLongText(field: FieldOf<"longText">, controls: Controls): Answer | undefined {
  return plain(controls, "", field.maxLength ?? limits.longText, true);
}

const EMAIL =
  /^[a-z0-9_'+-]+(?:\.[a-z0-9_'+-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;

export function parseEmail(_field: FieldOf<"email">, controls: Controls): Answer | undefined {
  const typed = controls.text("").trim().toLowerCase();
  if (typed.length > limits.email) return controls.fail("", "too-long", { max: limits.email });
  const address = withAsciiDomain(typed);
  if (address.length > limits.email || !EMAIL.test(address)) return controls.fail("", "not-an-email");
  return address;
}

/** As the kernel's emailSchema stores addresses: the domain in punycode. */
function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf("@") + 1;
  const domain = address.slice(at);
  if (!/[^\0-\x7f]/.test(domain) || /[\s/?#:@\\[\]%]/.test(domain)) return address;
  try {
    return address.slice(0, at) + new URL(`http://${domain}`).hostname;
  } catch {
    return address;
  }
}

export function parsePhoneNumber(_field: FieldOf<"phone">, controls: Controls): Answer | undefined {
  const { readPhone, phoneExample = "" } = controls.context;
  const typed = controls.text("");
  // The browser has no tables: whatever has enough digits is looked at by the server.
  const read = readPhone?.(typed) ?? (/(\d\D*){7}/.test(asciiDigits(typed)) ? typed : { example: phoneExample });
  return typeof read === "string" ? read : controls.fail("", "not-a-phone", read);
}

export function parseName(_field: FieldOf<"name">, controls: Controls): NameAnswer | undefined {
  const [first, last] = [".first", ".last"].map((part) => needed(controls, part, limits.namePart));
  return first && last ? { first, last } : undefined;
}

/** A part that a complete answer has. */
function needed(controls: Controls, part: string, max: number): string | undefined {
  return controls.text(part) ? plain(controls, part, max) : controls.missing(part);
}

export function parseAddress(_field: FieldOf<"address">, controls: Controls): AddressAnswer | undefined {
  const line1 = needed(controls, ".line1", limits.addressLine);
  const line2 = plain(controls, ".line2", limits.addressLine);
  const city = needed(controls, ".city", limits.addressLine);
  const region = plain(controls, ".region", limits.addressLine);
  const postcode = plain(controls, ".postcode", limits.postcode);
  const country = parseCountry(controls);
  const example = postcode && country && controls.context.postcodeInstead?.(postcode, country);
  if (example) controls.fail(".postcode", "not-a-postcode", { example });
  if (controls.errors.length || !line1 || !city || !country) return undefined;
  return {
    line1,
    ...(line2 && { line2 }),
    city,
    ...(region && { region }),
    ...(postcode && { postcode }),
    country,
  };
}

function parseCountry(controls: Controls): string | undefined {
  const code = controls.text(".country");
  if (!code) return controls.missing(".country");
  return isRegionCode(code) ? code : controls.fail(".country", "not-an-option");
}

/** The typed name must be the applicant's, in either order, letter by letter; case, marks, spaces and signs do not matter. */
export function parseSignature(_field: FieldOf<"signature">, controls: Controls): Answer | undefined {
  const typedName = plain(controls, "", limits.typedName);
  if (typedName === undefined) return undefined;
  if (!typedName) return controls.missing("");
  const { name } = controls;
  if (name && controls.context.complete) {
    const { first, last } = name;
    if (![first + last, last + first].some((whole) => fold(whole) === fold(typedName))) {
      return controls.fail("", "signature-mismatch", { name: `${first.trim()} ${last.trim()}` });
    }
  }
  const drawing = controls.text(".drawing");
  // Only the page's own script draws: anything else there is nobody's answer.
  return { typedName, ...(isDrawing(drawing) && { drawing }) };
}

/** Letters alone, in capitals, where ß and ı have no form of their own. */
function fold(name: string): string {
  return name.normalize("NFKD").toUpperCase().replace(/\P{L}/gu, "");
}
