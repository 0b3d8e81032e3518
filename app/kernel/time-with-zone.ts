import { dateFormat } from "./formatters";

/** With its zone: neither the landlord's nor the applicant's is known here. */
export function timeWithZone(at: Date, locale: string): string {
  const format = dateFormat(locale, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
  return `${format.format(at)} UTC`;
}
