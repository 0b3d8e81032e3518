import type { MessageAuthor } from "../../../db/schema/review";
import type { ApplicationId } from "../../../kernel/ids";
import { postedId } from "../../../platform/posted-id";

type Posted = { applicationId: ApplicationId; author: MessageAuthor; postId: string; text: string };

/** The id of a message: another text never meets it. */
export function messageIdOf({ applicationId, author, postId, text }: Posted): Promise<string> {
  return postedId(["message", applicationId, author, postId, text]);
}
