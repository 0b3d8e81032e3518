import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import type { PageLocale } from "../../../../kernel/page-locale";
import {
  changeEmailSchema,
  changePasswordSchema,
  deleteAccountSchema,
  renameSchema,
  requestDataSchema,
  type SchemaIn,
} from "../../accounts/schema";

const schemas = {
  rename: renameSchema,
  "change-email": changeEmailSchema,
  "change-password": changePasswordSchema,
  "delete-account": deleteAccountSchema,
  "request-data": requestDataSchema,
};

/** What each form of the profile takes, by its intent. */
export type ProfileFields = { [M in keyof typeof schemas]: z.infer<ReturnType<(typeof schemas)[M]>> };

/** The server's own check. */
export function checkProfile<M extends keyof ProfileFields>(matter: M, formData: FormData, language: PageLocale) {
  return parseWithZod(formData, { schema: (schemas[matter] as unknown as SchemaIn<ProfileFields[M]>)(language) });
}
