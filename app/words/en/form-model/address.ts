import type { AddressWord } from "../../../features/forms/form-model/address-shape";

/** What the parts of an address are called. */
export const addressWords: Record<AddressWord, string> = {
  street: "Street and number",
  flat: "Flat, floor or building",
  unit: "Apartment, suite or unit",
  city: "Town or city",
  suburb: "Suburb",
  region: "State, county or region",
  state: "State",
  province: "Province",
  county: "County",
  nation: "Nation",
  canton: "Canton",
  prefecture: "Prefecture",
  emirate: "Emirate",
  postcode: "Postcode",
  postalCode: "Postal code",
  zip: "ZIP code",
  eircode: "Eircode",
};
