import { z } from "zod";
import { teamRoles } from "../../../kernel/actor";
import { emailSchema } from "../../../kernel/email";
import { singleLine } from "../../../kernel/typed-text";

const personIdSchema = singleLine().min(1).max(64);

export const teamPostSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("invite"),
    email: singleLine().max(1000).pipe(emailSchema).catch(""),
    role: z.enum(teamRoles),
  }),
  z.object({ intent: z.enum(["withdraw", "send-again"]), invitationId: z.uuid() }),
  z.object({ intent: z.literal("change-role"), userId: personIdSchema, role: z.enum(teamRoles) }),
  z.object({ intent: z.literal("remove"), userId: personIdSchema }),
  z.object({ intent: z.literal("leave"), ownerId: personIdSchema }),
  z.object({ intent: z.enum(["demand-factor", "ask-no-factor"]) }),
  /** Without an owner: back to one's own account. */
  z.object({ intent: z.literal("work-in"), ownerId: personIdSchema.optional() }),
]);
export type TeamPost = z.infer<typeof teamPostSchema>;
