import { z } from "zod";
import { type TeamNotice, teamNotices } from "../../../kernel/team-notices";
import type { ChosenNotice } from "../../../mail/notice-kinds";
import type { SignedTokens } from "../../../platform/tokens";
import { chosenNotices } from "./rules";

const PURPOSE = "stop-notices";
/** Mail programs offer it for as long as the mail lies in the box. */
const lifetimeSeconds = 400 * 24 * 60 * 60;

/** What a link of a mail stops: one kind of notice, in the own account or where several work, or the mail of the day. */
const ofTeam = teamNotices.map((kind) => `team-${kind}` as const);
const stoppable = [...chosenNotices, "daily", ...ofTeam] as const;
export type Stoppable = ChosenNotice | "daily" | `team-${TeamNotice}`;

const claimsSchema = z.object({ userId: z.string().min(1).max(64), kind: z.enum(stoppable) });
export type StopClaims = z.infer<typeof claimsSchema>;

/** The address that stops mails of this kind to this account, without signing in: it can do nothing else. */
export async function stopUrl(
  { tokens, config }: { tokens: SignedTokens; config: { baseUrl: string } },
  claims: StopClaims,
): Promise<string> {
  return `${config.baseUrl}/unsubscribe/notices/${await tokens.sign(PURPOSE, claims, lifetimeSeconds)}`;
}

/** What a link stops; null when it is unknown, changed or too old. */
export async function readStopLink({ tokens }: { tokens: SignedTokens }, token: string): Promise<StopClaims | null> {
  const parsed = claimsSchema.safeParse(await tokens.verify(PURPOSE, token));
  return parsed.success ? { userId: parsed.data.userId, kind: parsed.data.kind } : null;
}

/** The kind of notice that a link of a shared account's mail stops; null of others. */
export function teamKindOf(kind: Stoppable): TeamNotice | null {
  return teamNotices.find((known) => `team-${known}` === kind) ?? null;
}

/** What makes a mail program offer to unsubscribe (RFC 2369), by one post without a question (RFC 8058). */
export function stopHeaders(url: string): Record<string, string> {
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
