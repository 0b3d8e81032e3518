import { visibleText } from "./visible-text";

/** Signs that stand for one currency alone, or that everybody reads as it. "$", "kr", "fr" and "¥" are those of several. */
const signs: Readonly<Record<string, string>> = {
  ...{ "€": "EUR", "£": "GBP", "₹": "INR", zł: "PLN", "₺": "TRY", "₴": "UAH", "₩": "KRW", "₫": "VND", "฿": "THB" },
  ...{ "₱": "PHP", "₦": "NGN", "₪": "ILS", "₸": "KZT", "₾": "GEL", "₵": "GHS", "₡": "CRC", "₲": "PYG", "₽": "RUB" },
  ...{ us$: "USD", ca$: "CAD", c$: "CAD", au$: "AUD", a$: "AUD", nz$: "NZD", hk$: "HKD", s$: "SGD", nt$: "TWD" },
  ...{ mx$: "MXN", r$: "BRL", sfr: "CHF", грн: "UAH", đ: "VND", 円: "JPY" },
};
const marks = /^[\s.,\u2013\u2014-]+|[\s.,\u2013\u2014-]+$/g;

/** The currency of letters or an own sign beside an amount ("850 EUR", "€ 850"); null for none, or one of several. */
export function typedCurrency(typed: string): string | null {
  const [, before, after] = /^(\D*)\d(?:.*\d)?(\D*)$/su.exec(visibleText(typed).normalize("NFC")) ?? [];
  const beside = [before, after].map((part = "") => part.replace(marks, "").toLowerCase()).filter(Boolean);
  const [one, ...others] = beside;
  if (one === undefined || others.length > 0) return null;
  const code = one.toUpperCase();
  return signs[one] ?? (/^[A-Z]{3}$/.test(code) && Intl.supportedValuesOf("currency").includes(code) ? code : null);
}
