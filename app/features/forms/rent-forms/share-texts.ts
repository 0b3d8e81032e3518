import { shareTexts as en, type ShareFacts, type ShareTexts } from "../../../words/en/rent-forms/share";
import { shareTexts as es } from "../../../words/es/rent-forms/share";
import { shareTexts as fr } from "../../../words/fr/rent-forms/share";

/** What stands beside a form's link: texts to paste, what a messenger shows of it, and what its poster says. */
export type ShareOffer = {
  title: string;
  /** Language of the form: the texts are in it. */
  locale: string;
  texts: ShareTexts;
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

const texts: Record<string, typeof en> = { en, es, fr };

/** English where we have no texts in the form's language. */
export function shareTexts(locale: string, facts: ShareFacts): ShareTexts {
  const write = texts[locale.toLowerCase().split("-")[0] ?? ""] ?? en;
  return write(facts);
}
