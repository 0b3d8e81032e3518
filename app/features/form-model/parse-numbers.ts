import { MAX_AMOUNT_MINOR, parseAmountMinor, parseDecimal } from "../../kernel/money";
import type { Answer } from "./answers";
import type { Controls } from "./controls";
import type { FieldOf, MoneyPeriod } from "./schema";

const NUMBER_LIMIT = 1_000_000_000;

export function parseNumber(field: FieldOf<"number">, controls: Controls): Answer | undefined {
  const { decimals = 0, min = -NUMBER_LIMIT, max = NUMBER_LIMIT } = field;
  const parsed = parseDecimal(controls.text(""), { locale: controls.context.locale, maxDecimals: decimals });
  if (!parsed) return controls.fail("", "not-a-number", { decimals });
  const size = Number(`${parsed.whole}.${parsed.decimals || 0}`);
  const value = parsed.negative && size !== 0 ? -size : size;
  if (value < min) return controls.fail("", "too-small", { min });
  if (value > max) return controls.fail("", "too-large", { max });
  return value;
}

export function parseMoney(field: FieldOf<"money">, controls: Controls): Answer | undefined {
  const currency = field.currency ?? controls.context.currency;
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
  const amount = parseAmountMinor(typed, currency, controls.context.locale);
  if (amount === null) return controls.fail(".amount", "not-a-number");
  if (amount < 0) return controls.fail(".amount", "too-small", { min: 0 });
  if (amount > MAX_AMOUNT_MINOR) return controls.fail(".amount", "too-large", { max: MAX_AMOUNT_MINOR / 100 });
  return amount;
}

function oneOf(controls: Controls, part: string, allowed: string[]): string | undefined {
  const value = controls.text(part);
  if (!value) return controls.missing(part);
  return allowed.includes(value) ? value : controls.fail(part, "not-an-option");
}
