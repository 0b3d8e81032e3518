import type { MultiChoiceAnswer } from "../../answers";
import { asChosen, blankOptions } from "../chosen";
import type { Kind } from "../kind";
import { other } from "../options";

export const multiChoice: Kind<"multiChoice", MultiChoiceAnswer> = {
  ...asChosen,
  typed: (answer): Record<string, string[]> =>
    answer.other === undefined ? { "": answer.options } : { "": [...answer.options, other], ".other": [answer.other] },
  compared: "severalOptions",
  fitsColumn: true,
  blank: { parts: (field, paper) => blankOptions(field, paper, paper.words.chooseMany) },
};
