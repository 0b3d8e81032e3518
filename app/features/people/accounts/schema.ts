import { z } from "zod";
import { emailSchema } from "../../../kernel/email";
import { lengthFault, PERSON_NAME_MAX, passwordFaultTexts } from "../../../kernel/password";
import { secretText, singleLine } from "../../../kernel/typed-text";

/** What the pages of the accounts take; better-auth checks the same again at its door. */

const enterEmail = "Enter your email address";

const email = singleLine({ error: enterEmail })
  .refine((text) => emailSchema.safeParse(text).success, "Enter an email address like name@example.com")
  .transform((text) => emailSchema.parse(text));

const name = singleLine({ error: "Enter your name" })
  .trim()
  .min(1, "Enter your name")
  .max(PERSON_NAME_MAX, `Use at most ${PERSON_NAME_MAX} characters for your name`)
  .refine((text) => !/\p{Cc}/u.test(text), "Leave line breaks and control characters out of your name");

const newPassword = secretText({ error: "Choose a password" }).superRefine((text, context) => {
  const fault = lengthFault(text);
  if (fault) context.addIssue({ code: "custom", message: passwordFaultTexts[fault] });
});

const currentPassword = secretText({ error: "Enter your password" }).max(128, "This password is too long");

export const signUpSchema = z.object({ name, email, password: newPassword });
export const signInSchema = z.object({ email, password: currentPassword });
export const emailOnlySchema = z.object({ email });
export const codeSchema = z.object({
  code: singleLine({ error: "Enter a code" }).trim().min(1, "Enter a code").max(40, "This code is too long"),
});
export const resetPasswordSchema = z.object({ token: singleLine().max(200), password: newPassword });

/** The password is asked for where the browser is not known; the server decides. */
export const confirmAddressSchema = z.object({ password: currentPassword.optional() });
export const guestFormsPostSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("claim"), formIds: z.array(z.uuid()).min(1).max(200) }),
  z.object({ intent: z.literal("mail") }),
]);

export const renameSchema = z.object({ intent: z.literal("rename"), name });
export const changeEmailSchema = z.object({ intent: z.literal("change-email"), email, password: currentPassword });
export const changePasswordSchema = z.object({
  intent: z.literal("change-password"),
  current: currentPassword,
  password: newPassword,
});
export const endSessionSchema = z.object({ intent: z.literal("end-session"), sessionId: z.uuid() });
export const deleteAccountSchema = z.object({
  intent: z.literal("delete-account"),
  password: currentPassword,
  /** What the page named, and the box under it. */
  formId: z.array(z.uuid()).max(200).default([]),
  alsoErase: z.literal("on").optional(),
});
