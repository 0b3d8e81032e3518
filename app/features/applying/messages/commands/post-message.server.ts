import { readLanguage } from "../../../../kernel/page-locale";
import { say } from "../../../../kernel/words";
import { readFields } from "../../../../platform/body/posted-fields.server";
import type { Services } from "../../../../services";
import { applicantPostSchema, readMessageText } from "../schema";
import type { MessageWords } from "../words";
import { messageWords } from "../words";
import { answerLandlord, findThread } from "./answer-landlord.server";
import { markSeenByApplicant } from "./mark-seen.server";

/** Far more than a message may hold, so that a text that is too long comes back whole. */
const postBytesMax = 256 * 1024;

/** What comes of an applicant's post: done, the form again with what is wrong, or nothing that could be written into. */
export type MessagePostOutcome =
  | { kind: "sent" | "seen" | "over" | "unknown" | "bad-post" }
  | { kind: "fault"; status: number; message: string; text: string; postId: string; retryAfterSeconds?: number };

/** One post of the applicant's page: a message, or that the landlord's were read. */
export async function postMessage(
  services: Services,
  { token, urlId }: { token: string; urlId: string },
  request: Request,
): Promise<MessagePostOutcome> {
  const thread = await findThread(services, token);
  if (thread?.urlId !== urlId || !thread) return { kind: "unknown" };
  const { faults } = messageWords[readLanguage(thread.locale)];
  const fields = await readFields(request, postBytesMax);
  if (fields === null) {
    return { kind: "fault", status: 413, message: faults["too-large"], text: "", postId: services.ids.uuid() };
  }
  const parsed = applicantPostSchema.safeParse(Object.fromEntries(fields));
  if (!parsed.success) return { kind: "bad-post" };
  const post = parsed.data;
  if (post.intent === "seen") {
    await markSeenByApplicant(services, { applicationId: thread.applicationId, upTo: post.upTo });
    return { kind: "seen" };
  }
  const read = readMessageText(post.text);
  const again = { text: post.text, postId: post.postId };
  if (!read.ok) return { kind: "fault", status: 400, message: faults[read.fault], ...again };
  const { postId, upTo } = post;
  const written = await answerLandlord(services, thread, { postId, upTo, text: read.text });
  if (written.ok) return { kind: "sent" };
  if (written.code === "over") return { kind: "over" };
  const retryAfterSeconds = written.detail?.waitSeconds ?? 60 * 60;
  const message = sayWait(faults, written.code, retryAfterSeconds);
  return { kind: "fault", status: 429, message, retryAfterSeconds, ...again };
}

function sayWait(faults: MessageWords["faults"], code: "too-often" | "too-many", seconds: number): string {
  return say(faults[code], { minutes: Math.max(1, Math.ceil(seconds / 60)) });
}
