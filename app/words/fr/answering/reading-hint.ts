import type { ReadingHintWords } from "../../en/answering/reading-hint";

export const readingHintWords: ReadingHintWords = {
  hint: "Vous avez écrit «\u00a0{typed}\u00a0»\u00a0: nous lisons {amount}.",
  title: "Le montant est-il juste\u00a0?",
  change: "Changer le montant",
};
