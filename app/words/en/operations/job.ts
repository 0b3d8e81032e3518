import type { GiveUpReason } from "../../../features/operator/operations/rules";

export const giveUpWords: Record<GiveUpReason, string> = {
  "not-needed": "No one needs it anymore",
  "recipient-gone": "The inbox does not exist",
  "done-by-hand": "Done by hand",
  other: "Something else",
};
