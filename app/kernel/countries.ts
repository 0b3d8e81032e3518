import { collator, displayNames } from "./formatters";

/** ISO 3166-1 alpha-2, and XK. */
const COUNTRY =
  /^(?:A[D-GILMOQ-UWXZ]|B[ABD-JL-OQ-TVWYZ]|C[ACDF-IK-ORU-Z]|D[EJKMOZ]|E[CEGHR-T]|F[I-KMOR]|G[ABD-IL-NP-UWY]|H[KMNRTU]|I[DEL-OQ-T]|J[EMOP]|K[EG-IMNPRWYZ]|L[A-CIKR-VY]|M[AC-HK-Z]|N[ACE-GILOPRUZ]|OM|P[AE-HK-NR-TWY]|QA|R[EOSUW]|S[A-EG-OR-TVX-Z]|T[CDF-HJ-ORTVWZ]|U[AGMSYZ]|V[ACEGINU]|W[FS]|XK|Y[ET]|Z[AMW])$/;

/** Two letters that mean some region; lighter than the list, which stays off the tenant's phone. */
export function isRegionCode(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code)) return false;
  return displayNames("en", { type: "region", fallback: "none" }).of(code) !== undefined;
}

export function countryCodes(): string[] {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  return letters.flatMap((first) => letters.map((second) => first + second)).filter((code) => COUNTRY.test(code));
}

/** Code and name of every country in the reader's language, sorted by name as that language sorts. */
export function countryOptions(locale: string): { code: string; name: string }[] {
  const names = displayNames(locale, { type: "region", fallback: "code" });
  const order = collator(locale);
  return countryCodes()
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => order.compare(a.name, b.name));
}

export function countryName(code: string, locale: string): string {
  if (!isRegionCode(code)) return code;
  return displayNames(locale, { type: "region", fallback: "code" }).of(code) ?? code;
}
