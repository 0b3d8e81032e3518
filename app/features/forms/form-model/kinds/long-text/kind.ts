import { asTyped, type Kind } from "../kind";

export const longText: Kind<"longText", string> = {
  words: {
    name: "Long text",
    hint: "Several lines",
    search: "paragraph comment box texto largo párrafo texte long paragraphe",
  },
  ...asTyped,
  isFreeText: true,
  compared: "text",
  fitsColumn: false,
  blank: { height: 98, parts: () => [{ shape: "area", lines: 4 }] },
};
