import type { GetICUArgs } from "@schummar/icu-type-parser";
import format, { type CompiledMessage } from "icu-minify/format";
import { dateFormat, keepEach, numberFormat } from "./formatters";
import { type PageLocale, pageLocales } from "./page-locale";
import { groupOf } from "./word-groups";

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

/** A language ("de") or a group of its catalogues ("de/inbox"): their compiled file, as text until something of it is asked for. */
const known = new Map<string, string | Record<string, Compiled>>();
/** Groups of the catalogues that the running scripts have. */
const groupsHere = new Set<string>();

/** Makes a language known, or a group of it, by the text of its compiled file. */
export function addWords(place: PageLocale | `${PageLocale}/${string}`, file: string): void {
  if (!known.has(place)) known.set(place, file);
}

/** Groups that the running scripts have and whose words in a language are not known. */
export function missingGroups(locale: PageLocale): string[] {
  if (locale === "en" || known.has(locale)) return [];
  return [...groupsHere].filter((group) => !known.has(`${locale}/${group}`));
}

export function isLanguageKnown(locale: PageLocale): boolean {
  return missingGroups(locale).length === 0;
}

/** Whether one catalogue is there in a language, whatever else the scripts have. */
export function isCatalogueKnown(name: string, locale: PageLocale): boolean {
  return locale === "en" || known.has(locale) || known.has(`${locale}/${groupOf(name)}`);
}

let fetcher: (locale: PageLocale) => Promise<void> | null = () => null;

/** How a browser gets the words that are missing (app/platform/words/fetch-words.ts); a server has all. */
export function fetchMissingBy(fetch: typeof fetcher): void {
  fetcher = fetch;
}

/** Null where nothing is missing; never rejects: what cannot be had stays English. */
export function missingWords(locale: PageLocale): Promise<void> | null {
  return fetcher(locale);
}

/** Groups of catalogues, by what `inEveryLanguage` made of them. */
const groupsOf = new WeakMap<object, string>();

export function groupOfCatalogue(catalogue: object): string {
  return groupsOf.get(catalogue) ?? "";
}

/**
 * A catalogue in every language of the pages, by its name ("answering/page") and its English, which stands for it where a
 * language has no such catalogue, or its words are not known.
 * @__NO_SIDE_EFFECTS__
 */
export function inEveryLanguage<Source>(name: string, english: Source): Record<PageLocale, Words<Source>> {
  const made = new Map<PageLocale, Words<Source>>();
  const read = (locale: PageLocale): Words<Source> => {
    const ready = made.get(locale);
    if (ready !== undefined) return ready;
    const compiled = locale === "en" ? (english as Compiled) : catalogueOf(locale, name);
    if (compiled === undefined) return read("en");
    const words = fillable(compiled, locale) as Words<Source>;
    made.set(locale, words);
    return words;
  };
  const each = pageLocales.map((locale) => [locale, { get: () => read(locale), enumerable: true }]);
  const catalogue = Object.defineProperties({}, Object.fromEntries(each)) as Record<PageLocale, Words<Source>>;
  groupsHere.add(groupOf(name));
  groupsOf.set(catalogue, groupOf(name));
  return catalogue;
}

/** Undefined where the language has no catalogue of that name, or is not known. */
function catalogueOf(locale: PageLocale, name: string): Compiled | undefined {
  const place = known.has(locale) ? locale : `${locale}/${groupOf(name)}`;
  const file = known.get(place);
  if (file === undefined) return undefined;
  const catalogues: Record<string, Compiled> = typeof file === "string" ? JSON.parse(file) : file;
  if (catalogues !== file) known.set(place, catalogues);
  return catalogues[name];
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
