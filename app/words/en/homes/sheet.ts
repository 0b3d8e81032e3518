/**
 * How a list of homes names its columns, and says yes or no. Reading a file takes the words of all languages of landlords, parted by
 * semicolons, whatever their case, accents and spaces: a translation gives those of its own language.
 */
export default {
  /** Heads of the template. */
  columns: {
    reference: "Reference",
    line1: "Street and number",
    line2: "Unit",
    postcode: "Postcode",
    city: "City",
    region: "State or region",
    country: "Country",
    rent: "Rent",
    period: "Rent per",
    currency: "Currency",
    deposit: "Deposit",
    bedrooms: "Bedrooms",
    maxOccupants: "Maximum occupants",
    termMonths: "Minimum lease in months",
    pets: "Pets",
    smoking: "Smoking",
    parking: "Parking",
  },
  /** Other heads of the same columns; `houseNumber`: where the street stands in a column of its own. */
  alsoCalled: {
    reference: "ref; id; code; property; property id; unit id; property number; property name; internal number",
    line1: "address; street; street address; address 1; address line 1; property address",
    houseNumber: "house number; house no; street number; building number",
    line2: "apt; apartment; flat; unit number; address 2; address line 2; suite",
    postcode: "zip; zip code; postal code; post code",
    city: "town; suburb; locality",
    region: "state; province; county; region; state/province",
    country: "country code",
    rent: "monthly rent; rent amount; asking rent; price",
    period: "period; rent period; frequency; rent frequency",
    currency: "currency code",
    deposit: "security deposit; bond",
    bedrooms: "beds; bedroom; br",
    maxOccupants: "occupants; max occupants; maximum occupancy; people",
    termMonths: "lease; lease term; minimum term; lease months",
    pets: "pets allowed; pet policy",
    smoking: "smoking allowed",
    parking: "parking space; garage",
  },
  answers: {
    yes: "yes; y; true; allowed; included",
    ask: "ask; on request; negotiable",
    no: "no; n; false; none; not allowed",
    outside: "outside; outdoors; balcony",
    street: "street; on street",
  },
  periods: {
    week: "week; weekly; per week; pw",
    fortnight: "fortnight; fortnightly; biweekly; two weeks",
    month: "month; monthly; per month; pcm",
    year: "year; yearly; annual; per year",
  },
} as const;
