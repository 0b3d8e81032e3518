import { numberFormat } from "../kernel/formatters";
import type { TextFieldProps } from "./text-field";
import { TextField } from "./text-field";

export type MoneyFieldProps = Omit<TextFieldProps, "prefix" | "suffix" | "type" | "inputMode"> & {
  /** ISO 4217, such as "GBP". */
  currency: string;
  /** Locale the sign is written for, such as "en-GB". */
  locale?: string;
  /** Words after the amount, such as "a month". */
  per?: string;
};

/** An amount of money. Free text with a decimal keypad: the parser, not the box, decides what a number is. */
export function MoneyField({ currency, locale = "en", per, className, ...field }: MoneyFieldProps) {
  return (
    <TextField
      {...field}
      type="text"
      inputMode="decimal"
      autoComplete={field.autoComplete ?? "off"}
      prefix={currencySign(currency, locale)}
      suffix={per}
      className={`tabular ${className ?? ""}`}
      wrapperClassName={field.wrapperClassName ?? "max-w-72"}
    />
  );
}

/** "£", "US$", or the code itself where Intl knows no sign or the code is none. */
function currencySign(currency: string, locale: string): string {
  try {
    const parts = numberFormat(locale, { style: "currency", currency }).formatToParts(0);
    return parts.find((part) => part.type === "currency")?.value ?? currency;
  } catch {
    return currency;
  }
}
