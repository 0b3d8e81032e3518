import type { LexiconLanguage } from "../categories";

type Words = {
  refused: string;
  warned: string;
  seeRestrictions: string;
  isWrong: string;
  sending: string;
  sent: string;
  busy: string;
  failed: string;
  reason: string;
  "required-here": string;
  "needed-now": string;
  other: string;
  otherText: string;
  shownAsOptional: string;
};

const words: Record<LexiconLanguage, Words> = {
  en: {
    refused: "This question cannot be asked here",
    warned: "This question needs a reason",
    seeRestrictions: "What may not be asked",
    isWrong: "I think this is wrong",
    sending: "Sending",
    sent: "Sent. We read it and mend the rule where it is wrong. Until then the question stays refused.",
    busy: "Many came from your connection. Try again in an hour.",
    failed: "It was not sent. Try again.",
    reason: "Why do you ask?",
    "required-here": "The law requires it here",
    "needed-now": "It is needed at this stage",
    other: "Another reason",
    otherText: "Your reason",
    shownAsOptional: "Some places do not allow it. Applicants see it as optional, with its purpose.",
  },
  es: {
    refused: "Esta pregunta no se puede hacer aquí",
    warned: "Esta pregunta necesita un motivo",
    seeRestrictions: "Lo que no se puede preguntar",
    isWrong: "Creo que es un error",
    sending: "Enviando",
    sent: "Enviado. Lo leemos y corregimos la regla si está mal. Hasta entonces la pregunta no se puede hacer.",
    busy: "Han llegado muchas desde su conexión. Inténtelo dentro de una hora.",
    failed: "No se ha enviado. Inténtelo de nuevo.",
    reason: "¿Por qué lo pregunta?",
    "required-here": "Aquí lo exige la ley",
    "needed-now": "Hace falta en esta fase",
    other: "Otro motivo",
    otherText: "Su motivo",
    shownAsOptional: "En algunos lugares no se permite. Se muestra como opcional, con su finalidad.",
  },
  fr: {
    refused: "Cette question ne peut pas être posée ici",
    warned: "Cette question demande un motif",
    seeRestrictions: "Ce qui ne se demande pas",
    isWrong: "Je pense que c’est une erreur",
    sending: "Envoi en cours",
    sent: "C’est envoyé. Nous lisons et corrigeons la règle si elle est fausse. D’ici là, la question reste refusée.",
    busy: "Beaucoup sont venues de votre connexion. Réessayez dans une heure.",
    failed: "Rien n’a été envoyé. Réessayez.",
    reason: "Pourquoi la posez-vous\u00a0?",
    "required-here": "La loi l’exige ici",
    "needed-now": "Elle est nécessaire à ce stade",
    other: "Un autre motif",
    otherText: "Votre motif",
    shownAsOptional: "Certains lieux l’interdisent. Elle s’affiche comme facultative, avec son but.",
  },
  de: {
    refused: "Diese Frage kann hier nicht gestellt werden",
    warned: "Diese Frage braucht einen Grund",
    seeRestrictions: "Was nicht gefragt werden darf",
    isWrong: "Ich halte das für falsch",
    sending: "Wird gesendet",
    sent: "Gesendet. Wir lesen es und ändern die Regel, wo sie falsch ist. Bis dahin bleibt die Frage abgelehnt.",
    busy: "Von Ihrer Verbindung kamen viele. Versuchen Sie es in einer Stunde noch einmal.",
    failed: "Es wurde nicht gesendet. Versuchen Sie es noch einmal.",
    reason: "Warum fragen Sie?",
    "required-here": "Das Gesetz verlangt es hier",
    "needed-now": "Es wird in diesem Schritt gebraucht",
    other: "Ein anderer Grund",
    otherText: "Ihr Grund",
    shownAsOptional: "Mancherorts ist sie nicht erlaubt. Bewerber sehen sie als freiwillig, mit ihrem Zweck.",
  },
  pt: {
    refused: "Esta pergunta não pode ser feita aqui",
    warned: "Esta pergunta precisa de um motivo",
    seeRestrictions: "O que não se pode perguntar",
    isWrong: "Acho que é um erro",
    sending: "A enviar",
    sent: "Enviado. Lemos e corrigimos a regra onde está errada. Até lá, a pergunta continua recusada.",
    busy: "Chegaram muitas da sua ligação. Tente de novo dentro de uma hora.",
    failed: "Não foi enviado. Tente de novo.",
    reason: "Porque pergunta?",
    "required-here": "A lei exige-o aqui",
    "needed-now": "É preciso nesta fase",
    other: "Outro motivo",
    otherText: "O seu motivo",
    shownAsOptional: "Em alguns lugares não é permitida. Aparece como opcional, com a sua finalidade.",
  },
};

/** The landlord's own language, not that of the question; English where we have no other. */
export function languageOf(locale: string): LexiconLanguage {
  const language = locale.split("-")[0] ?? "";
  return language in words ? (language as LexiconLanguage) : "en";
}

export function noteWords(language: LexiconLanguage): Words {
  return words[language];
}
