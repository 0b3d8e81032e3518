import { isRegionCode } from "../../../kernel/countries";

/** The money and the period of rents, by country. */

export type PlaceWords = {
  currency: string;
  period: "week" | "fortnight" | "month" | "year";
};

/** Currencies whose code begins with the code of the country that has them, and no other currency (ISO 4217). */
const national =
  `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE
  CZK DJF DKK DOP DZD EGP ERN ETB FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES
  KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK
  NPR NZD OMR PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SYP SZL THB TJS TMT TND
  TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST YER ZAR ZMW`.split(/\s+/);

/** Countries with the currency of another one, or of several. All that are named nowhere have euros. */
const shared: readonly (readonly [currency: string, countries: string])[] = [
  ["AUD", "CC CX HM KI NF NR TV"],
  ["CHF", "LI"],
  ["DKK", "FO GL"],
  ["GBP", "GG GS IM IO JE"],
  ["ILS", "PS"],
  ["MAD", "EH"],
  ["NOK", "BV SJ"],
  ["NZD", "CK NU PN TK"],
  ["USD", "AS BQ EC FM GU MH MP PA PR PW SV TC TL UM VG VI ZW"],
  ["XAF", "CF CG CM GA GQ TD"],
  ["XCD", "AG AI DM GD KN LC MS VC"],
  ["XCG", "CW SX"],
  ["XOF", "BF BJ CI GW ML NE SN TG"],
  ["XPF", "NC PF WF"],
];

/** Currencies to choose from: those of most landlords first. */
export const currencies: readonly string[] = [
  ...new Set(["USD", "EUR", "GBP", "CAD", "AUD", "NZD", ...[...national, ...shared.map(([code]) => code)].sort()]),
];

const periods: Record<string, PlaceWords["period"]> = { AU: "week", NZ: "week", AE: "year", NG: "year" };

export function placeWords(country: string): PlaceWords {
  const [elsewhere] = shared.find(([, countries]) => countries.split(" ").includes(country)) ?? [];
  const own = country === "" ? undefined : national.find((code) => code.startsWith(country));
  return { currency: elsewhere ?? own ?? "EUR", period: periods[country] ?? "month" };
}

/** The country of the reader's own locale, as a first guess; the United States when the browser does not say. */
export function countryOfReader(languages: readonly string[]): string {
  for (const language of languages) {
    const region = /[-_]([A-Z]{2})\b/.exec(language)?.[1];
    if (region && isRegionCode(region)) return region;
  }
  return "US";
}
