import { asTyped, type Kind } from "../kind";

export const longText: Kind<"longText", string> = {
  ...asTyped,
  isFreeText: true,
  compared: "text",
  fitsColumn: false,
  blank: { height: 98, parts: () => [{ shape: "area", lines: 4 }] },
};
