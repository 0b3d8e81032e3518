import type { MailHintWords } from "../../en/answering/mail-hint";

export const mailHintWords: MailHintWords = {
  hint: "Vouliez-vous dire {address}\u00a0?",
  title: "L’adresse e-mail est-elle juste\u00a0?",
  saved: "{address} est enregistrée. Si elle est juste, continuez.",
  change: "Changer l’adresse",
};
