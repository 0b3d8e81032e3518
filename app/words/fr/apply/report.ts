import type { ReportWords } from "../../en/apply/report";

export const reportWords: ReportWords = {
  title: "Signaler ce formulaire",
  lead: "Quelque chose ne va pas dans ce formulaire\u00a0? Dites-le-nous, et une personne l’examinera. Le propriétaire ne saura pas qui a écrit.",
  reason: "Qu’est-ce qui ne va pas\u00a0?",
  noReason: "Choisissez ce qui ne va pas.",
  reasons: {
    money: "On m’a demandé de l’argent avant une visite ou un contrat",
    details: "Il demande des mots de passe, des codes ou des numéros de carte ou de banque",
    "not-a-home": "Ce logement n’existe pas ou n’est pas à louer",
    "not-theirs": "Les photos ou l’adresse sont à quelqu’un d’autre",
    unfair: "Il traite les gens de façon injuste",
    other: "Autre chose",
  },
  text: "Que s’est-il passé\u00a0? (facultatif)",
  textHint: "N’envoyez ni documents ni numéros personnels.",
  badText: "Ce texte est trop long ou contient des caractères qui ne peuvent pas être affichés.",
  email: "Votre e-mail (facultatif)",
  emailHint: "Seulement si nous pouvons vous poser des questions.",
  badEmail: "Saisissez une adresse comme nom@example.com, ou laissez vide.",
  send: "Envoyer le signalement",
  back: "Retour au formulaire",
  proof: {
    title: "Encore un instant",
    text: "Votre appareil fait un petit calcul, pour qu’aucune machine ne puisse envoyer des signalements par centaines. Ensuite, votre signalement part tout seul.",
    again: "Le calcul n’a pas pu être vérifié. Il recommence.",
    withoutScript:
      "Votre navigateur n’exécute pas de scripts. Envoyez le signalement tel quel\u00a0: une personne le lira.",
    working: "Calcul en cours. Cela prend quelques secondes.",
    solved: "C’est fait. Vous pouvez envoyer.",
    soon: "Calcul en cours. Dans quelques secondes votre signalement partira tout seul.",
    not: "Cet appareil ne peut pas faire le calcul. Envoyez le signalement sans lui.",
    plainNote: "Ou envoyez-le sans attendre\u00a0: une personne le lira de la même façon.",
    plain: "Envoyer sans le calcul",
  },
  sent: [
    "Merci",
    "Nous avons votre signalement, et une personne examine le formulaire. Si vous avez perdu de l’argent, prévenez aussi la police et votre banque.",
  ],
  busy: [
    "Patientez un peu",
    "Plusieurs signalements sont venus de votre connexion. Réessayez plus tard\u00a0; ce que vous avez écrit est encore là.",
  ],
};
