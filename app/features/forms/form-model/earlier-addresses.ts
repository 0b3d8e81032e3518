import type { Texts } from "./localized";

/** What the ready section for earlier addresses says, word for word: the flag about short histories goes by it. */
export const earlierAddressesHelp: Texts = [
  "Where you lived in the last two years. Leave this empty if you have no rental history.",
  "Dónde vivió en los últimos dos años. Déjelo vacío si no ha alquilado antes.",
  "Où vous avez habité ces deux dernières années. Laissez vide si vous n’avez jamais loué.",
];
