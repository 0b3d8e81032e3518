import type { AddressWord } from "../../../features/forms/form-model/address-shape";

export const addressWords: Record<AddressWord, string> = {
  street: "Numéro et rue",
  flat: "Appartement, étage ou bâtiment",
  unit: "Appartement ou unité",
  city: "Ville",
  suburb: "Quartier",
  region: "Région, province ou État",
  state: "État",
  province: "Province",
  county: "Comté",
  nation: "Nation",
  canton: "Canton",
  prefecture: "Préfecture",
  emirate: "Émirat",
  postcode: "Code postal",
  postalCode: "Code postal",
  zip: "Code postal (ZIP)",
  eircode: "Code postal (Eircode)",
};
