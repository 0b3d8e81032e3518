import type { Written } from "../../../features/applying/messages/commands/write-messages.server";

export const noMessageReasons: Record<Exclude<Written["outcome"], "sent">, string> = {
  withdrawn: "has withdrawn",
  erased: "was deleted",
  "too-many": "has already got as many messages as can be sent in one day",
  "out-of-turn": "waits for its turn: this form is read in order",
};
