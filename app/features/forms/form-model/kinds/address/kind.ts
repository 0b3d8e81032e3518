import { countryName } from "../../../../../kernel/countries";
import { townLines } from "../../address-line";
import { type AddressPart, addressShape } from "../../address-shape";
import { ownAddressWords } from "../../address-words";
import { answerWordsFor } from "../../answer-words";
import type { AddressAnswer } from "../../answers";
import type { PaperWords } from "../../paper-words";
import type { FormDefinition } from "../../schema";
import type { Kind } from "../kind";

const shares = { line1: 1, line2: 1, city: 2, region: 2, postcode: 1 } as const;

/** As the home's country writes an address, on two lines. */
function blankRows({
  definition: { property, defaultLocale },
  words,
}: {
  definition: FormDefinition;
  words: PaperWords;
}) {
  const { country } = property.address;
  const names = ownAddressWords(country, defaultLocale);
  const part = (name: AddressPart): [string, string, number] => [name, names[name], shares[name]];
  const towns = addressShape(country)
    .rows.flat()
    .filter((name) => name !== "line1" && name !== "line2");
  const country_: [string, string, number] = ["country", words.country, 1.4];
  return [
    [part("line1"), part("line2")],
    [...towns.map(part), country_],
  ];
}

export const address: Kind<"address", AddressAnswer> = {
  // Lines of an envelope, in the order of the address's own country.
  lines(address, _field, { locale }) {
    const { line1, line2, country, none } = address;
    if (none) return [answerWordsFor(locale).noAddress];
    return [line1, ...(line2 ? [line2] : []), ...townLines(address), countryName(country, locale)];
  },
  isProperName: true,
  typed: ({ none, ...address }) =>
    none
      ? { ".none": ["yes"] }
      : Object.fromEntries(Object.entries(address).map(([part, value]) => [`.${part}`, [value]])),
  columns: () => [
    { key: "line1", part: "street" },
    { key: "line2", part: "street2" },
    { key: "city", part: "city" },
    { key: "region", part: "region" },
    { key: "postcode", part: "postcode" },
    { key: "country", part: "country" },
  ],
  cells: ({ none, ...address }, _field, { locale }) =>
    none
      ? {
          line1: answerWordsFor(locale).noAddress,
          line2: null,
          city: null,
          region: null,
          postcode: null,
          country: null,
        }
      : { ...address, country: countryName(address.country, locale) },
  fitsColumn: false,
  blank: {
    height: 84,
    parts: (_field, paper) => [{ shape: "lines", rows: blankRows(paper) }],
  },
};
