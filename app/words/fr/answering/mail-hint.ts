import type { MailHintWords } from "../../en/answering/mail-hint";

export const mailHintWords: MailHintWords = {
  hint: "Vouliez-vous dire {address}\u00a0?",
  title: "L’adresse e-mail est-elle correcte\u00a0?",
  saved: "{address} est enregistrée. Si elle est correcte, continuez.",
  change: "Changer l’adresse",
  yes: "Oui, la changer",
  no: "Non, elle est exacte",
};
