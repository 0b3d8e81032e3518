/** Where a law asks for the order of arrival, or gives it an advantage: beside the choice, with the law. */
const hints: { country: string; region: string; city?: RegExp; text: string }[] = [
  {
    country: "US",
    region: "WA",
    city: /^seattle$/i,
    text: "Seattle: the home is offered to the first applicant who meets your published criteria (SMC 14.08.050). Give 72 hours to complete what is missing, and 48 hours to accept.",
  },
  {
    country: "US",
    region: "OR",
    city: /^portland$/i,
    text: "Portland: applications are processed in order of arrival, 72 hours after the listing (PCC 30.01.086).",
  },
  {
    country: "US",
    region: "CA",
    text: "California: one of the two ways in which a screening fee may be taken is to read in order of arrival and approve the first who meets the criteria (Civil Code 1950.6).",
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
