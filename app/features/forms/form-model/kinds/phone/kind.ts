import { asTyped, type Kind } from "../kind";

export const phone: Kind<"phone", string> = {
  ...asTyped,
  isProperName: true,
  compared: "presence",
  fitsColumn: true,
};
