import { z } from "zod";
import { emailSchema } from "../../../kernel/email";
import type { PageLocale } from "../../../kernel/page-locale";
import { lengthFault, PASSWORD_LENGTH, PERSON_NAME_MAX } from "../../../kernel/password";
import { secretText, singleLine } from "../../../kernel/typed-text";
import { say } from "../../../kernel/words";
import { fieldWords } from "./words/field-words";

/** What the pages of the accounts take; better-auth checks the same again at its door. */

/** A schema whose faults are said in a language. */
export type SchemaIn<T> = (language: PageLocale) => z.ZodType<T>;

function email(language: PageLocale) {
  const { missing, wrong } = fieldWords[language].email;
  return singleLine({ error: missing })
    .refine((text) => emailSchema.safeParse(text).success, wrong)
    .transform((text) => emailSchema.parse(text));
}

function name(language: PageLocale) {
  const { missing, tooLong, controls } = fieldWords[language].name;
  return singleLine({ error: missing })
    .trim()
    .min(1, missing)
    .max(PERSON_NAME_MAX, tooLong({ max: PERSON_NAME_MAX }))
    .refine((text) => !/\p{Cc}/u.test(text), controls);
}

function newPassword(language: PageLocale) {
  const { choose, faults } = fieldWords[language].password;
  return secretText({ error: choose }).superRefine((text, context) => {
    const fault = lengthFault(text);
    if (fault) context.addIssue({ code: "custom", message: say(faults[fault], PASSWORD_LENGTH) });
  });
}

function currentPassword(language: PageLocale) {
  const { missing, tooLong } = fieldWords[language].password;
  return secretText({ error: missing }).max(PASSWORD_LENGTH.max, tooLong);
}

function code(language: PageLocale) {
  const { missing, tooLong } = fieldWords[language].code;
  return singleLine({ error: missing }).trim().min(1, missing).max(40, tooLong);
}

export const signUpSchema = (language: PageLocale) =>
  z.object({ name: name(language), email: email(language), password: newPassword(language) });
export const signInSchema = (language: PageLocale) =>
  z.object({ email: email(language), password: currentPassword(language) });
export const emailOnlySchema = (language: PageLocale) => z.object({ email: email(language) });
export const codeSchema = (language: PageLocale) => z.object({ code: code(language) });
export const resetPasswordSchema = (language: PageLocale) =>
  z.object({ token: singleLine().max(200), password: newPassword(language) });

/** The password is asked for where the browser is not known; the server decides. */
export const confirmAddressSchema = (language: PageLocale) =>
  z.object({ password: currentPassword(language).optional() });
export const guestFormsPostSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("claim"), formIds: z.array(z.uuid()).min(1).max(200) }),
  z.object({ intent: z.literal("mail") }),
]);

export const renameSchema = (language: PageLocale) => z.object({ intent: z.literal("rename"), name: name(language) });
export const changeEmailSchema = (language: PageLocale) =>
  z.object({ intent: z.literal("change-email"), email: email(language), password: currentPassword(language) });
export const changePasswordSchema = (language: PageLocale) =>
  z.object({
    intent: z.literal("change-password"),
    current: currentPassword(language),
    password: newPassword(language),
  });
export const endSessionSchema = z.object({ intent: z.literal("end-session"), sessionId: z.uuid() });
export const requestDataSchema = (language: PageLocale) =>
  z.object({ intent: z.literal("request-data"), password: currentPassword(language) });
export const deleteAccountSchema = (language: PageLocale) =>
  z.object({
    intent: z.literal("delete-account"),
    password: currentPassword(language),
    /** What the page named, and the box under it. */
    formId: z.array(z.uuid()).max(200).default([]),
    alsoErase: z.literal("on").optional(),
  });
