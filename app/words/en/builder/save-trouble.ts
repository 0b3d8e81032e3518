import type { RefusalCode } from "../../../features/builder/save-machine";

export const saveRefusals: Record<RefusalCode, string> = {
  size: "It is too large. Remove some questions or shorten their texts; then it saves by itself.",
  unreadable: "Something in it can’t be saved. Undo the last change; then it saves by itself.",
  gone: "It no longer exists, or your link to it has ended. What you typed is kept in this browser.",
  resting: "It can’t be edited in its current state. What you typed is kept in this browser.",
};
