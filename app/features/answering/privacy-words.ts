import { numberFormat } from "../../kernel/formatters";
import { draftLifeMs } from "../applications/draft-cookie";
import { undecided } from "../applications/erasure-clock";
import type { PageLocale } from "../applications/locale";
import type { FormDefinition, Property } from "../form-model/schema";
import { placeOf } from "../law/place-of";
import { retentionOf } from "../law/retention";
import { guestKeptMs } from "../rent-forms/rules";
import { wordsFor } from "./words";

const dayMs = 24 * 60 * 60 * 1000;

type Line = readonly [term: string, text: string];

type PrivacyWords = {
  title: string;
  lines: (times: Times, hasAccount: boolean) => Line[];
  short: (times: Times, hasAccount: boolean) => string;
  more: string;
};

/** How long is kept what, each spoken in the reader's language. */
type Times = Record<"draft" | "months" | "days" | "sent" | "closed" | "guest", string>;

/** Readers, purpose, time, rights: short, in the reader's language, true for this very form. */
const words: Record<PageLocale, PrivacyWords> = {
  en: {
    title: "Who sees what, and for how long",
    lines: ({ draft, months, days, sent, closed, guest }, hasAccount) => [
      [
        "Who reads it",
        "Only the landlord of this home, and whom the landlord lets help. Nobody buys it or gets it from us.",
      ],
      ["What for", "To decide who gets this home and to reach you about it. Nothing else."],
      ["Before you send", `The landlord sees nothing of it. What is not sent is erased after ${draft}.`],
      ...(hasAccount
        ? ([
            ["Papers", `Erased ${days} after the decision. You see when one was opened.`],
            ["Answers", `Erased ${months} after the decision.`],
            [
              "Without a decision",
              `Your application ends ${closed} after the form closed, or ${sent} after you sent it. The same times run from then on.`,
            ],
          ] as const)
        : ([
            [
              "Papers and answers",
              `Erased at the latest ${guest} after this form closes. You see when a paper was opened. If the landlord takes the form into an account, papers are erased ${days} and answers ${months} after the decision instead; without one your application ends ${closed} after the form closed, or ${sent} after you sent it.`,
            ],
          ] as const)),
      [
        "Your rights",
        "Until the landlord decides you can follow it, correct it, take it back and have it erased on your own page. After that, ask the landlord.",
      ],
      [
        "Encryption",
        "Name, contact details, answers and documents are stored encrypted. Move-in date, income, number of adults and pets also stand unencrypted, for the landlord’s list.",
      ],
    ],
    short: ({ days, guest }, hasAccount) =>
      hasAccount
        ? `Only the landlord; papers erased ${days} after the decision`
        : `Only the landlord; all erased ${guest} after this form closes`,
    more: "More in the privacy policy",
  },
  es: {
    title: "Quién ve qué, y durante cuánto tiempo",
    lines: ({ draft, months, days, sent, closed, guest }, hasAccount) => [
      [
        "Quién lo lee",
        "Solo el propietario de esta vivienda y quien le ayude. Nadie lo compra ni lo recibe de nosotros.",
      ],
      ["Para qué", "Para decidir quién obtiene esta vivienda y para comunicarse con usted. Para nada más."],
      ["Antes de enviar", `El propietario no ve nada. Lo que no se envía se borra a los ${draft}.`],
      ...(hasAccount
        ? ([
            ["Documentos", `Se borran ${days} después de la decisión. Usted ve cuándo se abrió cada uno.`],
            ["Respuestas", `Se borran ${months} después de la decisión.`],
            [
              "Sin decisión",
              `Su solicitud termina ${closed} después de cerrarse el formulario, o ${sent} después de enviarla. Desde entonces corren los mismos plazos.`,
            ],
          ] as const)
        : ([
            [
              "Documentos y respuestas",
              `Se borran como muy tarde ${guest} después de cerrarse este formulario. Usted ve cuándo se abrió cada documento. Si el propietario lleva el formulario a una cuenta, los documentos se borran ${days} y las respuestas ${months} después de la decisión; sin ella, su solicitud termina ${closed} después de cerrarse el formulario, o ${sent} después de enviarla.`,
            ],
          ] as const)),
      [
        "Sus derechos",
        "Hasta que el propietario decida, puede seguir la solicitud, corregirla, retirarla y borrarla en su página. Después, pídaselo al propietario.",
      ],
      [
        "Cifrado",
        "El nombre, los datos de contacto, las respuestas y los documentos se guardan cifrados. La fecha de entrada, los ingresos, el número de adultos y las mascotas figuran además sin cifrar, para la lista del propietario.",
      ],
    ],
    short: ({ days, guest }, hasAccount) =>
      hasAccount
        ? `Solo el propietario; documentos borrados ${days} después de la decisión`
        : `Solo el propietario; todo se borra ${guest} después de cerrarse el formulario`,
    more: "Más en la política de privacidad",
  },
  fr: {
    title: "Qui voit quoi, et pendant combien de temps",
    lines: ({ draft, months, days, sent, closed, guest }, hasAccount) => [
      [
        "Qui lit",
        "Seulement le propriétaire de ce logement et qui l’aide. Personne ne l’achète ni ne le reçoit de nous.",
      ],
      ["Pour quoi", "Pour décider qui obtient ce logement et pour vous joindre à ce sujet. Pour rien d’autre."],
      ["Avant l’envoi", `Le propriétaire ne voit rien. Ce qui n’est pas envoyé est effacé après ${draft}.`],
      ...(hasAccount
        ? ([
            ["Documents", `Effacés ${days} après la décision. Vous voyez quand chacun a été ouvert.`],
            ["Réponses", `Effacées ${months} après la décision.`],
            [
              "Sans décision",
              `Votre candidature prend fin ${closed} après la fermeture du formulaire, ou ${sent} après votre envoi. Les mêmes délais courent ensuite.`,
            ],
          ] as const)
        : ([
            [
              "Documents et réponses",
              `Effacés au plus tard ${guest} après la fermeture de ce formulaire. Vous voyez quand chaque document a été ouvert. Si le propriétaire rattache le formulaire à un compte, les documents sont effacés ${days} et les réponses ${months} après la décision\u00a0; sans décision, votre candidature prend fin ${closed} après la fermeture du formulaire, ou ${sent} après votre envoi.`,
            ],
          ] as const)),
      [
        "Vos droits",
        "Tant que le propriétaire n’a pas décidé, vous pouvez la suivre, la corriger, la retirer et l’effacer sur votre page. Ensuite, adressez-vous au propriétaire.",
      ],
      [
        "Chiffrement",
        "Le nom, les coordonnées, les réponses et les documents sont chiffrés. La date d’entrée, les revenus, le nombre d’adultes et les animaux figurent aussi en clair, pour la liste du propriétaire.",
      ],
    ],
    short: ({ days, guest }, hasAccount) =>
      hasAccount
        ? `Seulement le propriétaire\u00a0; pièces effacées ${days} après la décision`
        : `Seulement le propriétaire\u00a0; tout est effacé ${guest} après la fermeture du formulaire`,
    more: "Plus dans la politique de confidentialité",
  },
};

/** What a notice goes by: where the home is, and whether an account has the form, which alone can decide. */
export type NoticeSubject = { property: Pick<Property, "address" | "chosenSubplace">; hasAccount: boolean };

/** `short`: all of it in a few words. */
export type PrivacyNotice = { title: string; short: string; lines: Line[]; more: string };

/** The notice of this form: how long is kept what, by the place of the home. */
export function privacyNotice({ property, hasAccount }: NoticeSubject, locale: PageLocale): PrivacyNotice {
  const { place } = placeOf(property.address, property.chosenSubplace);
  const { unsuccessfulMonths, documentsDays } = retentionOf(place);
  const { title, lines, short, more } = words[locale];
  const times = {
    draft: spokenTime(draftLifeMs / dayMs, "day", locale),
    months: spokenTime(unsuccessfulMonths, "month", locale),
    days: spokenTime(documentsDays, "day", locale),
    sent: spokenTime(undecided.sentMonths, "month", locale),
    closed: spokenTime(undecided.closedDays, "day", locale),
    guest: spokenTime(guestKeptMs / dayMs, "day", locale),
  };
  return { title, short: short(times, hasAccount), lines: lines(times, hasAccount), more };
}

/** "60 days", "60 días", "60 jours". */
export function spokenTime(value: number, unit: "month" | "day", locale: PageLocale): string {
  return numberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(value);
}

/**
 * What stood before the applicant beside questions and consents, as it is stored with the application: the words over the
 * signature, and the notice, a paragraph a line. `visibleFields` are paths.
 */
export function noticesShown(
  { definition, hasAccount }: { definition: FormDefinition; hasAccount: boolean },
  visibleFields: readonly string[],
  locale: PageLocale,
): string[] {
  const fields = definition.sections.flatMap((section) => section.fields);
  const signs = fields.some(({ kind, id }) => kind === "signature" && visibleFields.includes(id));
  const { title, lines } = privacyNotice({ ...definition, hasAccount }, locale);
  const notice = [title, ...lines.map(([term, text]) => `${term}: ${text}`)];
  return signs ? [wordsFor(locale).signatureHint, ...notice] : notice;
}
