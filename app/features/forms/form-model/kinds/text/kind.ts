import { asTyped, type Kind } from "../kind";

export const text: Kind<"text", string> = {
  ...asTyped,
  isFreeText: true,
  compared: "text",
  fitsColumn: true,
};
