import { expect, it } from "vitest";
import { dialledPhone, phoneLink, phoneParts, writePhone } from "../../app/kernel/phone";

it.each([
  ["+14155552671", "+14155552671", "tel:+14155552671"],
  ["+14155552671 ext. 204", "+14155552671 ext. 204", "tel:+14155552671;ext=204"],
  ["+14155552671 (mobile)", "+14155552671", "tel:+14155552671"],
  ["+14155552671 ext. 204 (work, mornings)", "+14155552671 ext. 204", "tel:+14155552671;ext=204"],
])("the number %s is dialled completely", (stored, dialled, link) => {
  expect(dialledPhone(stored)).toBe(dialled);
  expect(phoneLink(stored)).toBe(link);
  expect(writePhone(phoneParts(stored))).toBe(stored);
});
