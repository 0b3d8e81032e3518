/** Digits of Arabic, Persian and full-width writing as 0-9; everything else as it was. */
export function asciiDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) & 15));
}

/** `number`: E.164. `extension`: digits, "" for none. `note`: words beside it, such as "mobile", "" for none. */
type Phone = { number: string; extension: string; note: string };

/** A number as it is stored and shown: "+14155552671 ext. 204 (mobile)". */
export function writePhone({ number, extension, note }: Phone): string {
  return [number, extension && `ext. ${extension}`, note && `(${note})`].filter(Boolean).join(" ");
}

/** The parts of a stored number. */
export function phoneParts(stored: string): Phone {
  const [, number = stored, extension = "", note = ""] = /^(\+\d+)(?: ext\. (\d+))?(?: \((.+)\))?$/.exec(stored) ?? [];
  return { number, extension, note };
}

/** What rings this telephone: the same number and extension, whatever was written beside it. */
export function dialledPhone(stored: string): string {
  return writePhone({ ...phoneParts(stored), note: "" });
}

/** Address of a link that dials it (RFC 3966). */
export function phoneLink(stored: string): string {
  const { number, extension } = phoneParts(stored);
  return `tel:${number}${extension && `;ext=${extension}`}`;
}
