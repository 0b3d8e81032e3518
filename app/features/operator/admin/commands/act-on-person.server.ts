import { z } from "zod";
import type { AuthAnswer } from "../../../../platform/auth/auth-answers.server";
import type { Services } from "../../../../services";
import { liftWords, suspensionWords } from "../../../../words/en/admin/person";
import { followBans } from "../../../forms/rent-forms/commands/follow-bans.server";

const codes = <T extends object>(words: T) => Object.keys(words) as [keyof T & string, ...(keyof T & string)[]];

export const personActSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("suspend"),
    reason: z.enum(codes(suspensionWords)),
    days: z.enum(["", "7", "30"]).default(""),
  }),
  z.object({ intent: z.literal("lift"), reason: z.enum(codes(liftWords)) }),
  z.object({ intent: z.literal("end-sessions") }),
  z.object({ intent: z.literal("look") }),
]);
export type PersonAct = z.output<typeof personActSchema>;

const daySeconds = 86_400;

/**
 * Does to an account what the admin pressed, by the wire's door with its audit row. "look": with the cookies of a
 * session through that person's eyes, for an hour.
 */
export async function actOnPerson(
  services: Services,
  request: Request,
  userId: string,
  act: PersonAct,
): Promise<AuthAnswer> {
  const answer = await postAct(services, request, userId, act);
  const isMoved = act.intent === "suspend" || act.intent === "lift";
  if (isMoved && answer.status === 200) await followBans(services, userId);
  return answer;
}

function postAct({ auth }: Services, request: Request, userId: string, act: PersonAct): Promise<AuthAnswer> {
  if (act.intent === "suspend") {
    const until = act.days ? { banExpiresIn: Number(act.days) * daySeconds } : {};
    return auth.post(request, "/admin/ban-user", { userId, banReason: act.reason, ...until });
  }
  if (act.intent === "lift") return auth.post(request, "/admin/unban-user", { userId, banReason: act.reason });
  if (act.intent === "end-sessions") return auth.post(request, "/admin/revoke-user-sessions", { userId });
  return auth.post(request, "/admin/impersonate-user", { userId });
}
