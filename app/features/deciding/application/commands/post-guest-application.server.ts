import { z } from "zod";
import type { GuestLandlord } from "../../../../kernel/actor";
import type { ApplicationId, GuestRentFormId } from "../../../../kernel/ids";
import { err, type Result } from "../../../../kernel/result";
import type { Services } from "../../../../services";
import { noteLength } from "../../../applying/applications/states";
import { undoAsGuest } from "../../decision/commands/decide-as-guest.server";
import { guestLimits } from "../../decision/rules/guest-limits";
import { words } from "../../decision/schema";
import { holdApplication, liftHold } from "./hold-application.server";
import { resendMail } from "./resend-mail.server";

/** What the holder of a manage link posts about an application. Without a reason `text` is empty. */
export const guestPostSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("hold"), text: words(noteLength) }),
  z.object({ intent: z.enum(["lift-hold", "undo"]) }),
  z.object({ intent: z.literal("send-again"), deliveryId: z.uuid() }),
]);

type Key = { guestRentFormId: GuestRentFormId; applicationId: ApplicationId };

/** Does it by the commands of the review, each of which checks the link. "too-often": more in an hour than a person does. */
export async function answerGuestPost(
  services: Services,
  actor: GuestLandlord,
  key: Key,
  post: z.infer<typeof guestPostSchema>,
): Promise<Result<undefined, "not-found" | "refused" | "gone" | "bad-input" | "too-often">> {
  if (post.intent === "hold" && post.text === "") return err("bad-input");
  const verdict = await services.rateLimit.take(guestLimits.keptPerForm, key.guestRentFormId);
  if (!verdict.allowed) return err("too-often");
  if (post.intent === "undo") {
    const undone = await undoAsGuest(services, actor, key);
    return !undone.ok && undone.code === "refused" ? err("gone") : undone;
  }
  switch (post.intent) {
    case "hold":
      return holdApplication(services, actor, { ...key, text: post.text });
    case "lift-hold":
      return liftHold(services, actor, key);
    case "send-again":
      return resendMail(services, actor, { ...key, deliveryId: post.deliveryId });
  }
}
