import type { AddressWord } from "../../../features/forms/form-model/address-shape";

export const addressWords: Record<AddressWord, string> = {
  street: "Calle y número",
  flat: "Piso, puerta o edificio",
  unit: "Apartamento o unidad",
  city: "Localidad",
  suburb: "Barrio",
  region: "Provincia, estado o región",
  state: "Estado",
  province: "Provincia",
  county: "Condado",
  nation: "Nación",
  canton: "Cantón",
  prefecture: "Prefectura",
  emirate: "Emirato",
  postcode: "Código postal",
  postalCode: "Código postal",
  zip: "Código postal (ZIP)",
  eircode: "Código postal (Eircode)",
};
