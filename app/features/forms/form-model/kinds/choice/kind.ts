import type { ChoiceAnswer } from "../../answers";
import { asChosen, blankOptions } from "../chosen";
import type { Kind } from "../kind";
import { other } from "../options";

export const choice: Kind<"choice", ChoiceAnswer> = {
  ...asChosen,
  typed: (answer): Record<string, string[]> =>
    "option" in answer ? { "": [answer.option] } : { "": [other], ".other": [answer.other] },
  compared: "option",
  fitsColumn: true,
  blank: { parts: (field, paper) => blankOptions(field, paper, paper.words.chooseOne) },
};
