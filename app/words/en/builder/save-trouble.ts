import type { RefusalCode } from "../../../features/forms/builder/save-machine";

export const saveRefusals: Record<RefusalCode, string> = {
  size: "It’s too large. Remove some questions or shorten their text, and it saves automatically.",
  unreadable: "Something in it can’t be saved. Undo the last change, and it saves automatically.",
  early:
    "A question comes earlier than the law allows. Move it where it is marked among the questions, and it saves automatically.",
  gone: "It no longer exists, or your link to it has expired. What you typed is kept in this browser.",
  resting: "It can’t be edited in its current state. What you typed is kept in this browser.",
};
