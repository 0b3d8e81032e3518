import type { PageLocale } from "../locale";

const en = {
  staleTitle: "Please look once more",
  staleText:
    "This page was open for more than a day, so we made it anew. Your answers are kept: check them and send them again.",
};

export type SpamWords = typeof en;

const es: SpamWords = {
  staleTitle: "Revíselo una vez más",
  staleText:
    "Esta página estuvo abierta más de un día y la hemos preparado de nuevo. Sus respuestas se conservan: revíselas y envíelas otra vez.",
};

const fr: SpamWords = {
  staleTitle: "Relisez encore une fois",
  staleText:
    "Cette page est restée ouverte plus d’un jour, nous l’avons donc refaite. Vos réponses sont gardées : relisez-les et envoyez-les de nouveau.",
};

/** What applicants read when something has to be looked at again. */
export const spamWords: Record<PageLocale, SpamWords> = { en, es, fr };
