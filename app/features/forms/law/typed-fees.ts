import { readMoney } from "../../../kernel/typed-money";

/** What an applicant is asked to pay for applying, as landlords of three languages write it, without accents. */
const fee = new RegExp(
  [
    "\\b(?:application|applicant|screening|processing|admin(?:istrati(?:on|ve))?|referenc(?:e|ing)|(?:background|credit)[- ]check) (?:fee|charge)s?\\b",
    "\\b(?:tasas?|tarifas?|cuotas?|gastos|cargos?) (?:de|por) (?:la |el )?(?:solicitud|tramite|tramitacion|gestion|verificacion|estudio)",
    "\\bfrais (?:de |d'|pour )(?:la |le |l')?(?:dossier|candidature|traitement|verification)",
  ].join("|"),
);
const denied =
  /\b(?:no|not|never|without|nothing|waived?|sin|ningun[ao]?s?|nunca|nada|sans|aucun(?:e?s?)|pas|jamais)\b/;
/** It comes of no use that the fee stays with the landlord. */
const refundless = /\b(?:not|never|no|non|pas) (?:be |is |son |es |sont |est )?(?:refund|reembols|rembours)\p{L}*/gu;
const amount = /(?:\p{Sc}|\b[a-z]{3} ?)\d[\d.,]*|\d[\d.,]*\s?(?:\p{Sc}|[a-z]{3}\b|dollars?|euros?|pounds?)/u;

/** Fees for applying that a text asks for. `amountMinor` is null where none is named in the sentence. */
export function feesIn(text: string, currency: string, locale: string): { amountMinor: number | null }[] {
  return sentences(text).flatMap((sentence) => {
    if (!fee.test(sentence) || denied.test(sentence.replace(refundless, ""))) return [];
    return [{ amountMinor: amountIn(sentence, currency, locale) }];
  });
}

function sentences(text: string): string[] {
  const plain = text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\u2019/g, "'");
  return plain.split(/(?<=[!?;])|(?<=\.)(?=\s|$)|\n/u);
}

function amountIn(sentence: string, currency: string, locale: string): number | null {
  const found = amount
    .exec(sentence)?.[0]
    .replace(/[.,]+$/, "")
    .replace(/pounds?$/, "£")
    .toUpperCase();
  if (!found) return null;
  const read = readMoney(found, { currency, locale, hasPeriod: false });
  return typeof read === "object" && read.currency === currency ? read.amountMinor : null;
}
