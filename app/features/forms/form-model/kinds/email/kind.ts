import { asTyped, type Kind } from "../kind";

export const email: Kind<"email", string> = {
  ...asTyped,
  isProperName: true,
  compared: "text",
  fitsColumn: true,
};
