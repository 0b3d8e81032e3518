import type { IdMaker } from "../../../kernel/ids";
import { inLocales, type Texts } from "./localized";
import type { Consent } from "./schema";

export type ConsentKey =
  | "answersAreTrue"
  | "privacyNotice"
  | "criteriaReceived"
  | "mayContact"
  | "signElectronically"
  | "consentCreditCheck"
  | "marketingConsent";

/** Ready consents: each its own tick, none of them ticked beforehand. */
export const readyConsents: Record<ConsentKey, { required: boolean; text: Texts }> = {
  answersAreTrue: {
    required: true,
    text: [
      "My answers are true and complete as far as I know.",
      "Mis respuestas son verdaderas y completas, hasta donde sé.",
      "Mes réponses sont exactes et complètes, à ma connaissance.",
    ],
  },
  privacyNotice: {
    required: true,
    text: [
      "I have read who gets my answers, what they are used for and how long they are kept.",
      "He leído quién recibe mis respuestas, para qué se usan y cuánto tiempo se guardan.",
      "J’ai lu qui reçoit mes réponses, à quoi elles servent et combien de temps elles sont conservées.",
    ],
  },
  criteriaReceived: {
    required: true,
    text: [
      "I have received the landlord’s criteria.",
      "He recibido los criterios del propietario.",
      "J’ai reçu les critères du propriétaire.",
    ],
  },
  mayContact: {
    required: false,
    text: [
      "The people I have named may be asked for a reference, in the way I said.",
      "Se pueden pedir referencias a las personas que he nombrado, como he indicado.",
      "Les personnes que j’ai nommées peuvent être contactées, comme je l’ai indiqué.",
    ],
  },
  signElectronically: {
    required: true,
    text: [
      "I agree to sign electronically: the name I typed is my signature.",
      "Acepto firmar electrónicamente: el nombre que he escrito es mi firma.",
      "J’accepte de signer électroniquement\u00a0: le nom saisi vaut signature.",
    ],
  },
  consentCreditCheck: {
    required: false,
    text: [
      "The landlord may ask a credit or screening agency about me.",
      "El propietario puede pedir un informe sobre mí a una agencia de crédito o de verificación.",
      "Le propriétaire peut demander un rapport à mon sujet à une agence de crédit ou de vérification.",
    ],
  },
  marketingConsent: {
    required: false,
    text: [
      "The landlord may write to me about other homes.",
      "El propietario puede escribirme sobre otras viviendas.",
      "Le propriétaire peut m’écrire au sujet d’autres logements.",
    ],
  },
};

export function buildConsents(keys: readonly ConsentKey[], ids: Pick<IdMaker, "nodeId">, locale: string): Consent[] {
  return keys.map((key) => {
    const { text, required } = readyConsents[key];
    return { id: ids.nodeId(), text: inLocales(text, locale), required, catalogueKey: key };
  });
}

const asking: readonly string[] = ["consentCreditCheck", "marketingConsent"] satisfies ConsentKey[];

/** A tick that every form may have: it only confirms what the form does. */
export function asksForNothing(key: string): boolean {
  return key in readyConsents && !asking.includes(key);
}
