import type { LandlordPostAnswer, LandlordPostFault } from "../commands/post-landlord-answer.server";
import type { ThreadPage } from "../queries/list-messages.server";
import { messageLimits } from "../rules";

const messagesAt = "/app/applicants/messages";

/** Why a text is still here: what the server says of it, or that it never answered, or that nobody is signed in any more. */
export type SendFault = LandlordPostFault | "offline" | "signed-out" | "failed";

export const sendFaults: Record<SendFault, string> = {
  empty: "Write a message.",
  "too-long": `Shorten it to ${messageLimits.letters.toLocaleString("en")} characters.`,
  "control-character": "It holds a character that cannot be sent. Remove it, or type the text again.",
  "too-large": `It is much too long. Shorten it to ${messageLimits.letters.toLocaleString("en")} characters.`,
  "bad-post": "The page and this text do not fit together anymore. Copy the text and reload the page.",
  "not-found": "This application no longer exists.",
  "too-often": "You have sent many messages within an hour. Your text is kept here: try again a little later.",
  offline: "Not sent: there is no connection. Your text is kept here. Try again.",
  "signed-out": "Not sent: you have been signed out. Sign in again in this tab: your text is kept here.",
  failed: "Not sent: something went wrong. Your text is kept here. Try again.",
};

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
