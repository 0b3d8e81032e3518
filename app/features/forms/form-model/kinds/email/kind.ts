import { asTyped, type Kind } from "../kind";

export const email: Kind<"email", string> = {
  words: { name: "Email address", hint: "Checked for its format", search: "mail correo courriel" },
  ...asTyped,
  isProperName: true,
  compared: "text",
  fitsColumn: true,
};
