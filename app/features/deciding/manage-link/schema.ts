import { z } from "zod";
import { emailSchema } from "../../../kernel/email";
import { mailTokenSchema, rentFormIdSchema } from "../../../kernel/ids";
import { pageLocales } from "../../../kernel/page-locale";
import { draftIdSchema } from "../../forms/builder/draft-id";
import { definitionSchema } from "../../forms/form-model/schema";

export const startGuestFormSchema = z.object({
  draftId: draftIdSchema,
  email: emailSchema,
  /** Who is notified: whether each new application is announced by mail to this address. */
  notify: z.boolean().default(true),
  definition: definitionSchema,
  /** Of the page, in which mails about the form are written. */
  language: z.enum(pageLocales).optional(),
});
export type StartGuestForm = z.infer<typeof startGuestFormSchema>;

/** A confirmation is asked for again by the browser that began the draft, or by whoever holds an old link. */
const resendConfirmationSchema = z.union([z.object({ draftId: draftIdSchema }), z.object({ token: mailTokenSchema })]);
export type ResendConfirmation = z.infer<typeof resendConfirmationSchema>;

const verifyAndPublishSchema = z.object({
  token: mailTokenSchema,
  /** The running form of the same address that is to be closed in the same step. */
  closeOther: rentFormIdSchema.optional(),
});
export type VerifyAndPublish = z.infer<typeof verifyAndPublishSchema>;
