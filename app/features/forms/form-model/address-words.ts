import { addressWords as en } from "../../../words/en/form-model/address";
import { addressWords as es } from "../../../words/es/form-model/address";
import { addressWords as fr } from "../../../words/fr/form-model/address";
import { type AddressPart, type AddressWord, addressShape } from "./address-shape";

const byLocale: Record<string, Record<AddressWord, string>> = { en, es, fr };

/** Names of the parts of somebody's own address in a country; English where the language is none of the pages'. */
export function ownAddressWords(country: string, locale: string): Record<AddressPart, string> {
  const { words, ownRegion } = addressShape(country);
  const said = byLocale[locale.slice(0, 2)] ?? en;
  return {
    line1: said[words.line1],
    line2: said[words.line2],
    city: said[words.city],
    region: said[ownRegion ?? words.region],
    postcode: said[words.postcode],
  };
}
