import { asTyped, type Kind } from "../kind";

export const phone: Kind<"phone", string> = {
  words: { name: "Phone number", hint: "With its country code", search: "telephone mobile teléfono téléphone" },
  ...asTyped,
  isProperName: true,
  compared: "presence",
  fitsColumn: true,
};
