import type { PageLocale } from "../applications/locale";

export type LandlordWords = {
  /** Heads the card. */
  title: string;
  unnamed: string;
  /** What is known of it: the mailbox was confirmed, the rest is the landlord's own word. */
  asGiven: string;
  confirmed: string;
  contact: string;
  email: string;
  place: string;
  registration: string;
  /** Before somebody begins. */
  beware: string;
  /** Beside the button that sends. `{name}`: who lets the home. */
  goesTo: string;
  /** The label of the name in a list of facts, and in mails. */
  landlord: string;
  /** After the name in a mail. */
  given: string;
};

/** Who lets the home, as every page and mail for tenants says it. */
export const landlordWords: Record<PageLocale, LandlordWords> = {
  en: {
    title: "Who lets this home",
    unnamed: "The landlord has given no name.",
    confirmed: "E-mail confirmed",
    asGiven: "Name as given: we have not checked it.",
    contact: "Contact",
    email: "Reply address",
    place: "Place",
    registration: "Registration number",
    beware: "Never send money, or a code from your phone, before you have seen the home.",
    goesTo: "Your application goes to {name}.",
    landlord: "Landlord",
    given: "name as given",
  },
  es: {
    title: "Quién alquila esta vivienda",
    unnamed: "El propietario no ha dado su nombre.",
    confirmed: "Correo confirmado",
    asGiven: "Nombre tal como lo dio: no lo hemos comprobado.",
    contact: "Persona de contacto",
    email: "Correo para responder",
    place: "Lugar",
    registration: "Número de registro",
    beware: "No envíe nunca dinero, ni un código de su teléfono, antes de haber visto la vivienda.",
    goesTo: "Su solicitud va a {name}.",
    landlord: "Propietario",
    given: "nombre tal como lo dio",
  },
  fr: {
    title: "Qui loue ce logement",
    unnamed: "Le propriétaire n’a pas donné de nom.",
    confirmed: "E-mail confirmé",
    asGiven: "Nom tel qu’il a été donné\u00a0: nous ne l’avons pas vérifié.",
    contact: "Contact",
    email: "Adresse de réponse",
    place: "Lieu",
    registration: "Numéro d’immatriculation",
    beware: "N’envoyez jamais d’argent, ni un code reçu sur votre téléphone, avant d’avoir vu le logement.",
    goesTo: "Votre candidature est envoyée à {name}.",
    landlord: "Propriétaire",
    given: "nom tel qu’il a été donné",
  },
};
