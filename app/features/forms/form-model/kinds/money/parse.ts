import { currencyDigits, decimalSeparator, MAX_AMOUNT_MINOR, readAmountMinor } from "../../../../../kernel/money";
import type { MoneyAnswer } from "../../answers";
import type { Controls } from "../../controls";
import type { FieldOf, MoneyPeriod } from "../../schema";
import type { Reading } from "../reading";

function parseMoney(field: FieldOf<"money">, controls: Controls): MoneyAnswer | undefined {
  // What somebody pays elsewhere now may be in the money of there.
  const typed = field.catalogueKey === "currentRent" && controls.context.currencyIn?.(controls.text(".amount"));
  const currency = typed || (field.currency ?? controls.context.currency);
  const amountMinor = parseAmount(controls, currency);
  const period = field.withPeriod ? oneOf(controls, ".period", ["week", "fortnight", "month", "year"]) : undefined;
  const basis = field.withBasis ? oneOf(controls, ".basis", ["gross", "net"]) : undefined;
  if (amountMinor === undefined || (field.withPeriod && !period) || (field.withBasis && !basis)) return undefined;
  return {
    amountMinor,
    currency,
    ...(period && { period: period as MoneyPeriod }),
    ...(basis && { basis: basis as "gross" | "net" }),
  };
}

function parseAmount(controls: Controls, currency: string): number | undefined {
  const typed = controls.text(".amount");
  if (!typed) return controls.missing(".amount");
  const { locale } = controls.context;
  const amount = readAmountMinor(typed, currency, locale);
  if (typeof amount === "string") return controls.fail(".amount", amount, { sign: decimalSeparator(locale), currency });
  if (amount < 0) return controls.fail(".amount", "too-small", { min: 0 });
  if (amount > MAX_AMOUNT_MINOR)
    return controls.fail(".amount", "too-large", { max: MAX_AMOUNT_MINOR / 10 ** currencyDigits(currency) });
  return amount;
}

function oneOf(controls: Controls, part: string, allowed: string[]): string | undefined {
  const value = controls.text(part);
  if (!value) return controls.missing(part);
  return allowed.includes(value) ? value : controls.fail(part, "not-an-option");
}

export const moneyReading: Reading<"money"> = {
  parts: (field) => [".amount", ...(field.withPeriod ? [".period"] : []), ...(field.withBasis ? [".basis"] : [])],
  preset: [".period", ".basis"],
  parse: parseMoney,
};
