import { describe, expect, it } from "vitest";
import { errorText } from "../../app/features/forms/form-model/error-text";
import { isolated } from "../../app/kernel/isolated";
import { commaIn } from "../../app/kernel/labelled";
import { momentFor } from "../../app/kernel/moments";
import { formatMoney } from "../../app/kernel/money";
import { directionOf, directionOfText, ownDirection } from "../../app/kernel/text-direction";
import { momentInZone } from "../../app/kernel/zoned-day";

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

describe("an Arabic sentence", () => {
  // Red without a mark behind it: "1,850 US$ شهريا" was shown as "1,850 $US".
  it.each([
    ["USD", "\u200f1,850\u00a0US$\u200e"],
    ["CAD", "\u200f1,850\u00a0CA$\u200e"],
    ["EUR", "\u200f1,850\u00a0€"],
  ])("has the sign of %s where it belongs", (currency, expected) => {
    expect(formatMoney(185_000, currency, "ar")).toBe(expected);
  });

  // Red while the comma of English stood between Arabic words.
  it("has its own comma between facts and before the name of a zone", () => {
    expect(["a", "b"].join(commaIn("ar"))).toBe("a، b");
    expect(momentInZone(0, "ar", "America/Los_Angeles")).toMatch(/، توقيت/);
    const zones = { reader: "Europe/Berlin", home: "America/Los_Angeles" };
    expect(momentFor(0, "ar", zones)).toMatch(/، توقيت [^)]+\)$/);
    expect(commaIn("uk")).toBe(", ");
  });
});

describe("what stands apart in a sentence", () => {
  // Red while spaces stayed: on a phone "+1 503" ended one line of an Arabic error and "555 0134" began the next.
  it.each([
    ["+1 503 555 0134", "\u2068+1\u00a0503\u00a0555\u00a00134\u2069"],
    ["(503) 555-0134", "\u2068(503)\u00a0555-0134\u2069"],
    ["1 200,50 €", "\u20681\u00a0200,50\u00a0€\u2069"],
    ["27 3 2027", "\u206827\u00a03\u00a02027\u2069"],
    ["12 Maple Street", "\u206812 Maple Street\u2069"],
    ["شقة 12", "\u2068شقة 12\u2069"],
  ])("%j stays on one line where it is a number alone", (text, expected) => {
    expect(isolated(text)).toBe(expected);
  });
});
