import { orderWords } from "../../../words/en/applications/order";

/** Where a law asks for the order of arrival, or gives it an advantage: beside the choice, with the law. */
const hints: { country: string; region: string; city?: RegExp; text: string }[] = [
  {
    country: "US",
    region: "WA",
    city: /^seattle$/i,
    text: orderWords.seattle,
  },
  {
    country: "US",
    region: "OR",
    city: /^portland$/i,
    text: orderWords.portland,
  },
  {
    country: "US",
    region: "CA",
    text: orderWords.california,
  },
];

/** What the law of the home's place says of reading in order; null where we know of nothing. */
export function orderHint(address: {
  country: string;
  region?: string | undefined;
  city?: string | undefined;
}): string | null {
  const found = hints.find(
    ({ country, region, city }) =>
      country === address.country &&
      region === address.region?.toUpperCase() &&
      (!city || city.test(address.city?.trim() ?? "")),
  );
  return found?.text ?? null;
}

/** "2 before it": where somebody stands in a queue of which only the head was read. */
export function placeIn(queue: readonly { id: string }[], id: string): number | null {
  const index = queue.findIndex((one) => one.id === id);
  return index < 0 ? null : index + 1;
}
