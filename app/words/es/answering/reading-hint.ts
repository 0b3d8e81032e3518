import type { ReadingHintWords } from "../../en/answering/reading-hint";

export const readingHintWords: ReadingHintWords = {
  hint: "Escribió «{typed}»: leemos {amount}.",
  title: "¿Es correcto el importe?",
  change: "Cambiar el importe",
};
