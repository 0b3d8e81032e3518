import type { LetterKind } from "../../db/schema/review";
import type { PageLocale } from "./locale";
import type { DeclineReason } from "./states";

export type LetterWords = {
  /** `{reference}` stands for the application's. */
  subjects: Record<LetterKind, string>;
  headings: Record<LetterKind, string>;
  /** `{because}` in "declined" is the sentence of its reason. */
  texts: Record<LetterKind, string>;
  because: Record<DeclineReason, string>;
  home: string;
  reference: string;
  from: string;
  status: string;
  spelledOut: string;
  report: string;
  notTheirs: string;
  freeCopy: string;
  dispute: string;
  score: string;
  why: string;
  questions: string;
};

const en: LetterWords = {
  subjects: {
    shortlisted: "You are on the shortlist ({reference})",
    approved: "Your application is approved ({reference})",
    declined: "The decision on your application ({reference})",
    reopened: "Your application is being read again ({reference})",
    "home-let": "The home has been let ({reference})",
  },
  headings: {
    shortlisted: "You are on the shortlist",
    approved: "Your application is approved",
    declined: "The decision on your application",
    reopened: "Your application is being read again",
    "home-let": "The home has been let",
  },
  texts: {
    shortlisted:
      "Hello {name},\n\nYour application is on my shortlist. Nothing is decided yet. I will write again when it is.",
    approved: "Hello {name},\n\nI would like to let the home to you. I will be in touch about the next steps.",
    declined:
      "Hello {name},\n\nThank you for applying and for the time it took. {because}\n\nI wish you a good home soon.",
    reopened: "Hello {name},\n\nI have taken up your application again. I will write when I have decided.",
    "home-let":
      "Hello {name},\n\nThe home you applied for has been let to another household. Thank you for applying and for the time it took.\n\nI wish you a good home soon.",
  },
  because: {
    "other-chosen": "This time I have chosen another application.",
    income:
      "I cannot offer you the home, because the income in your application is below what the published criteria ask for.",
    incomplete:
      "I cannot offer you the home, because something that I had asked for was still missing from your application.",
    "move-in":
      "I cannot offer you the home, because your move-in date does not fit the day from which it is available.",
    "pets-smoking":
      "I cannot offer you the home, because your application does not fit the published rule on pets or smoking.",
    references: "I cannot offer you the home, because a reference that you named was not confirmed.",
    differed: "I cannot offer you the home, because something in your application differed from your documents.",
    "not-available": "I cannot offer you the home, because it is no longer available.",
    report:
      "I cannot offer you the home. A report about you was used in this decision; which one it was, and what rights you have, stands below.",
    other: "I cannot offer you the home this time.",
  },
  home: "Home",
  reference: "Reference",
  from: "The landlord writes:",
  status: "See your application",
  spelledOut: "Or open this address in a browser:",
  report:
    "The decision was based in whole or in part on information in a consumer report. It came from this consumer reporting agency:",
  notTheirs: "The agency did not make the decision and cannot tell you its reasons.",
  freeCopy: "You have the right to a free copy of your report from the agency if you ask for it within 60 days.",
  dispute: "You have the right to dispute with the agency whether anything in the report is accurate or complete.",
  score: "A credit score was used in the decision: {score}",
  why: "You get this mail because you applied for this home.",
  questions: "Answers to this mail are not read. Questions about this service: {support}",
};

const es: LetterWords = {
  subjects: {
    shortlisted: "Está entre los preseleccionados ({reference})",
    approved: "Su solicitud está aprobada ({reference})",
    declined: "La decisión sobre su solicitud ({reference})",
    reopened: "Su solicitud se lee de nuevo ({reference})",
    "home-let": "La vivienda está alquilada ({reference})",
  },
  headings: {
    shortlisted: "Está entre los preseleccionados",
    approved: "Su solicitud está aprobada",
    declined: "La decisión sobre su solicitud",
    reopened: "Su solicitud se lee de nuevo",
    "home-let": "La vivienda está alquilada",
  },
  texts: {
    shortlisted:
      "Hola, {name}:\n\nSu solicitud está entre las preseleccionadas. Todavía no hay nada decidido. Le escribiré cuando lo esté.",
    approved: "Hola, {name}:\n\nMe gustaría alquilarle la vivienda. Le escribiré para los próximos pasos.",
    declined:
      "Hola, {name}:\n\nGracias por su solicitud y por el tiempo que le ha dedicado. {because}\n\nLe deseo que encuentre pronto una buena vivienda.",
    reopened: "Hola, {name}:\n\nHe retomado su solicitud. Le escribiré cuando haya decidido.",
    "home-let":
      "Hola, {name}:\n\nLa vivienda que solicitó se ha alquilado a otro hogar. Gracias por su solicitud y por el tiempo que le ha dedicado.\n\nLe deseo que encuentre pronto una buena vivienda.",
  },
  because: {
    "other-chosen": "Esta vez he elegido otra solicitud.",
    income:
      "No puedo ofrecerle la vivienda, porque los ingresos de su solicitud no alcanzan lo que piden los criterios publicados.",
    incomplete: "No puedo ofrecerle la vivienda, porque en su solicitud seguía faltando algo que le había pedido.",
    "move-in":
      "No puedo ofrecerle la vivienda, porque su fecha de entrada no encaja con el día en que está disponible.",
    "pets-smoking":
      "No puedo ofrecerle la vivienda, porque su solicitud no cumple la norma publicada sobre mascotas o tabaco.",
    references: "No puedo ofrecerle la vivienda, porque no se confirmó una de las referencias que indicó.",
    differed: "No puedo ofrecerle la vivienda, porque algo en su solicitud no coincidía con sus documentos.",
    "not-available": "No puedo ofrecerle la vivienda, porque ya no está disponible.",
    report:
      "No puedo ofrecerle la vivienda. En esta decisión se usó un informe sobre usted; más abajo figura cuál y qué derechos tiene.",
    other: "Esta vez no puedo ofrecerle la vivienda.",
  },
  home: "Vivienda",
  reference: "Referencia",
  from: "El propietario escribe:",
  status: "Ver su solicitud",
  spelledOut: "O abra esta dirección en un navegador:",
  report:
    "La decisión se basó en todo o en parte en información de un informe del consumidor. Procede de esta agencia de informes:",
  notTheirs: "La agencia no tomó la decisión y no puede decirle los motivos.",
  freeCopy: "Tiene derecho a una copia gratuita de su informe si la pide a la agencia en un plazo de 60 días.",
  dispute: "Tiene derecho a impugnar ante la agencia la exactitud o integridad de lo que dice el informe.",
  score: "En la decisión se usó una puntuación de crédito: {score}",
  why: "Recibe este correo porque solicitó esta vivienda.",
  questions: "Las respuestas a este correo no se leen. Preguntas sobre este servicio: {support}",
};

const fr: LetterWords = {
  subjects: {
    shortlisted: "Votre candidature est présélectionnée ({reference})",
    approved: "Votre candidature est acceptée ({reference})",
    declined: "La décision sur votre candidature ({reference})",
    reopened: "Votre candidature est relue ({reference})",
    "home-let": "Le logement est loué ({reference})",
  },
  headings: {
    shortlisted: "Votre candidature est présélectionnée",
    approved: "Votre candidature est acceptée",
    declined: "La décision sur votre candidature",
    reopened: "Votre candidature est relue",
    "home-let": "Le logement est loué",
  },
  texts: {
    shortlisted:
      "Bonjour {name},\n\nVotre candidature fait partie de ma présélection. Rien n’est encore décidé. Je vous écrirai quand ce sera le cas.",
    approved:
      "Bonjour {name},\n\nJe souhaite vous louer le logement. Je vous contacterai au sujet des prochaines étapes.",
    declined:
      "Bonjour {name},\n\nMerci de votre candidature et du temps que vous y avez consacré. {because}\n\nJe vous souhaite de trouver bientôt un bon logement.",
    reopened: "Bonjour {name},\n\nJ’ai repris votre candidature. Je vous écrirai quand j’aurai décidé.",
    "home-let":
      "Bonjour {name},\n\nLe logement demandé est loué à un autre foyer. Merci de votre candidature et du temps que vous y avez consacré.\n\nJe vous souhaite de trouver bientôt un bon logement.",
  },
  because: {
    "other-chosen": "Cette fois-ci, j’ai retenu une autre candidature.",
    income:
      "Je ne peux pas vous proposer le logement, car les revenus de votre candidature n’atteignent pas ce que demandent les critères publiés.",
    incomplete:
      "Je ne peux pas vous proposer le logement, car il manquait encore dans votre candidature un élément que j’avais demandé.",
    "move-in":
      "Je ne peux pas vous proposer le logement, car votre date d’entrée ne correspond pas au jour où il est disponible.",
    "pets-smoking":
      "Je ne peux pas vous proposer le logement, car votre candidature ne respecte pas la règle publiée sur les animaux ou le tabac.",
    references:
      "Je ne peux pas vous proposer le logement, car une référence que vous avez indiquée n’a pas été confirmée.",
    differed:
      "Je ne peux pas vous proposer le logement, car un élément de votre candidature ne correspondait pas à vos documents.",
    "not-available": "Je ne peux pas vous proposer le logement, car il n’est plus disponible.",
    report:
      "Je ne peux pas vous proposer le logement. Un rapport vous concernant a été utilisé pour cette décision\u00a0; lequel, et quels sont vos droits, est indiqué plus bas.",
    other: "Je ne peux pas vous proposer le logement cette fois-ci.",
  },
  home: "Logement",
  reference: "Référence",
  from: "Le propriétaire écrit :",
  status: "Voir votre candidature",
  spelledOut: "Ou ouvrez cette adresse dans un navigateur :",
  report:
    "La décision repose en tout ou en partie sur les informations d’un rapport de crédit. Il provient de cette agence :",
  notTheirs: "L’agence n’a pas pris la décision et ne peut pas vous en donner les raisons.",
  freeCopy: "Vous avez droit à une copie gratuite de votre rapport si vous la demandez à l’agence dans les 60 jours.",
  dispute: "Vous avez le droit de contester auprès de l’agence l’exactitude ou l’exhaustivité du rapport.",
  score: "Une note de crédit a été utilisée : {score}",
  why: "Vous recevez ce message parce que vous avez demandé ce logement.",
  questions: "Les réponses à ce message ne sont pas lues. Questions sur ce service : {support}",
};

export const letterWords: Record<PageLocale, LetterWords> = { en, es, fr };
