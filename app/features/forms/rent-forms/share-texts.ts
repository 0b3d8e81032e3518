import { readLanguage } from "../../../kernel/page-locale";
import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/rent-forms/share";

const words = inEveryLanguage("rent-forms/share", en);

/** Ready texts around a form's link, in the form's own language. */
export type ShareTexts = { listing: string; mail: { subject: string; body: string }; message: string };

/** `home`: name and town. `terms`: rent and what else is known of it. `answers`: when the landlord answers. "" where not known. */
export type ShareFacts = { home: string; url: string; minutes: number; rent: string; terms: string; answers: string };

/** What stands beside a form's link: texts to paste, what a messenger shows of it, and what its poster says. */
export type ShareOffer = {
  title: string;
  /** Language of the form: the texts are in it. */
  locale: string;
  texts: ShareTexts;
  /** Where the home itself is shown, whole. */
  homeUrl: string;
  card: ShareCard;
  poster: PosterLines;
};

/** `picture`: the path of the home's first. */
export type ShareCard = { title: string; text: string; picture: string | null; alt: string };

/** Of the home, each said once; "" where it is not known. */
export type PosterLines = {
  name: string;
  place: string;
  rent: string;
  facts: string;
  scan: string;
  effort: string;
  landlord: string;
  /** Where its first picture is. */
  photo: { hash: string; width: number; height: number } | null;
};

/** English where we have no texts in the form's language. */
export function shareTexts(locale: string, { home, url, minutes, rent, terms, answers }: ShareFacts): ShareTexts {
  const { listing, listingWithTerms, mail, message, messageWithRent } = words[readLanguage(locale)];
  const known = { home, minutes, url };
  return {
    listing: [terms ? listingWithTerms({ ...known, terms }) : listing(known), answers].filter(Boolean).join("\n"),
    mail: {
      subject: mail.subject({ home }),
      body: terms ? mail.bodyWithTerms({ ...known, terms }) : mail.body(known),
    },
    message: rent ? messageWithRent({ ...known, rent }) : message(known),
  };
}
