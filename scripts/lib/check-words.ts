import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { completeLanguages, readLandlordLanguage } from "../../app/kernel/landlord-locale.ts";
import { otherLanguages, readEnglish, readTranslation, type WordsPart } from "./words.ts";

/** What is wrong with a message: where it stands ("de answering/page.months") and what that is. */
export type WordsFault = { at: string; fault: string };

/** Catalogues that a tenant's browser fills in itself: it has no plural rules. */
const plainCatalogues = ["form-model/report"];

/** What the admin alone reads stays in English. */
const ofOperator = /^(admin|mail-test|operations)\//;

/**
 * Every difference between the English catalogues and those of a language; of all where none is named. A landlord's language must
 * have all catalogues once it is complete; `isWhole` asks as if it were.
 */
export function checkWords(only?: string, isWhole = false): WordsFault[] {
  const english = readEnglish();
  // Dutch is a tenants' language alone: what it has, every language must have.
  const translated = [...Object.keys(readTranslation("nl")), "ready-texts"];
  return otherLanguages()
    .filter((locale) => !only || locale === only)
    .flatMap((locale) => {
      const theirs = readTranslation(locale);
      const landlords = readLandlordLanguage(locale);
      const isAsked = landlords !== null && (isWhole || completeLanguages.includes(landlords));
      const ofLandlords = isAsked ? Object.keys(english).filter((name) => !ofOperator.test(name)) : [];
      return [...new Set([...translated, ...ofLandlords, ...Object.keys(theirs)])].flatMap((name) => {
        const at = `${locale} ${name}`;
        if (name === "ready-texts") return checkReadyTexts(theirs[name], locale, at);
        if (english[name] === undefined) return [{ at, fault: "English has no such catalogue" }];
        return comparePart(english[name], theirs[name], { at, locale, isPlain: plainCatalogues.includes(name) });
      });
    });
}

type Place = { at: string; locale: string; isPlain: boolean };

function comparePart(english: WordsPart, theirs: WordsPart | undefined, place: Place): WordsFault[] {
  const { at } = place;
  if (theirs === undefined) return [{ at, fault: "is missing" }];
  if (typeof english === "string" || typeof theirs === "string") {
    if (typeof english !== "string" || typeof theirs !== "string") return [{ at, fault: "has another shape" }];
    return checkMessage(english, theirs, place);
  }
  const keys = [...new Set([...Object.keys(english), ...Object.keys(theirs)])];
  return keys.flatMap((key) => {
    const [one, other] = [english, theirs].map((part) => (part as Record<string, WordsPart>)[key]);
    const inner = { ...place, at: `${at}.${key}` };
    return one === undefined ? [{ at: inner.at, fault: "is unused" }] : comparePart(one, other, inner);
  });
}

function checkMessage(english: string, theirs: string, { at, locale, isPlain }: Place): WordsFault[] {
  if (theirs.trim() === "" && english.trim() !== "") return [{ at, fault: "is empty" }];
  try {
    const [mine, other] = [read(english, "en"), read(theirs, locale)];
    const missing = mine.names.filter((name) => !other.names.includes(name));
    const unknown = other.names.filter((name) => !mine.names.includes(name));
    return [
      ...missing.map((name) => ({ at, fault: `leaves out {${name}}` })),
      ...unknown.map((name) => ({ at, fault: `has {${name}}, which English has not` })),
      ...other.faults.map((fault) => ({ at, fault })),
      ...(isPlain && other.hasPlural ? [{ at, fault: "must do without plural: a browser fills it in" }] : []),
      ...(theirs.length > english.length * 2 + 30 ? [{ at, fault: "is much longer than English" }] : []),
    ];
  } catch (error) {
    return [{ at, fault: `cannot be read: ${(error as Error).message}` }];
  }
}

/** Names of a message's arguments, and of the plural forms that its language needs and it lacks. */
function read(message: string, locale: string): { names: string[]; faults: string[]; hasPlural: boolean } {
  const names = new Set<string>();
  const faults: string[] = [];
  let hasPlural = false;
  const walk = (elements: ReturnType<typeof parse>): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      names.add(element.value);
      if (element.type === TYPE.tag) walk(element.children);
      if (element.type !== TYPE.plural && element.type !== TYPE.select) continue;
      if (element.type === TYPE.plural) {
        hasPlural = true;
        const kind = element.pluralType ?? "cardinal";
        const needed = wholeNumberForms(locale, kind);
        const missing = needed.filter((form) => !element.options[form] && !(form === "one" && element.options["=1"]));
        if (missing.length > 0) faults.push(`has no plural form ${missing.join(", ")} of {${element.value}}`);
      }
      for (const option of Object.values(element.options)) walk(option.value);
    }
  };
  walk(parse(message));
  return { names: [...names], faults, hasPlural };
}

/** Plural forms that whole numbers up to 200 take; "many" of French and its sisters is for millions. */
function wholeNumberForms(locale: string, type: Intl.PluralRuleType): string[] {
  const rules = new Intl.PluralRules(locale, { type });
  return [...new Set(Array.from({ length: 201 }, (_, number) => rules.select(number)))];
}

function checkReadyTexts(part: WordsPart | undefined, locale: string, at: string): WordsFault[] {
  if (["es", "fr"].includes(locale)) return [];
  return Object.entries(part ?? {}).flatMap(([english, theirs]) =>
    typeof theirs === "string" && theirs.trim() !== "" ? [] : [{ at: `${at}.${english}`, fault: "is empty" }],
  );
}
