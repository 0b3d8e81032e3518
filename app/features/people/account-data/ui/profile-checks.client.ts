import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { requestDataSchema } from "../../../deciding/exports/schema";
import { changeEmailSchema, changePasswordSchema, deleteAccountSchema, renameSchema } from "../../accounts/schema";

const schemas = {
  rename: renameSchema,
  "change-email": changeEmailSchema,
  "change-password": changePasswordSchema,
  "delete-account": deleteAccountSchema,
  "request-data": requestDataSchema,
};

/** What each form of the profile takes, by its intent. */
export type ProfileFields = { [M in keyof typeof schemas]: z.infer<(typeof schemas)[M]> };

/** The server's own check. */
export function checkProfile<M extends keyof ProfileFields>(matter: M, formData: FormData) {
  return parseWithZod(formData, { schema: schemas[matter] as unknown as z.ZodType<ProfileFields[M]> });
}
