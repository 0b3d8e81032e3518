import { formatMoney } from "../../../kernel/money";

/** What credits and Pro cost, for pages, Checkout and `npm run deploy`. In the currency's minor unit, of one piece. */
export const currencies = ["USD", "EUR", "GBP", "CAD", "AUD"] as const;
export type Currency = (typeof currencies)[number];

type Amounts = Readonly<Record<Currency, number>>;

/** `credits`: how many a pack holds. */
export type Pack = { kind: "pack"; credits: number; amounts: Amounts };
export type ProPrice = { kind: "pro"; per: "month" | "year"; amounts: Amounts };
/** One further seat beside those that Pro has. */
export type SeatPrice = { kind: "seat"; per: "month" | "year"; amounts: Amounts };

const pack = (credits: number, amounts: Amounts): Pack => ({ kind: "pack", credits, amounts });
const pro = (per: ProPrice["per"], amounts: Amounts): ProPrice => ({ kind: "pro", per, amounts });
const seat = (per: SeatPrice["per"], amounts: Amounts): SeatPrice => ({ kind: "seat", per, amounts });

/** The keys are Stripe's lookup keys. One price each; the amounts of the other currencies are its `currency_options`. */
export const prices = {
  credits_1: pack(1, { USD: 12_00, EUR: 13_00, GBP: 11_00, CAD: 16_00, AUD: 20_00 }),
  credits_3: pack(3, { USD: 30_00, EUR: 32_00, GBP: 27_00, CAD: 40_00, AUD: 50_00 }),
  credits_10: pack(10, { USD: 80_00, EUR: 85_00, GBP: 72_00, CAD: 108_00, AUD: 135_00 }),
  pro_month: pro("month", { USD: 19_00, EUR: 20_00, GBP: 17_00, CAD: 26_00, AUD: 32_00 }),
  pro_year: pro("year", { USD: 190_00, EUR: 200_00, GBP: 170_00, CAD: 260_00, AUD: 320_00 }),
  seat_month: seat("month", { USD: 6_00, EUR: 6_00, GBP: 5_00, CAD: 8_00, AUD: 9_00 }),
  seat_year: seat("year", { USD: 60_00, EUR: 60_00, GBP: 50_00, CAD: 80_00, AUD: 90_00 }),
} as const satisfies Record<string, Pack | ProPrice | SeatPrice>;

export type PriceKey = keyof typeof prices;
export type PackKey = "credits_1" | "credits_3" | "credits_10";
export type ProKey = "pro_month" | "pro_year";
export type SeatKey = "seat_month" | "seat_year";
/** What a purchase begins with; seats are added to Pro later. */
export type PurchaseKey = PackKey | ProKey;

export const packKeys = ["credits_1", "credits_3", "credits_10"] as const satisfies readonly PackKey[];
export const proKeys = ["pro_month", "pro_year"] as const satisfies readonly ProKey[];
export const seatKeys = ["seat_month", "seat_year"] as const satisfies readonly SeatKey[];

/** The price of Pro that a subscription names; by the month where the word is not known. */
export function proKeyOf(priceKey: string): ProKey {
  return priceKey === "pro_year" ? "pro_year" : "pro_month";
}

export const seatKeyOf = { pro_month: "seat_month", pro_year: "seat_year" } as const satisfies Record<ProKey, SeatKey>;

/** What Pro with so many further seats costs each period, before tax where tax is added. Minor units. */
export function planCost(key: ProKey, furtherSeats: number, currency: Currency): number {
  return prices[key].amounts[currency] + furtherSeats * prices[seatKeyOf[key]].amounts[currency];
}

/** Whether tax is inside the amount, or is added to it: Stripe's `tax_behavior` of the price in that currency. */
export const taxBehavior = {
  USD: "exclusive",
  CAD: "exclusive",
  EUR: "inclusive",
  GBP: "inclusive",
  AUD: "inclusive",
} as const satisfies Record<Currency, "exclusive" | "inclusive">;

/** European Union, European Economic Area, Switzerland, and those who pay in euros beside them. */
const euroCountries =
  /^(?:A[DTX]|B[EGL]|C[HYZ]|D[EK]|E[ES]|F[IR]|G[FPR]|H[RU]|I[EST]|L[ITUV]|M[CEFQT]|N[LO]|P[LMT]|R[EO]|S[EIKM]|VA|XK|YT)$/;

/** The currency that a visitor is shown at first; it can be changed, and an account's first purchase fixes its own. */
export function currencyOf(country: string | null): Currency {
  if (country === null) return "USD";
  if (euroCountries.test(country)) return "EUR";
  if (/^(?:G[BGI]|IM|JE)$/.test(country)) return "GBP";
  if (country === "CA") return "CAD";
  return /^(?:AU|C[CX]|KI|N[FRZ]|TV)$/.test(country) ? "AUD" : "USD";
}

export function isCurrency(value: unknown): value is Currency {
  return currencies.some((currency) => currency === value);
}

/** "$12", "CA$16", "€13": dollars that are not of the United States say so. */
export function formatPrice(key: PriceKey, currency: Currency, locale: string): string {
  return formatAmount(prices[key].amounts[currency], currency, locale);
}

export function formatAmount(amountMinor: number, currency: Currency, locale: string): string {
  return formatMoney(amountMinor, currency, locale);
}

/** The least that credits for so many homes cost; a larger pack may be cheaper than the exact number. Minor units. */
export function creditsCost(homes: number, currency: Currency): number {
  const costs = [0];
  for (let count = 1; count <= homes; count++) {
    const ways = packKeys.map((key) => {
      const { credits, amounts } = prices[key];
      return amounts[currency] + (costs[Math.max(0, count - credits)] ?? 0);
    });
    costs.push(Math.min(...ways));
  }
  return costs[homes] ?? 0;
}

/** From how many homes in that time Pro costs less than credits. */
export function proPaysFrom(key: ProKey, currency: Currency): number {
  let homes = 1;
  while (creditsCost(homes, currency) <= prices[key].amounts[currency]) homes++;
  return homes;
}
