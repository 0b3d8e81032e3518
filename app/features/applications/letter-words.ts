import type { LetterKind } from "../../db/schema/review";
import type { PageLocale } from "./locale";

export type LetterWords = {
  /** `{reference}` stands for the application's. */
  subjects: Record<LetterKind, string>;
  headings: Record<LetterKind, string>;
  texts: Record<LetterKind, string>;
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
      "Hello {name},\n\nThank you for applying and for the time it took. I have decided for another household this time.\n\nI wish you a good home soon.",
    reopened: "Hello {name},\n\nI have taken up your application again. I will write when I have decided.",
    "home-let":
      "Hello {name},\n\nThe home you applied for has been let to another household. Thank you for applying and for the time it took.\n\nI wish you a good home soon.",
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
      "Hola, {name}:\n\nGracias por su solicitud y por el tiempo que le ha dedicado. Esta vez me he decidido por otro hogar.\n\nLe deseo que encuentre pronto una buena vivienda.",
    reopened: "Hola, {name}:\n\nHe retomado su solicitud. Le escribiré cuando haya decidido.",
    "home-let":
      "Hola, {name}:\n\nLa vivienda que solicitó se ha alquilado a otro hogar. Gracias por su solicitud y por el tiempo que le ha dedicado.\n\nLe deseo que encuentre pronto una buena vivienda.",
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
      "Bonjour {name},\n\nMerci de votre candidature et du temps que vous y avez consacré. J’ai choisi un autre foyer cette fois-ci.\n\nJe vous souhaite de trouver bientôt un bon logement.",
    reopened: "Bonjour {name},\n\nJ’ai repris votre candidature. Je vous écrirai quand j’aurai décidé.",
    "home-let":
      "Bonjour {name},\n\nLe logement demandé est loué à un autre foyer. Merci de votre candidature et du temps que vous y avez consacré.\n\nJe vous souhaite de trouver bientôt un bon logement.",
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
