import type { RowMark } from "../../../features/deciding/inbox/rules/list-row";

export const markWords: Record<Exclude<RowMark, "unread" | "starred">, string> = {
  answered: "Answered your request",
  message: "New message",
  changed: "Changed since you read it",
  waiting: "Household not complete",
};
