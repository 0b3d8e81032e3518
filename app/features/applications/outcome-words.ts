import { formatDate, utcDay } from "../../kernel/dates";
import type { PageLocale } from "./locale";
import type { Answer } from "./untold";

type Line = [title: string, text: string];

/** What became of an application, for those who applied. `{day}`: of the decision, or the last one for an answer; `{name}`: the lead. */
type OutcomeWords = {
  waiting: Line;
  untold: Line;
  /** For co-applicants and guarantors: the letter itself is the lead's alone. */
  member: Record<Answer["kind"], Line>;
  untoldSubject: string;
  memberSubject: string;
  home: string;
  reference: string;
  statusAction: string;
  partAction: string;
  spelledOut: string;
  leadWhy: string;
  memberWhy: string;
  questions: string;
};

const en: OutcomeWords = {
  waiting: [
    "Decided",
    "The landlord has decided and has not written to you yet. We remind the landlord; look here again after {day}.",
  ],
  untold: [
    "Decided",
    "The landlord decided on {day} and has not written to you. If you have not heard in another way, you need not wait any longer.",
  ],
  member: {
    approved: ["Approved", "The landlord has written to {name}: the application that you are part of is approved."],
    declined: [
      "Not chosen this time",
      "The landlord has written to {name}: this home does not go to the application that you are part of.",
    ],
    "home-let": [
      "Not chosen this time",
      "The landlord has written to {name}: this home has been let to somebody else.",
    ],
    waiting: [
      "Decided",
      "The landlord has decided and has not written to {name} yet. We remind the landlord; look here again after {day}.",
    ],
    untold: [
      "Decided",
      "The landlord decided on {day} and has not written to {name}. If none of you has heard in another way, you need not wait any longer.",
    ],
  },
  untoldSubject: "Your application {reference}: decided, without a letter",
  memberSubject: "The application that you are part of was decided",
  home: "Home",
  reference: "Reference",
  statusAction: "See your application",
  partAction: "See your part",
  spelledOut: "Or open this address in a browser:",
  leadWhy: "You get this mail because you applied for this home.",
  memberWhy: "You get this mail because you sent a part of this application.",
  questions: "Answers to this mail are not read. Questions about this service: {support}",
};

const es: OutcomeWords = {
  waiting: [
    "Decidida",
    "El propietario ha decidido y aún no le ha escrito. Se lo recordamos; vuelva a mirar aquí después del {day}.",
  ],
  untold: [
    "Decidida",
    "El propietario decidió el {day} y no le ha escrito. Si no ha tenido noticias por otra vía, no hace falta que siga esperando.",
  ],
  member: {
    approved: [
      "Aprobada",
      "El propietario ha escrito a {name}: la solicitud de la que usted forma parte está aprobada.",
    ],
    declined: [
      "Esta vez no ha sido elegida",
      "El propietario ha escrito a {name}: esta vivienda no será para la solicitud de la que usted forma parte.",
    ],
    "home-let": [
      "Esta vez no ha sido elegida",
      "El propietario ha escrito a {name}: esta vivienda se ha alquilado a otra persona.",
    ],
    waiting: [
      "Decidida",
      "El propietario ha decidido y aún no ha escrito a {name}. Se lo recordamos; vuelva a mirar aquí después del {day}.",
    ],
    untold: [
      "Decidida",
      "El propietario decidió el {day} y no ha escrito a {name}. Si nadie de ustedes ha tenido noticias por otra vía, no hace falta que sigan esperando.",
    ],
  },
  untoldSubject: "Su solicitud {reference}: decidida, sin carta",
  memberSubject: "La solicitud de la que forma parte se ha decidido",
  home: "Vivienda",
  reference: "Referencia",
  statusAction: "Ver su solicitud",
  partAction: "Ver su parte",
  spelledOut: "O abra esta dirección en un navegador:",
  leadWhy: "Recibe este correo porque presentó una solicitud para esta vivienda.",
  memberWhy: "Recibe este correo porque envió una parte de esta solicitud.",
  questions: "Las respuestas a este correo no se leen. Preguntas sobre este servicio: {support}",
};

const fr: OutcomeWords = {
  waiting: [
    "Décidée",
    "Le propriétaire a décidé et ne vous a pas encore écrit. Nous le lui rappelons\u00a0; revenez voir ici après le {day}.",
  ],
  untold: [
    "Décidée",
    "Le propriétaire a décidé le {day} et ne vous a pas écrit. Si vous n’avez rien appris autrement, vous n’avez plus besoin d’attendre.",
  ],
  member: {
    approved: [
      "Acceptée",
      "Le propriétaire a écrit à {name}\u00a0: la candidature dont vous faites partie est acceptée.",
    ],
    declined: [
      "Non retenue cette fois",
      "Le propriétaire a écrit à {name}\u00a0: ce logement ne sera pas pour la candidature dont vous faites partie.",
    ],
    "home-let": [
      "Non retenue cette fois",
      "Le propriétaire a écrit à {name}\u00a0: ce logement a été loué à quelqu’un d’autre.",
    ],
    waiting: [
      "Décidée",
      "Le propriétaire a décidé et n’a pas encore écrit à {name}. Nous le lui rappelons\u00a0; revenez voir ici après le {day}.",
    ],
    untold: [
      "Décidée",
      "Le propriétaire a décidé le {day} et n’a pas écrit à {name}. Si aucun de vous n’a rien appris autrement, vous n’avez plus besoin d’attendre.",
    ],
  },
  untoldSubject: "Votre candidature {reference}\u00a0: décidée, sans lettre",
  memberSubject: "La candidature dont vous faites partie a été décidée",
  home: "Logement",
  reference: "Référence",
  statusAction: "Voir votre candidature",
  partAction: "Voir votre partie",
  spelledOut: "Ou ouvrez cette adresse dans un navigateur\u00a0:",
  leadWhy: "Vous recevez ce message parce que vous avez déposé une candidature pour ce logement.",
  memberWhy: "Vous recevez ce message parce que vous avez envoyé une partie de cette candidature.",
  questions: "Les réponses à ce message ne sont pas lues. Questions sur ce service\u00a0: {support}",
};

export const outcomeWords: Record<PageLocale, OutcomeWords> = { en, es, fr };

type Silent = Extract<Answer, { until: number }>;

/** Title and text for the lead of a decision that no letter told. */
export function silentLine(answer: Silent, locale: PageLocale): Line {
  return filled(outcomeWords[locale][answer.kind], { answer, locale, name: "" });
}

/** Title and text for a co-applicant or guarantor. */
export function memberLine(answer: Answer, locale: PageLocale, leadName: string): Line {
  return filled(outcomeWords[locale].member[answer.kind], { answer, locale, name: leadName });
}

function filled(
  [title, text]: Line,
  { answer, locale, name }: { answer: Answer; locale: PageLocale; name: string },
): Line {
  return [title, text.replace("{name}", () => name).replace("{day}", () => dayOf(answer, locale))];
}

/** Of a silence: the day of the decision once it is over; before that the last one for an answer, which may end at midnight. */
function dayOf(answer: Answer, locale: PageLocale): string {
  if (!("until" in answer)) return "";
  return formatDate(utcDay(answer.kind === "untold" ? answer.decidedAt : answer.until - 1), locale);
}
