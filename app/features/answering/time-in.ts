import { dateFormat } from "../../kernel/formatters";
import type { PageLocale } from "../applications/locale";

/** Moments of the status page carry their zone: whose zone it is, is not known here. */
export function timeIn(locale: PageLocale): (at: number) => string {
  const format = dateFormat(locale, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
  return (at) => `${format.format(at)} UTC`;
}
