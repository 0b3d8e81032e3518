import { majorUnits } from "../../../kernel/money";
import type { PageLocale } from "../../../kernel/page-locale";
import { localize } from "../../forms/form-model/localized";
import type { FormDefinition, Property } from "../../forms/form-model/schema";

/** UN/CEFACT codes; a fortnight has none, and is said as two weeks. */
const periods = {
  week: { value: 1, unitCode: "WEE" },
  fortnight: { value: 2, unitCode: "WEE" },
  month: { value: 1, unitCode: "MON" },
  year: { value: 1, unitCode: "ANN" },
} as const;

/** The page of a home in words of schema.org: what the page says, and nothing of its landlord. `url`: whole, as `origin`. */
export function homeListing(
  definition: FormDefinition,
  locale: PageLocale,
  { url, origin }: { url: string; origin: string },
) {
  const { property, title, defaultLocale } = definition;
  const name = localize(title, locale, defaultLocale);
  const image = (property.photos ?? []).map(({ hash }) => `${origin}/media/${hash}`);
  return {
    "@context": "https://schema.org",
    "@type": "RealEstateListing",
    name,
    url,
    inLanguage: locale,
    ...(image.length > 0 && { image }),
    mainEntity: homeOf(property, name),
    ...(property.rent && { offers: offerOf(property, property.rent, url) }),
  };
}

function homeOf({ address, bedrooms, maxOccupants, pets }: Property, name: string) {
  const { line1, line2, city, region, postcode, country } = address;
  return {
    "@type": "Accommodation",
    name,
    address: {
      "@type": "PostalAddress",
      streetAddress: [line1, line2].filter(Boolean).join(", "),
      addressLocality: city,
      addressRegion: region,
      postalCode: postcode,
      addressCountry: country,
    },
    numberOfBedrooms: bedrooms,
    ...(maxOccupants && { occupancy: { "@type": "QuantitativeValue", maxValue: maxOccupants } }),
    ...((pets === "yes" || pets === "no") && { petsAllowed: pets === "yes" }),
  };
}

function offerOf({ availableFrom, termMonths }: Property, rent: NonNullable<Property["rent"]>, url: string) {
  const price = majorUnits(rent.amountMinor, rent.currency);
  return {
    "@type": "Offer",
    url,
    businessFunction: "http://purl.org/goodrelations/v1#LeaseOut",
    availability: "https://schema.org/InStock",
    availabilityStarts: availableFrom,
    price,
    priceCurrency: rent.currency,
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price,
      priceCurrency: rent.currency,
      referenceQuantity: { "@type": "QuantitativeValue", ...periods[rent.period] },
    },
    ...(termMonths && { leaseLength: { "@type": "QuantitativeValue", value: termMonths, unitCode: "MON" } }),
  };
}
