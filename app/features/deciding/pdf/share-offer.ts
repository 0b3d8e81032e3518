import { formatDate } from "../../../kernel/dates";
import { formatMoney } from "../../../kernel/money";
import { readLanguage } from "../../../kernel/page-locale";
import { minutesFor } from "../../applying/answering/minutes";
import { pageWords } from "../../applying/answering/page-words";
import { belowForm } from "../../applying/apply/home-path";
import { shareCard } from "../../applying/apply/share-preview";
import { startWords } from "../../applying/apply/start-words";
import { addressLine, streetLine, townLines } from "../../forms/form-model/address-line";
import { paperWordsFor } from "../../forms/form-model/paper-words";
import type { FormDefinition, Property } from "../../forms/form-model/schema";
import { type PosterLines, type ShareOffer, shareTexts } from "../../forms/rent-forms/share-texts";
import { own } from "./condition-text";

/** What is said of a form wherever its link is handed on, in the form's own language. */
export function shareOffer(definition: FormDefinition, url: string): ShareOffer {
  const { defaultLocale: locale, property, replyWithinDays } = definition;
  const language = languageOf(definition);
  const short = startWords[language];
  const poster = posterLines(definition);
  const { city } = property.address;
  const facts = {
    home: city && !poster.name.includes(city) ? `${poster.name}, ${city}` : poster.name,
    url,
    minutes: minutesFor(definition),
    rent: poster.rent,
    terms: [poster.rent, poster.facts].filter(Boolean).join(", "),
    answers: replyWithinDays ? short.answers({ days: replyWithinDays }) : "",
  };
  return {
    title: own(definition, definition.title),
    locale,
    texts: shareTexts(locale, facts),
    homeUrl: url + belowForm(definition),
    card: shareCard(definition, language),
    poster,
  };
}

/** What the poster says of the home. A form that is named by its address is said once. */
export function posterLines(definition: FormDefinition): PosterLines {
  const { defaultLocale: locale, property, landlord } = definition;
  const { rent, deposit, bedrooms, availableFrom, photos } = property;
  const language = languageOf(definition);
  const [words, short] = [pageWords[language], startWords[language]];
  const papers = paperWordsFor(locale);
  const money = ({ amountMinor, currency }: { amountMinor: number; currency: string }) =>
    formatMoney(amountMinor, currency, locale);
  return {
    ...nameOf(own(definition, definition.title), property.address),
    rent: rent ? `${money(rent)} ${words.per[rent.period]}` : "",
    facts: [
      bedrooms === undefined ? "" : short.bedrooms({ n: bedrooms }),
      deposit ? short.deposit({ amount: money(deposit) }) : "",
      availableFrom ? short.from({ date: formatDate(availableFrom, locale) }) : "",
    ]
      .filter(Boolean)
      .join(", "),
    scan: papers.posterApply,
    effort: `${short.free}. ${short.takes} ${short.minutes({ n: minutesFor(definition) })}.`,
    landlord: landlord?.name ?? "",
    photo: photos?.[0] ?? null,
  };
}

function nameOf(title: string, address: Property["address"]): { name: string; place: string } {
  const { line1, city } = address;
  const town = townLines(address).join(", ");
  if (line1 && addressLine(address).startsWith(title)) return { name: streetLine(address), place: town };
  if (line1 && title.includes(line1)) return { name: title, place: city && title.includes(city) ? "" : town };
  return { name: title, place: addressLine(address) };
}

function languageOf({ defaultLocale }: FormDefinition) {
  return readLanguage(defaultLocale);
}
