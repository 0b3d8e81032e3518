import { z } from "zod";
import { rentFormIdSchema, rentFormUrlIdSchema, versionIdSchema } from "../../../kernel/ids";
import { formStates, viewingStages } from "../../../kernel/states";
import { asShown } from "./as-shown";
import { definitionSchema } from "./schema";

/** What KV keeps at `published-form:v1:{urlId}`: nothing of its owner, and what applicants get of the definition. */
export const publishedFormSchema = z.object({
  formId: rentFormIdSchema,
  urlId: rentFormUrlIdSchema,
  state: z.enum(formStates),
  versionId: versionIdSchema,
  versionNumber: z.number().int().min(1),
  publishedAt: z.number().int(),
  opensUntil: z.number().int().nullable(),
  /** Applications are read one at a time, first come first. What was put before that was kept is read freely. */
  isReviewedInOrder: z.boolean().default(false),
  /** When the home is viewed; null where the form has no viewings, and in what was put before they were kept. */
  viewingStage: z.enum(viewingStages).nullable().default(null),
  /** Search engines may list the page of its home. */
  isIndexed: z.boolean().default(false),
  /** Until then nobody uploads documents: somebody looks at the form first. Null: nothing is locked. */
  documentsLockedUntil: z.number().int().nullable().default(null),
  /** An account has the form. What was sent to a guest's ends with the form at the latest. */
  hasAccount: z.boolean(),
  /** As applicants get it, not as the version keeps it. */
  definition: definitionSchema.transform(asShown),
});

export type PublishedForm = z.infer<typeof publishedFormSchema>;

/** `find`: KV, then D1; null when never published. `refresh` re-reads D1 and puts. `forget`: for erased forms alone. */
export type PublishedForms = {
  find(urlId: string): Promise<PublishedForm | null>;
  findInDatabase(urlId: string): Promise<PublishedForm | null>;
  refresh(formId: string): Promise<void>;
  forget(urlId: string): Promise<void>;
};
