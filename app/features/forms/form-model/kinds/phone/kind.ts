import { asTyped, type Kind } from "../kind";

export const phone: Kind<"phone", string> = {
  words: { name: "Phone number", hint: "With its country code", search: "telephone mobile teléfono téléphone" },
  messages: {
    "which-country": [
      "This is not a number we know in the home’s country ({country}): check it, or choose its own country",
      "No es un número conocido en el país de la vivienda ({country}): revíselo o elija el país del número",
      "Ce n’est pas un numéro connu dans le pays du logement ({country})\u00a0: vérifiez-le ou choisissez le pays du numéro",
    ],
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
