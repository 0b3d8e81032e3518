import { sendFaultWords } from "../../../../words/en/messages/landlord";
import type { LandlordPostAnswer, LandlordPostFault } from "../commands/post-landlord-answer.server";
import type { ThreadPage } from "../queries/list-messages.server";
import { messageLimits } from "../rules";

const messagesAt = "/app/applicants/messages";

/** Why a text is still here: what the server says of it, or that it never answered, or that nobody is signed in any more. */
export type SendFault = LandlordPostFault | "offline" | "signed-out" | "failed";

export function faultText(fault: SendFault): string {
  const text = sendFaultWords[fault];
  return typeof text === "string" ? text : text({ most: messageLimits.letters });
}

/** Posts about threads. Never throws: what failed is said by its code, and the text stays where it was typed. */
export async function postMessages(
  fields: Record<string, string>,
): Promise<(LandlordPostAnswer & { ok: true }) | { ok: false; fault: SendFault }> {
  try {
    const init = { method: "POST", body: new URLSearchParams(fields), headers: { Accept: "application/json" } };
    const response = await fetch(messagesAt, init);
    if (response.redirected || response.status === 401) return { ok: false, fault: "signed-out" };
    if (!response.headers.get("Content-Type")?.includes("json")) return { ok: false, fault: "failed" };
    return (await response.json()) as LandlordPostAnswer;
  } catch {
    return { ok: false, fault: "offline" };
  }
}

/** Earlier messages of a thread; null when they cannot be had now. */
export async function fetchEarlier(asked: {
  formId: string;
  applicationId: string;
  before: string;
}): Promise<ThreadPage | null> {
  try {
    const response = await fetch(`${messagesAt}?${new URLSearchParams(asked)}`);
    return response.ok && !response.redirected ? ((await response.json()) as ThreadPage) : null;
  } catch {
    return null;
  }
}
