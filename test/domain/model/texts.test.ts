import { describe, expect, it } from "vitest";
import { placeBeside } from "../../../app/features/forms/form-model/address-line";
import { editText } from "../../../app/features/forms/form-model/editing";
import { errorText } from "../../../app/features/forms/form-model/error-text";
import { foreignLocale, localize } from "../../../app/features/forms/form-model/localized";
import { phoneReading } from "../../../app/features/forms/form-model/read-phone.server";
import { messagesFor } from "../../../app/features/forms/form-model/texts";

const [en, es, fr] = ["en-GB", "es", "fr-CA"].map((locale) => messagesFor(locale));

it("error messages say what to do, and begin with the question", () => {
  if (!en || !es || !fr) throw new Error("No messages");
  const income = { label: "Your income", kind: "money" as const };
  const missing = { path: "abcdefghij.amount", code: "required" as const };
  expect(errorText(missing, income, en)).toBe("Your income: enter an amount, like 2400");
  expect(errorText(missing, { ...income, label: "Revenus" }, fr)).toBe(
    "Revenus\u00a0: saisissez un montant, comme 2400",
  );
  expect(errorText({ path: "abcdefghij", code: "required" }, { label: "\u00bfFuma?", kind: "yesNo" }, es)).toBe(
    "\u00bfFuma? Elija s\u00ed o no",
  );
  const ar = messagesFor("ar");
  const asked = ar && errorText({ path: "abcdefghij", code: "required" }, { label: "هل تدخن؟", kind: "yesNo" }, ar);
  expect(asked).toBe("\u2068هل تدخن؟\u2069 يُرجى اختيار نعم أو لا");
  const early = { path: "abcdefghij.day", code: "date-too-early" as const, params: { date: "2026-11-14" } };
  expect(errorText(early, { label: "Move in", kind: "date" }, fr)).toBe(
    "Move in\u00a0: saisissez le 14 novembre 2026 ou une date ult\u00e9rieure",
  );
  const long = { path: "abcdefghij", code: "too-long" as const, params: { max: 2000 } };
  expect(errorText(long, { label: "Why", kind: "longText" }, en)).toBe(
    "Why: shorten this to 2,000 characters or fewer",
  );
  expect(errorText({ path: "consent.abcdefghij", code: "required" }, { label: "", kind: "consent" }, en)).toBe(
    "Check this box to send your application",
  );
});

it("the place beside a title is written as on an envelope of its country, without the code of a German state", () => {
  const home = (place: { city: string; region?: string; postcode: string; country: string }) =>
    placeBeside("Weserstraße 41", { line1: "Weserstraße 41", ...place });
  expect(home({ city: "Berlin", region: "BE", postcode: "12045", country: "DE" })).toBe("12045 Berlin");
  expect(home({ city: "Portland", region: "OR", postcode: "97205", country: "US" })).toBe("Portland, OR 97205");
  expect(home({ city: "Bristol", postcode: "BS1 5TY", country: "GB" })).toBe("Bristol, BS1 5TY");
});

it("examples are written as in the home's country", () => {
  const said = (locale: string, country: string) =>
    messagesFor(locale, phoneReading(country).phoneExample).templates["required:phone"];
  expect(said("en", "US")).toBe("Enter a phone number, like +1 503 555 0134");
  expect(said("es", "CL")).toBe("Escriba un número de teléfono, como +56 2 2123 4567");
});

it("every language has the same messages with the same placeholders", () => {
  const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
  for (const other of [es, fr]) {
    expect(Object.keys(other?.templates ?? {})).toEqual(Object.keys(en?.templates ?? {}));
    for (const [key, text] of Object.entries(en?.templates ?? {})) {
      expect(places(other?.templates[key] ?? "")).toEqual(places(text));
    }
  }
});

it("a landlord's text is shown in the reader's language, else in the form's own", () => {
  const text = { en: "Home", "fr-CA": "Chez vous", es: " " };
  expect(localize(text, "fr-CA", "en")).toBe("Chez vous");
  expect(localize(text, "es", "en")).toBe("Home");
  expect(localize(text, "de", "xx")).toBe("Home");
  expect(localize(undefined, "en", "en")).toBe("");
});

it("a text that is not in the reader's language has its language marked", () => {
  const lang = (text: Record<string, string>, locale: string) => foreignLocale(text, locale, "en");
  expect(lang({ en: "Home" }, "es")).toBe("en");
  expect(lang({ en: "Documents", fr: "Documents" }, "fr-CA")).toBeUndefined();
  expect(lang({ en: "Home", es: " " }, "es")).toBe("en");
  expect(lang({ "en-US": "Home" }, "en")).toBeUndefined();
  expect(lang({ en: "" }, "es")).toBeUndefined();
});

describe("a changed text", () => {
  it("loses the translations of the ready question", () => {
    const ready = { en: "Your income", es: "Sus ingresos", fr: "Vos revenus" };
    expect(editText(ready, "en", "Your income")).toBe(ready);
    expect(editText(ready, "en", "What you earn")).toEqual({ en: "What you earn" });
  });

  it("keeps the landlord's own texts in other languages", () => {
    const own = { en: "Which floor?", es: "¿Qué planta?", fr: "Vos revenus" };
    expect(editText(own, "en", "Which storey?")).toEqual({ en: "Which storey?", es: "¿Qué planta?" });
  });
});
