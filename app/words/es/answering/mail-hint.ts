import type { MailHintWords } from "../../en/answering/mail-hint";

export const mailHintWords: MailHintWords = {
  hint: "¿Quiso decir {address}?",
  title: "¿Es correcto el correo electrónico?",
  saved: "Se guardó {address}. Si es correcto, continúe.",
  change: "Cambiar la dirección",
  yes: "Sí, cambiarlo",
  no: "No, es correcto así",
};
