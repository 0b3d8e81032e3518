import { decimalSeparator, parseDecimal } from "../../../../../kernel/money";
import type { Controls } from "../../controls";
import type { FieldOf } from "../../schema";
import { bareName, type Reading } from "../reading";

const NUMBER_LIMIT = 1_000_000_000;

function parseNumber(field: FieldOf<"number">, controls: Controls): number | undefined {
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

export const numberReading: Reading<"number"> = {
  parts: bareName,
  parse: parseNumber,
};
