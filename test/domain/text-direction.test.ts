import { describe, expect, it } from "vitest";
import { errorText } from "../../app/features/forms/form-model/error-text";
import { isolated } from "../../app/kernel/isolated";
import { directionOf, directionOfText, ownDirection } from "../../app/kernel/text-direction";

describe("the direction of a language", () => {
  it.each([
    ...["ar", "ar-EG", "AR", "he", "fa-IR", "ur"].map((locale) => [locale, "rtl"] as const),
    ...["en", "fr-CA", "es", "uk", "vi", "arn", ""].map((locale) => [locale, "ltr"] as const),
  ])("of %j is %s", (locale, direction) => {
    expect(directionOf(locale)).toBe(direction);
  });
});

describe("the direction of words that somebody wrote", () => {
  it.each([
    ["هل تدخن؟", "rtl"],
    ["Do you smoke?", "ltr"],
    ["+1 503 555 0134", "ltr"],
    ["Rentform أرسل طلبك إلى المؤجر", "rtl"],
    // Red when names that are set apart count: an Arabic sentence that begins with a long name was turned.
    [`${isolated("Dana Hartley-Quist and Sons Ltd")} أرسل الطلب`, "rtl"],
    [`Your application for ${isolated("شقة رقم اثنين في شارع القيقب الكبير")} is sent`, "ltr"],
  ])("of %j is %s in a mail", (text, direction) => {
    expect(directionOfText(text)).toBe(direction);
  });

  it("is told by the browser on a page from right to left, and elsewhere only where letters are written so", () => {
    const asked = (text: string, locale: string) => ownDirection(text, locale);
    expect([asked("Do you smoke?", "ar"), asked("هل تدخن؟", "en"), asked("Do you smoke?", "en")]).toEqual([
      "auto",
      "auto",
      undefined,
    ]);
  });
});

describe("an error on a page from right to left", () => {
  const templates = { required: "أدخل رقما مثل +1 503 555 0134", "not-a-phone": "أدخل الرقم مثل {example}" };
  const error = (code: string, params?: Record<string, string>) =>
    errorText({ path: "phone", code, params } as never, { label: "Phone?" }, { locale: "ar", colon: ": ", templates });

  // Red without `apart`: "+1 503 555 0134" was read as "0134 555 503 1+".
  it("sets the question and an example number apart from its sentence", () => {
    const number = isolated("+1 503 555 0134");
    expect(error("required")).toBe(`${isolated("Phone?")} أدخل رقما مثل ${number}`);
    expect(error("not-a-phone", { example: "+1 503 555 0134" })).toBe(`${isolated("Phone?")} أدخل الرقم مثل ${number}`);
  });
});
