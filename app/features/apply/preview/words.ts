import type { PageLocale } from "../../applications/locale";

export type PreviewWords = {
  title: string;
  text: string;
  sent: string;
  sentText: string;
  again: string;
  broken: string;
  brokenText: string;
};

/** What a preview says of itself, on top of the tenant's own pages. */
export const previewWords: Record<PageLocale, PreviewWords> = {
  en: {
    title: "Preview: not sent",
    text: "This is how the form looks to a tenant. Nothing typed here leaves this page.",
    sent: "End of the preview",
    sentText: "A tenant would now see the receipt with a reference. Nothing was sent.",
    again: "Start the preview again",
    broken: "This draft cannot be shown yet",
    brokenText: "Something in it is not finished. The last step of the builder says what.",
  },
  es: {
    title: "Vista previa: no se envía",
    text: "Así ve el formulario quien solicita. Nada de lo que escriba aquí sale de esta página.",
    sent: "Fin de la vista previa",
    sentText: "Quien solicita vería ahora el justificante con su referencia. No se ha enviado nada.",
    again: "Empezar de nuevo la vista previa",
    broken: "Este borrador aún no se puede mostrar",
    brokenText: "Falta algo por terminar. El último paso del editor dice qué.",
  },
  fr: {
    title: "Aperçu : rien n’est envoyé",
    text: "Voici le formulaire tel que le candidat le voit. Rien de ce que vous tapez ne quitte cette page.",
    sent: "Fin de l’aperçu",
    sentText: "Le candidat verrait maintenant l’accusé de réception et sa référence. Rien n’a été envoyé.",
    again: "Recommencer l’aperçu",
    broken: "Ce brouillon ne peut pas encore être affiché",
    brokenText: "Il y manque quelque chose. La dernière étape de l’éditeur dit quoi.",
  },
};
