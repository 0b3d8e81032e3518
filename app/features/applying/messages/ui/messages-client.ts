import { isLedToTeamEnd } from "../../../../ui/team-ended";
import type { LandlordPostAnswer } from "../commands/post-landlord-answer.server";
import type { SendFault } from "../landlord-words";
import type { ThreadPage } from "../queries/list-messages.server";

const messagesAt = "/app/applicants/messages";

/** Posts about threads. Never throws: what failed is said by its code, and the text stays where it was typed. */
export async function postMessages(
  fields: Record<string, string>,
): Promise<(LandlordPostAnswer & { ok: true }) | { ok: false; fault: SendFault }> {
  try {
    const init = { method: "POST", body: new URLSearchParams(fields), headers: { Accept: "application/json" } };
    const response = await fetch(messagesAt, init);
    isLedToTeamEnd(response);
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
    isLedToTeamEnd(response);
    return response.ok && !response.redirected ? ((await response.json()) as ThreadPage) : null;
  } catch {
    return null;
  }
}
