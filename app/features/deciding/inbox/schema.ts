import { z } from "zod";
import { rentFormIdSchema } from "../../../kernel/ids";
import { applicationIdsSchema } from "../decision/schema";

/** Applications that are starred or put away; `formId`: of this form alone. */
export const markSchema = z
  .object({ ids: applicationIdsSchema, formId: rentFormIdSchema.optional() })
  .transform(({ ids, formId }) => ({ applicationIds: ids, ...(formId && { formId }) }));

/** A post that says nothing but its intent. */
export const nothingSchema = z.object({});
