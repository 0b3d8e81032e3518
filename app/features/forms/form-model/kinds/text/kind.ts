import { asTyped, type Kind } from "../kind";

export const text: Kind<"text", string> = {
  words: {
    name: "Short text",
    hint: "A few words on one line",
    search: "line answer texto corto línea texte court ligne",
  },
  ...asTyped,
  isFreeText: true,
  compared: "text",
  fitsColumn: true,
};
