import type { GetICUArgs } from "@schummar/icu-type-parser";
import format, { type CompiledMessage } from "icu-minify/format";
import { dateFormat, keepEach, numberFormat } from "./formatters";
import { type PageLocale, pageLocales } from "./page-locale";

type ArgumentTypes = { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: Date };

/** What a message wants filled in: the names of its arguments, with their types. */
type Values<Message extends string> = GetICUArgs<Message, ArgumentTypes>;

/** A message without arguments is its text; one with arguments is a function of them. */
type Said<Message extends string> = string extends Message
  ? string
  : keyof Values<Message> extends never
    ? string
    : (values: Values<Message>) => string;

/** A catalogue as it is used: each message of its English source as `Said`, in the same shape. */
export type Words<Source> = Source extends string
  ? Said<Source>
  : { readonly [Key in keyof Source]: Words<Source[Key]> };

/** A compiled catalogue, as scripts/lib/words.ts makes it: `$` holds a message with arguments. */
type Compiled = string | { $: CompiledMessage } | readonly Compiled[] | { readonly [key: string]: Compiled };

const pluralRules = keepEach(
  (locale: string, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options),
);

const formatters = {
  getDateTimeFormat: (locale?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) =>
    dateFormat(String(locale), options),
  getNumberFormat: (locale?: Intl.LocalesArgument, options?: Intl.NumberFormatOptions) =>
    numberFormat(String(locale), options),
  getPluralRules: (locale?: Intl.LocalesArgument, options?: Intl.PluralRulesOptions) =>
    pluralRules(String(locale), options),
};

/** Catalogues of a language by their names: as the text of its file until the first is asked for. */
const languages = new Map<PageLocale, string | Record<string, Compiled>>();

/** Makes a language known by the text of its compiled file. */
export function addLanguage(locale: PageLocale, file: string): void {
  if (!languages.has(locale)) languages.set(locale, file);
}

export function isLanguageKnown(locale: PageLocale): boolean {
  return locale === "en" || languages.has(locale);
}

/**
 * A catalogue in every language of the pages, by its name ("answering/page") and its English, which stands for it where a
 * language has no such catalogue. Throws for a language that was not made known: the Worker makes all known before it answers.
 * @__NO_SIDE_EFFECTS__
 */
export function inEveryLanguage<Source>(name: string, english: Source): Record<PageLocale, Words<Source>> {
  const made = new Map<PageLocale, Words<Source>>();
  const read = (locale: PageLocale): Words<Source> => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
  const make = (locale: PageLocale): Words<Source> => {
    const compiled = locale === "en" ? (english as Compiled) : catalogueOf(locale, name);
    return compiled === undefined ? read("en") : (fillable(compiled, locale) as Words<Source>);
  };
  const each = pageLocales.map((locale) => [locale, { get: () => read(locale), enumerable: true }]);
  return Object.defineProperties({}, Object.fromEntries(each)) as Record<PageLocale, Words<Source>>;
}

/** Undefined where the language has no catalogue of that name. */
function catalogueOf(locale: PageLocale, name: string): Compiled | undefined {
  const known = languages.get(locale);
  if (known === undefined) throw new Error(`No words of the language "${locale}"`);
  const language: Record<string, Compiled> = typeof known === "string" ? JSON.parse(known) : known;
  if (language !== known) languages.set(locale, language);
  return language[name];
}

function fillable(part: Compiled, locale: string): unknown {
  if (typeof part === "string") return part;
  if (Array.isArray(part)) return part.map((one) => fillable(one, locale));
  if ("$" in part) {
    const message = part.$ as CompiledMessage;
    return (values: Record<string, string | number | Date>) => format(message, locale, values, { formatters });
  }
  return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, fillable(one as Compiled, locale)]));
}

/** A message out of several of which some take values: `say(faults[fault], { minutes })`. */
export function say<Given extends object>(message: string | ((values: Given) => string), values: Given): string {
  return typeof message === "string" ? message : message(values);
}

/** A message with its arguments left to be filled in: "Uploading {name}". Not for one that has a plural. */
export function asTemplate(message: string | ((values: never) => string)): string {
  return typeof message === "string" ? message : (message as (values: object) => string)(placeholders);
}

const placeholders = new Proxy({}, { has: () => true, get: (_, name) => `{${String(name)}}` });
