import {
  currencyDigits,
  decimalSeparator,
  MAX_AMOUNT_MINOR,
  parseDecimal,
  readAmountMinor,
} from "../../../kernel/money";
import type { Answer } from "./answers";
import type { Controls } from "./controls";
import type { FieldOf, MoneyPeriod } from "./schema";

const NUMBER_LIMIT = 1_000_000_000;

export function parseNumber(field: FieldOf<"number">, controls: Controls): Answer | undefined {
  const { decimals = 0, min = -NUMBER_LIMIT, max = NUMBER_LIMIT } = field;
  const { locale } = controls.context;
  const parsed = parseDecimal(withoutUnit(field, controls.text("")), { locale, maxDecimals: decimals });
  if (typeof parsed === "string") {
    return controls.fail("", parsed, { decimals, example: exampleNumber(field), sign: decimalSeparator(locale) });
  }
  const size = Number(`${parsed.whole}.${parsed.decimals || 0}`);
  const value = parsed.negative && size !== 0 ? -size : size;
  if (value < min) return controls.fail("", "too-small", { min });
  if (value > max) return controls.fail("", "too-large", { max });
  return value;
}

/** As text: a year has no separator. */
function exampleNumber({ min = 0, max = Number.POSITIVE_INFINITY }: FieldOf<"number">): string {
  return String(Math.min(Math.max(12, min), max));
}

/** "12 months" is 12 where the question itself speaks of months, in whichever language; another unit stays and is refused. */
function withoutUnit({ label }: FieldOf<"number">, typed: string): string {
  const plain = (text: string) => text.toLowerCase().replace(/mo(is|s?\b)|mes(es)?\b/g, "month");
  const [, digits = typed, unit] = /^(.*?\d)\s*(\p{L}{2,}?)s?\.?\s*$/u.exec(plain(typed)) ?? [];
  const asked = plain(`${Object.values(label)}`).split(/[^\p{L}]+/u);
  return asked.some((word) => word.replace(/s$/, "") === unit) ? digits : typed;
}

export function parseMoney(field: FieldOf<"money">, controls: Controls): Answer | undefined {
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
