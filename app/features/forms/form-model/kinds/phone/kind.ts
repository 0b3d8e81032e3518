import { asTyped, type Kind } from "../kind";

export const phone: Kind<"phone", string> = {
  words: { name: "Phone number", hint: "With its country code", search: "telephone mobile teléfono téléphone" },
  messages: {
    required: [
      "Enter a phone number, like +44 20 7946 0018",
      "Escriba un número de teléfono, como +34 912 345 678",
      "Saisissez un numéro de téléphone, comme +33 1 23 45 67 89",
    ],
  },
  ...asTyped,
  isProperName: true,
  compared: "presence",
  fitsColumn: true,
};
