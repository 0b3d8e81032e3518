import { asTyped, type Kind } from "../kind";

export const email: Kind<"email", string> = {
  words: { name: "Email address", hint: "Checked for its format", search: "mail correo courriel" },
  messages: {
    required: [
      "Enter an email address, like name@example.com",
      "Escriba un correo electrónico, como nombre@example.com",
      "Saisissez une adresse e-mail, comme nom@example.com",
    ],
  },
  ...asTyped,
  isProperName: true,
  compared: "text",
  fitsColumn: true,
};
