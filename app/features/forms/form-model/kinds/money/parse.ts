import { currencyDigits, decimalSeparator, MAX_AMOUNT_MINOR, readAmountMinor } from "../../../../../kernel/money";
import type { MoneyAnswer } from "../../answers";
import type { Controls } from "../../controls";
import type { FieldOf, MoneyPeriod } from "../../schema";
import type { Reading } from "../reading";

type MoneyField = Pick<FieldOf<"money">, "catalogueKey">;

/** Whether "none" is an answer of its own. */
export function canBeNone({ catalogueKey }: MoneyField): boolean {
  return catalogueKey === "income";
}

/** Whether an amount of another currency is asked for in that of the home, too. What somebody pays elsewhere now is not. */
export function isConverted({ catalogueKey }: MoneyField): boolean {
  return catalogueKey !== "currentRent" && catalogueKey !== "previousAddresses.rent";
}

type Read = { amountMinor: number; currency: string; period?: MoneyPeriod };

function parseMoney(field: FieldOf<"money">, controls: Controls): MoneyAnswer | undefined {
  const own = field.currency ?? controls.context.currency;
  if (canBeNone(field) && controls.text(".none")) return { amountMinor: 0, currency: own, none: true };
  const read = readTyped(field, controls, own);
  const period = field.withPeriod
    ? (read?.period ?? oneOf(controls, ".period", ["week", "fortnight", "month", "year"]))
    : undefined;
  const basis = field.withBasis ? oneOf(controls, ".basis", ["gross", "net"]) : undefined;
  const isForeign = read !== undefined && read.currency !== own && isConverted(field);
  const convertedMinor = isForeign ? readConverted(controls, own) : undefined;
  if (read === undefined || (field.withPeriod && !period) || (field.withBasis && !basis)) return undefined;
  if (isForeign && convertedMinor === undefined) return undefined;
  return {
    amountMinor: read.amountMinor,
    currency: read.currency,
    ...(convertedMinor !== undefined && { convertedMinor }),
    ...(period && { period: period as MoneyPeriod }),
    ...(basis && { basis: basis as "gross" | "net" }),
  };
}

function readTyped(field: FieldOf<"money">, controls: Controls, own: string): Read | undefined {
  const typed = controls.text(".amount");
  if (!typed) return controls.missing(".amount");
  const { locale, readMoney } = controls.context;
  // The browser has no tables: words and signs beside an amount are looked at by the server.
  if (!readMoney && /\p{L}|\p{Sc}/u.test(typed)) return undefined;
  const read = readMoney?.(typed, { currency: own, locale, hasPeriod: field.withPeriod === true }) ?? {
    amountMinor: readAmountMinor(typed, own, locale),
    currency: own,
  };
  if (typeof read === "string") return faulty(controls, ".amount", read, own);
  const amountMinor = withinBounds(controls, ".amount", read.amountMinor, read.currency);
  return amountMinor === undefined ? undefined : { ...read, amountMinor };
}

function readConverted(controls: Controls, own: string): number | undefined {
  const typed = controls.text(".converted");
  if (!typed) return controls.context.complete ? controls.fail(".converted", "required", { currency: own }) : undefined;
  return withinBounds(controls, ".converted", readAmountMinor(typed, own, controls.context.locale), own);
}

function faulty(controls: Controls, part: string, fault: string, currency: string): undefined {
  const sign = decimalSeparator(controls.context.locale);
  return controls.fail(part, fault as "not-a-number", { sign, currency });
}

function withinBounds(controls: Controls, part: string, read: number | string, currency: string): number | undefined {
  if (typeof read === "string") return faulty(controls, part, read, currency);
  if (read < 0) return controls.fail(part, "too-small", { min: 0 });
  if (read > MAX_AMOUNT_MINOR)
    return controls.fail(part, "too-large", { max: MAX_AMOUNT_MINOR / 10 ** currencyDigits(currency) });
  return read;
}

function oneOf(controls: Controls, part: string, allowed: string[]): string | undefined {
  const value = controls.text(part);
  if (!value) return controls.missing(part);
  return allowed.includes(value) ? value : controls.fail(part, "not-an-option");
}

export const moneyReading: Reading<"money"> = {
  parts: (field) => [
    ".amount",
    ...(isConverted(field) ? [".converted"] : []),
    ...(field.withPeriod ? [".period"] : []),
    ...(field.withBasis ? [".basis"] : []),
    ...(canBeNone(field) ? [".none"] : []),
  ],
  preset: [".converted", ".period", ".basis"],
  parse: parseMoney,
};
