import type { MessageAuthor } from "../../db/schema/review";
import type { ApplicationId } from "../../kernel/ids";
import { sha256Hex } from "../../platform/crypto";

type Posted = { applicationId: ApplicationId; author: MessageAuthor; postId: string; text: string };

/**
 * The id of a message: the same text posted again by the same page is the same row, however often it is pressed, while another
 * text never meets it.
 */
export async function messageIdOf({ applicationId, author, postId, text }: Posted): Promise<string> {
  const hex = await sha256Hex(JSON.stringify(["message", applicationId, author, postId, text]));
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}
