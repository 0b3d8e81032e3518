import { type AccountLandlord, needing } from "../../../../kernel/actor";
import type { Services } from "../../../../services";
import { landlordPostSchema, type MessageFault, readMessageText } from "../schema";
import { markSeenByLandlord } from "./mark-seen.server";
import { type Written, writeMessages } from "./write-messages.server";

export type LandlordPostFault = MessageFault | "too-large" | "bad-post" | "not-found" | "too-often";
/** What the page is told: what became of the message to each, or why nothing was done. */
export type LandlordPostAnswer = { ok: true; written: Written[] } | { ok: false; fault: LandlordPostFault };

type Answered = { status: number; answer: LandlordPostAnswer; retryAfterSeconds?: number };

/** One post of a landlord's page about threads. `fields`: null when the post was larger than any of ours. */
export async function answerLandlordPost(
  services: Services,
  actor: AccountLandlord,
  fields: URLSearchParams | null,
): Promise<Answered> {
  if (fields === null) return refused(413, "too-large");
  const parsed = landlordPostSchema.safeParse(Object.fromEntries(fields));
  if (!parsed.success) return refused(400, "bad-post");
  const post = parsed.data;
  if (post.intent === "seen") {
    await markSeenByLandlord(services, needing(actor, "viewer"), post);
    return { status: 200, answer: { ok: true, written: [] } };
  }
  const read = readMessageText(post.text);
  if (!read.ok) return refused(400, read.fault);
  const { ids: applicationIds, postId } = post;
  const order = { applicationIds, postId, text: read.text, isNamed: post.named === "yes" };
  const written = await writeMessages(services, actor, order);
  if (written.ok) return { status: 200, answer: { ok: true, written: written.value } };
  if (written.code === "not-found") return refused(404, "not-found");
  return { ...refused(429, "too-often"), retryAfterSeconds: written.detail?.waitSeconds };
}

function refused(status: number, fault: LandlordPostFault): Answered {
  return { status, answer: { ok: false, fault } };
}
