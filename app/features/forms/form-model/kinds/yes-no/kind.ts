import { answerWordsFor } from "../../answer-words";
import type { Kind } from "../kind";

export const yesNo: Kind<"yesNo", boolean> = {
  lines: (answer, _field, { locale }) => [answerWordsFor(locale)[answer ? "yes" : "no"]],
  typed: (answer) => ({ "": [answer ? "yes" : "no"] }),
  cells: (answer, _field, { locale }) => ({ "": answerWordsFor(locale)[answer ? "yes" : "no"] }),
  compared: "yesNo",
  fitsColumn: true,
  blank: { parts: (_field, { words }) => [{ shape: "boxes", labels: [words.yes, words.no] }] },
};
