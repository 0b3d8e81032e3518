import { z } from "zod";
import { teamRoles } from "../../../kernel/actor";
import { emailSchema } from "../../../kernel/email";
import { singleLine } from "../../../kernel/typed-text";
import { homesChoiceSchema } from "./homes";

const personIdSchema = singleLine().min(1).max(64);
const typedEmail = singleLine().max(1000);
/** Of a colleague or of an invitation. */
export const whoseSchema = z.union([z.object({ userId: personIdSchema }), z.object({ invitationId: z.uuid() })]);

export const teamPostSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("invite"),
    email: typedEmail.pipe(emailSchema).catch(""),
    role: z.enum(teamRoles),
    choice: homesChoiceSchema,
  }),
  /** Looks for homes to choose from, for an invitation or for somebody who has a part already. */
  z.object({ intent: z.literal("find-homes"), whose: whoseSchema.optional(), choice: homesChoiceSchema }),
  z.object({ intent: z.literal("change-homes"), whose: whoseSchema, choice: homesChoiceSchema }),
  z.object({ intent: z.enum(["withdraw", "send-again"]), invitationId: z.uuid() }),
  z.object({ intent: z.literal("change-role"), userId: personIdSchema, role: z.enum(teamRoles) }),
  z.object({ intent: z.literal("remove"), userId: personIdSchema }),
  z.object({ intent: z.literal("leave"), ownerId: personIdSchema }),
  z.object({ intent: z.enum(["demand-factor", "ask-no-factor"]) }),
  /** Without an owner: back to one's own account. */
  z.object({ intent: z.literal("work-in"), ownerId: personIdSchema.optional() }),
]);
export type TeamPost = z.infer<typeof teamPostSchema>;

/** What a post holds, as the schema reads it: several homes have one name. */
export function teamFields(form: URLSearchParams): Record<string, unknown> {
  const fields = Object.fromEntries(form);
  const { userId, invitationId } = fields;
  const whose = userId === undefined && invitationId === undefined ? undefined : { userId, invitationId };
  return { ...fields, whose, choice: { ...fields, homes: form.getAll("homes") } };
}
