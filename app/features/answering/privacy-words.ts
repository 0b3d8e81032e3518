import type { PageLocale } from "../applications/locale";
import type { FormDefinition, Property } from "../form-model/schema";
import { placeOf } from "../law/place-of";
import { retentionOf } from "../law/retention";
import { wordsFor } from "./words";

type Line = readonly [term: string, text: string];

type PrivacyWords = { title: string; lines: (months: string, days: string) => Line[]; more: string };

/** Readers, purpose, time, rights: short, in the reader's language, true for this very form. */
const words: Record<PageLocale, PrivacyWords> = {
  en: {
    title: "Who sees what, and for how long",
    lines: (months, days) => [
      [
        "Who reads it",
        "Only the landlord of this home, and whom the landlord lets help. Nobody buys it or gets it from us.",
      ],
      ["What for", "To decide who gets this home and to reach you about it. Nothing else."],
      ["Before you send", "The landlord sees nothing of it. What is not sent is erased after 30 days."],
      ["Papers", `Erased ${days} after the decision. You see when one was opened.`],
      ["Answers", `Erased ${months} after the decision if you do not get the home.`],
      [
        "Your rights",
        "On your own page you can follow it, correct it, take it back and have it erased. It is stored encrypted.",
      ],
    ],
    more: "More in the privacy policy",
  },
  es: {
    title: "Quién ve qué, y durante cuánto tiempo",
    lines: (months, days) => [
      [
        "Quién lo lee",
        "Solo el propietario de esta vivienda y quien le ayude. Nadie lo compra ni lo recibe de nosotros.",
      ],
      ["Para qué", "Para decidir quién obtiene esta vivienda y para comunicarse con usted. Para nada más."],
      ["Antes de enviar", "El propietario no ve nada. Lo que no se envía se borra a los 30 días."],
      ["Documentos", `Se borran ${days} después de la decisión. Usted ve cuándo se abrió cada uno.`],
      ["Respuestas", `Se borran ${months} después de la decisión si no obtiene la vivienda.`],
      [
        "Sus derechos",
        "En su página puede seguir la solicitud, corregirla, retirarla y pedir que se borre. Se guarda cifrada.",
      ],
    ],
    more: "Más en la política de privacidad",
  },
  fr: {
    title: "Qui voit quoi, et pendant combien de temps",
    lines: (months, days) => [
      [
        "Qui lit",
        "Seulement le propriétaire de ce logement et qui l’aide. Personne ne l’achète ni ne le reçoit de nous.",
      ],
      ["Pour quoi", "Pour décider qui obtient ce logement et pour vous joindre à ce sujet. Pour rien d’autre."],
      ["Avant l’envoi", "Le propriétaire ne voit rien. Ce qui n’est pas envoyé est effacé après 30 jours."],
      ["Documents", `Effacés ${days} après la décision. Vous voyez quand chacun a été ouvert.`],
      ["Réponses", `Effacées ${months} après la décision si vous n’obtenez pas le logement.`],
      [
        "Vos droits",
        "Sur votre page, vous pouvez la suivre, la corriger, la retirer et la faire effacer. Elle est chiffrée.",
      ],
    ],
    more: "Plus dans la politique de confidentialité",
  },
};

/** What a notice goes by: where the home is. */
export type NoticeSubject = { property: Pick<Property, "address" | "chosenSubplace"> };

export type PrivacyNotice = { title: string; lines: Line[]; more: string };

/** The notice of this form: how long is kept what, by the place of the home. */
export function privacyNotice({ property }: NoticeSubject, locale: PageLocale): PrivacyNotice {
  const { place } = placeOf(property.address, property.chosenSubplace);
  const { unsuccessfulMonths, documentsDays } = retentionOf(place);
  const { title, lines, more } = words[locale];
  const spoken = (value: number, unit: "month" | "day") =>
    new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(value);
  return { title, lines: lines(spoken(unsuccessfulMonths, "month"), spoken(documentsDays, "day")), more };
}

/**
 * What stood before the applicant beside questions and consents, as it is stored with the application: the words over the
 * signature, and the notice, a paragraph a line. `visibleFields` are paths.
 */
export function noticesShown(
  definition: FormDefinition,
  visibleFields: readonly string[],
  locale: PageLocale,
): string[] {
  const fields = definition.sections.flatMap((section) => section.fields);
  const signs = fields.some(({ kind, id }) => kind === "signature" && visibleFields.includes(id));
  const { title, lines } = privacyNotice(definition, locale);
  const notice = [title, ...lines.map(([term, text]) => `${term}: ${text}`)];
  return signs ? [wordsFor(locale).signatureHint, ...notice] : notice;
}
