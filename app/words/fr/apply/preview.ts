import type { PreviewWords } from "../../en/apply/preview";

export const previewWords: PreviewWords = {
  title: "Aperçu\u00a0: rien n’est envoyé",
  text: "Voici le formulaire tel que le candidat le voit. Rien de ce que vous tapez ne quitte cette page.",
  sent: "Fin de l’aperçu",
  sentText: "Le candidat verrait maintenant l’accusé de réception et son numéro de candidature. Rien n’a été envoyé.",
  again: "Recommencer l’aperçu",
  broken: "Ce brouillon ne peut pas encore être affiché",
  brokenText: "Il y manque quelque chose. La dernière étape de l’éditeur dit quoi.",
};
