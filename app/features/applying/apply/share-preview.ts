import { labelled } from "../../../kernel/labelled";
import { BRAND } from "../../../kernel/messages";
import { formatMoney } from "../../../kernel/money";
import type { PageLocale } from "../../../kernel/page-locale";
import { picturePath } from "../../../kernel/picture-path";
import { localize } from "../../forms/form-model/localized";
import type { FormDefinition } from "../../forms/form-model/schema";
import type { ShareCard } from "../../forms/rent-forms/share-texts";
import { minutesFor } from "../answering/minutes";
import { pageWords } from "../answering/page-words";
import { startWords } from "./start-words";

/** What a messenger or a network shows of a shared form: title, rent, effort, and the first picture of the home or ours. */
export function shareCard(definition: FormDefinition, locale: PageLocale): ShareCard {
  const { title, defaultLocale, property } = definition;
  const [words, short] = [pageWords[locale], startWords[locale]];
  const { rent, photos } = property;
  const price = rent && `${formatMoney(rent.amountMinor, rent.currency, locale)} ${words.per[rent.period]}`;
  const facts = [
    price,
    labelled(short.toApply, short.free.toLocaleLowerCase(locale), locale),
    `${short.takes} ${short.minutes(minutesFor(definition))}`,
  ];
  const photo = photos?.[0];
  return {
    title: localize(title, locale, defaultLocale),
    text: facts.filter(Boolean).join(" · "),
    picture: photo ? `/media/${photo.hash}` : picturePath("/"),
    alt: localize(photo?.alt, locale, defaultLocale),
  };
}

/** The same as tags of a page's head. */
export function sharePreview(definition: FormDefinition, locale: PageLocale, origin: string) {
  const { title, text, picture, alt } = shareCard(definition, locale);
  return [
    { property: "og:site_name", content: BRAND },
    { property: "og:title", content: title },
    { property: "og:description", content: text },
    { property: "og:image", content: origin + picture },
    ...(definition.property.photos?.[0] ? [{ property: "og:image:alt", content: alt }] : []),
  ];
}
