import { z } from "zod";
import { rentFormIdSchema } from "../../../kernel/ids";
import { singleLine } from "../../../kernel/typed-text";
import { applicationIdsSchema } from "../decision/schema";

/** Applications that are starred or put away; `formId`: of this form alone. */
export const markSchema = z
  .object({ ids: applicationIdsSchema, formId: rentFormIdSchema.optional() })
  .transform(({ ids, formId }) => ({ applicationIds: ids, ...(formId && { formId }) }));

/** To whom applications are assigned; nobody, where it is left out. */
export const assignSchema = z
  .object({ ids: applicationIdsSchema, formId: rentFormIdSchema.optional(), to: singleLine().max(64).optional() })
  .transform(({ ids, formId, to }) => ({ applicationIds: ids, ...(formId && { formId }), to: to || null }));

/** A post that says nothing but its intent. */
export const nothingSchema = z.object({});
