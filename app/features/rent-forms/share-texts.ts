import { shareTexts as en, type ShareFacts, type ShareTexts } from "../../words/en/rent-forms/share";
import { shareTexts as es } from "../../words/es/rent-forms/share";
import { shareTexts as fr } from "../../words/fr/rent-forms/share";

const texts: Record<string, typeof en> = { en, es, fr };

/** English where we have no texts in the form's language. */
export function shareTexts(locale: string, facts: ShareFacts): ShareTexts {
  const write = texts[locale.toLowerCase().split("-")[0] ?? ""] ?? en;
  return write(facts);
}
