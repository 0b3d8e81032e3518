import { readLanguage } from "../../../kernel/page-locale";
import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/form-model/address";
import { type AddressPart, addressShape } from "./address-shape";

export const addressWords = inEveryLanguage("form-model/address", en);

/** Names of the parts of somebody's own address in a country; English where the language is none of the pages'. */
export function ownAddressWords(country: string, locale: string): Record<AddressPart, string> {
  const { words, ownRegion } = addressShape(country);
  const said = addressWords[readLanguage(locale)];
  return {
    line1: said[words.line1],
    line2: said[words.line2],
    city: said[words.city],
    region: said[ownRegion ?? words.region],
    postcode: said[words.postcode],
  };
}
