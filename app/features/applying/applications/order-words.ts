import type { PageLocale } from "../../../kernel/page-locale";
import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/applications/order";

const orderWords = inEveryLanguage("applications/order", en);

/** Where a law asks for the order of arrival, or gives it an advantage: beside the choice, with the law. */
const hints: { country: string; region: string; city?: RegExp; law: keyof typeof en }[] = [
  {
    country: "US",
    region: "WA",
    city: /^seattle$/i,
    law: "seattle",
  },
  {
    country: "US",
    region: "OR",
    city: /^portland$/i,
    law: "portland",
  },
  {
    country: "US",
    region: "CA",
    law: "california",
  },
];

/** What the law of the home's place says of reading in order; null where we know of nothing. */
export function orderHint(
  address: { country: string; region?: string | undefined; city?: string | undefined },
  language: PageLocale,
): string | null {
  const found = hints.find(
    ({ country, region, city }) =>
      country === address.country &&
      region === address.region?.toUpperCase() &&
      (!city || city.test(address.city?.trim() ?? "")),
  );
  return found ? orderWords[language][found.law] : null;
}

/** "2 before it": where somebody stands in a queue of which only the head was read. */
export function placeIn(queue: readonly { id: string }[], id: string): number | null {
  const index = queue.findIndex((one) => one.id === id);
  return index < 0 ? null : index + 1;
}
