import { countryCodes } from "../../../kernel/countries";
import { MAX_AMOUNT_MINOR } from "../../../kernel/money";
import { readMoney } from "../../../kernel/typed-money";
import { visibleText } from "../../../kernel/visible-text";
import { placeWords } from "../builder/places";
import { readMonths, readWhole } from "../builder/read-months";
import { regionOptions } from "../builder/region-options";
import { postcodeInstead } from "../form-model/address-shape";
import { type Address, type HomeFacts, homeFactsSchema, moneyPeriodSchema } from "../form-model/schema";
import { fieldLetters, type HomeFault, type HomeField, homeChoices, type TypedHome, wholeBounds } from "./home-fields";

export type WrittenHome = { reference: string | null; address: Address; facts: HomeFacts };
const countries = new Set(countryCodes());

export type ReadHome = { home: WrittenHome; faults: HomeFault[] };

/**
 * A home as it is typed, in a form or a row of a file. `locale` settles what "1.200" is. With faults, `home` is what could be read.
 */
export function readHome(typed: TypedHome, locale: string): ReadHome {
  const faults: HomeFault[] = [];
  const said = (field: HomeField) => visibleText(typed[field]).replace(/\s+/g, " ").trim();
  const fault = (field: HomeField, code: HomeFault["code"], example?: string) => {
    faults.push({ field, code, ...(example && { example }) });
  };
  for (const [field, letters] of Object.entries(fieldLetters) as [HomeField, number][]) {
    const text = field === "criteria" ? typed.criteria : said(field);
    if (text.length > letters) fault(field, "too-long");
    else if (field !== "criteria" && /\p{Cc}/u.test(text)) fault(field, "control-character");
  }
  for (const field of ["line1", "city", "country"] as const) if (said(field) === "") fault(field, "missing");
  const country = said("country").toUpperCase();
  if (country !== "" && !countries.has(country)) fault("country", "country");
  const example = postcodeInstead(said("postcode"), country);
  if (example) fault("postcode", "postcode", example);
  const region = readRegion(said("region"), country);
  if (region === null) fault("region", "region");
  const address = {
    line1: said("line1"),
    city: said("city"),
    country,
    ...(said("line2") && { line2: said("line2") }),
    ...(said("postcode") && { postcode: said("postcode") }),
    ...(region && { region }),
  };
  const facts = {
    ...readRent(said, country, { locale, fault }),
    ...readWholes(said, fault),
    ...readChoices(said, fault),
  };
  return { home: { reference: said("reference") || null, address, facts: homeFactsSchema.parse(facts) }, faults };
}

type Said = (field: HomeField) => string;
type AddFault = (field: HomeField, code: HomeFault["code"]) => void;

/** As the country's list writes it; null where it has a list without it. */
function readRegion(text: string, country: string): string | null {
  const options = regionOptions(country);
  if (!options || text === "") return text;
  const same = (one: string) => one.toLowerCase() === text.toLowerCase();
  return options.find(({ value, label }) => same(value) || same(label))?.value ?? null;
}

function readRent(said: Said, country: string, { locale, fault }: { locale: string; fault: AddFault }): HomeFacts {
  const usual = placeWords(country);
  const named = said("currency").toUpperCase();
  if (named !== "" && !Intl.supportedValuesOf("currency").includes(named)) fault("currency", "currency");
  const currency = /^[A-Z]{3}$/.test(named) ? named : usual.currency;
  const period = moneyPeriodSchema.safeParse(said("period") || usual.period);
  if (!period.success) fault("period", "period");
  const amount = (field: "rent" | "deposit") => {
    if (said(field) === "") return null;
    const read = readMoney(said(field), { currency, locale, hasPeriod: field === "rent" });
    if (typeof read !== "string" && read.amountMinor >= 0 && read.amountMinor <= MAX_AMOUNT_MINOR) return read;
    fault(field, read === "other-currency" ? read : "amount");
    return null;
  };
  const [rent, deposit] = [amount("rent"), amount("deposit")];
  return {
    ...(rent && {
      rent: {
        amountMinor: rent.amountMinor,
        currency: rent.currency,
        period: rent.period ?? (period.success ? period.data : usual.period),
      },
    }),
    ...(deposit && { deposit: { amountMinor: deposit.amountMinor, currency: deposit.currency } }),
  };
}

function readWholes(said: Said, fault: AddFault): HomeFacts {
  const found = Object.entries(wholeBounds).flatMap(([name, [least, most]]) => {
    const field = name as keyof typeof wholeBounds;
    const typed = said(field).replace(/[.,]0+$/, "");
    if (typed === "") return [];
    const number = field === "termMonths" ? readMonths(typed) : readWhole(typed);
    if (number !== null && number >= least && number <= most) return [[field, number] as const];
    fault(field, "whole-number");
    return [];
  });
  return Object.fromEntries(found);
}

function readChoices(said: Said, fault: AddFault): HomeFacts {
  const found = Object.entries(homeChoices).flatMap(([name, choices]) => {
    const field = name as keyof typeof homeChoices;
    const chosen = said(field);
    if (chosen === "") return [];
    if ((choices as readonly string[]).includes(chosen)) return [[field, chosen] as const];
    fault(field, "choice");
    return [];
  });
  return Object.fromEntries(found);
}
