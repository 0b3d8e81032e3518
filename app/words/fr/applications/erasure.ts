import type { ErasedWords } from "../../en/applications/erasure";

export const erasedWords: ErasedWords = {
  subject: "Votre candidature est effacée ({reference})",
  heading: "Vos réponses et vos documents sont effacés",
  home: "Logement",
  reference: "Numéro de candidature",
  text: "Leur durée de conservation est terminée, comme annoncé avant votre candidature. Plus personne ne peut les lire.",
  left: "Seuls le numéro de candidature et les dates restent. Vous n’avez rien à faire.",
  why: "Vous recevez cet e-mail une seule fois, parce que vous avez déposé une candidature pour ce logement. Votre adresse est ensuite effacée elle aussi.",
  questions: "Les réponses à cet e-mail arrivent à notre assistance, pas au propriétaire\u00a0: {support}",
};
