import type { AccountLandlord } from "../../../../kernel/actor";
import { type ApplicationId, infoRequestIdSchema, type RentFormId } from "../../../../kernel/ids";
import type { Services } from "../../../../services";
import { readQuestionsForm, readRequestForm } from "../read-request";
import { cancelInfoRequest, requestInfo, requestQuestions } from "./request-info.server";

export const askIntents = ["request-info", "ask-questions", "cancel-info"] as const;
export type AskIntent = (typeof askIntents)[number];
export type AskRefusal = "not-found" | "wrong-state" | "bad-input";

/** A post of the landlord's form, or of "No longer needed". Null when it is done. */
export async function answerAskIntent(
  services: Services,
  actor: AccountLandlord,
  key: { formId: RentFormId; applicationId: ApplicationId },
  post: { intent: AskIntent; fields: URLSearchParams },
): Promise<AskRefusal | null> {
  if (post.intent === "cancel-info") {
    const requestId = infoRequestIdSchema.safeParse(post.fields.get("requestId")).data;
    const cancelled = await cancelInfoRequest(services, actor, { ...key, requestId });
    return cancelled.ok ? null : cancelled.code;
  }
  if (post.intent === "ask-questions") {
    const order = readQuestionsForm(post.fields);
    if (!order) return "bad-input";
    const asked = await requestQuestions(services, actor, { ...key, ...order });
    return asked.ok ? null : asked.code;
  }
  const input = readRequestForm(post.fields, services.clock.now().getTime());
  if (!input) return "bad-input";
  const asked = await requestInfo(services, actor, { ...key, ...input });
  return asked.ok ? null : asked.code;
}
