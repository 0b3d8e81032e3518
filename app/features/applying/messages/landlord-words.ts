import { inEveryLanguage, say, type Words } from "../../../kernel/words";
import thread from "../../../words/en/messages/thread";
import write from "../../../words/en/messages/write";
import type { LandlordPostFault } from "./commands/post-landlord-answer.server";
import { messageLimits } from "./rules";

export const threadWords = inEveryLanguage("messages/thread", thread);
export type WriteWords = Words<typeof write>;
export const writeWords = inEveryLanguage("messages/write", write);

/** Why a text is still here: what the server says of it, or that it never answered, or that nobody is signed in any more. */
export type SendFault = LandlordPostFault | "offline" | "signed-out" | "failed";

export function faultText(fault: SendFault, words: WriteWords): string {
  return say(words.faults[fault], { most: messageLimits.letters });
}
