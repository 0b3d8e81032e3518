import { labelled } from "../../../kernel/labelled";
import { BRAND } from "../../../kernel/messages";
import { formatMoney } from "../../../kernel/money";
import type { PageLocale } from "../../../kernel/page-locale";
import { placeBeside } from "../../forms/form-model/address-line";
import { localize } from "../../forms/form-model/localized";
import type { FormDefinition } from "../../forms/form-model/schema";
import type { ShareCard } from "../../forms/rent-forms/share-texts";
import { minutesFor } from "../answering/minutes";
import { pageWords } from "../answering/page-words";
import { startWords } from "./start-words";

/** What a messenger or a network shows of a shared form: title, place, rent, effort, and the first picture of the home, if any. */
export function shareCard(definition: FormDefinition, locale: PageLocale): ShareCard {
  const { defaultLocale, property } = definition;
  const [words, short] = [pageWords[locale], startWords[locale]];
  const { rent, photos } = property;
  const price = rent && `${formatMoney(rent.amountMinor, rent.currency, locale)} ${words.per[rent.period]}`;
  const title = localize(definition.title, locale, defaultLocale);
  const facts = [
    placeBeside(title, property.address),
    price,
    labelled(short.toApply, short.free.toLocaleLowerCase(locale), locale),
    `${short.takes} ${short.minutes({ n: minutesFor(definition) })}`,
  ];
  const photo = photos?.[0];
  return {
    title,
    text: facts.filter(Boolean).join(" · "),
    picture: photo ? `/media/${photo.hash}` : null,
    alt: localize(photo?.alt, locale, defaultLocale),
  };
}

/** The same as tags of a page's head. */
export function sharePreview(definition: FormDefinition, locale: PageLocale, origin: string) {
  const { title, text, picture, alt } = shareCard(definition, locale);
  return [
    { property: "og:site_name", content: BRAND },
    { property: "og:type", content: "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: text },
    ...(picture ? [{ property: "og:image", content: origin + picture }] : []),
    ...(picture && alt ? [{ property: "og:image:alt", content: alt }] : []),
  ];
}
