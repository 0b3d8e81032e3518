import type { RefusalCode } from "../../../features/builder/save-machine";

export const saveRefusals: Record<RefusalCode, string> = {
  size: "It is too large. Take out some questions or shorten their texts; then it is saved by itself.",
  unreadable: "Something in it cannot be kept. Undo the last change; then it is saved by itself.",
  gone: "It is not there any more, or your link to it has ended. What you typed is kept in this browser.",
  resting: "It may not be edited in the state it is in now. What you typed is kept in this browser.",
};
