import type { PageLocale } from "../applications/locale";
import type { ReportCode } from "../screening/schema";

type ReportWords = {
  title: string;
  lead: string;
  reason: string;
  noReason: string;
  reasons: Record<ReportCode, string>;
  text: string;
  textHint: string;
  badText: string;
  email: string;
  emailHint: string;
  badEmail: string;
  send: string;
  back: string;
  sent: readonly [title: string, text: string];
  busy: readonly [title: string, text: string];
};

const en: ReportWords = {
  title: "Report this form",
  lead: "Is something wrong with this form? Tell us, and a person looks at it. The landlord does not learn who wrote.",
  reason: "What is wrong?",
  noReason: "Choose what is wrong.",
  reasons: {
    money: "I was asked for money before a viewing or a contract",
    details: "It asks for passwords, codes, or numbers of a card or a bank",
    "not-a-home": "This home does not exist or is not to let",
    "not-theirs": "The photos or the address belong to somebody else",
    unfair: "It treats people unfairly",
    other: "Something else",
  },
  text: "What happened? (optional)",
  textHint: "Please send no documents and no personal numbers.",
  badText: "This text is too long or has characters that cannot be shown.",
  email: "Your e-mail (optional)",
  emailHint: "Only if we may ask you about it.",
  badEmail: "Enter an address like name@example.com, or leave it empty.",
  send: "Send the report",
  back: "Back to the form",
  sent: [
    "Thank you",
    "We have your report, and a person looks at the form. If you lost money, tell the police and your bank too.",
  ],
  busy: [
    "Please wait a little",
    "Several reports came from your connection. Try again later; what you typed is still here.",
  ],
};

const es: ReportWords = {
  title: "Denunciar este formulario",
  lead: "¿Hay algo mal en este formulario? Díganoslo y una persona lo mirará. El propietario no sabrá quién ha escrito.",
  reason: "¿Qué está mal?",
  noReason: "Elija qué está mal.",
  reasons: {
    money: "Me pidieron dinero antes de una visita o de un contrato",
    details: "Pide contraseñas, códigos o números de tarjeta o de banco",
    "not-a-home": "Esta vivienda no existe o no se alquila",
    "not-theirs": "Las fotos o la dirección son de otra persona",
    unfair: "Trata a las personas de forma injusta",
    other: "Otra cosa",
  },
  text: "¿Qué pasó? (opcional)",
  textHint: "No envíe documentos ni números personales.",
  badText: "El texto es demasiado largo o tiene caracteres que no se pueden mostrar.",
  email: "Su correo (opcional)",
  emailHint: "Solo si podemos preguntarle sobre ello.",
  badEmail: "Escriba una dirección como nombre@example.com o déjelo en blanco.",
  send: "Enviar la denuncia",
  back: "Volver al formulario",
  sent: [
    "Gracias",
    "Tenemos su denuncia y una persona mirará el formulario. Si ha perdido dinero, avise también a la policía y a su banco.",
  ],
  busy: [
    "Espere un poco",
    "Han llegado varias denuncias desde su conexión. Inténtelo más tarde; lo que ha escrito sigue aquí.",
  ],
};

const fr: ReportWords = {
  title: "Signaler ce formulaire",
  lead: "Quelque chose ne va pas dans ce formulaire ? Dites-le-nous, et une personne le regardera. Le propriétaire ne saura pas qui a écrit.",
  reason: "Qu’est-ce qui ne va pas ?",
  noReason: "Choisissez ce qui ne va pas.",
  reasons: {
    money: "On m’a demandé de l’argent avant une visite ou un contrat",
    details: "Il demande des mots de passe, des codes ou des numéros de carte ou de banque",
    "not-a-home": "Ce logement n’existe pas ou n’est pas à louer",
    "not-theirs": "Les photos ou l’adresse sont à quelqu’un d’autre",
    unfair: "Il traite les gens de façon injuste",
    other: "Autre chose",
  },
  text: "Que s’est-il passé ? (facultatif)",
  textHint: "N’envoyez ni documents ni numéros personnels.",
  badText: "Ce texte est trop long ou contient des caractères qui ne peuvent pas être affichés.",
  email: "Votre e-mail (facultatif)",
  emailHint: "Seulement si nous pouvons vous poser des questions.",
  badEmail: "Saisissez une adresse comme nom@example.com, ou laissez vide.",
  send: "Envoyer le signalement",
  back: "Retour au formulaire",
  sent: [
    "Merci",
    "Nous avons votre signalement, et une personne regarde le formulaire. Si vous avez perdu de l’argent, prévenez aussi la police et votre banque.",
  ],
  busy: [
    "Patientez un peu",
    "Plusieurs signalements sont venus de votre connexion. Réessayez plus tard ; ce que vous avez écrit est encore là.",
  ],
};

export const reportWords: Record<PageLocale, ReportWords> = { en, es, fr };
