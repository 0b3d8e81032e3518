import { z } from "zod";
import { definitionSchema } from "../../../forms/form-model/schema";

/** What the builder tells the frame: the form as it stands, and which section and question is being worked on. */
export const showPreviewSchema = z.object({
  kind: z.literal("rentform-show-preview"),
  definition: definitionSchema,
  sectionId: z.string().max(20).nullable(),
  fieldId: z.string().max(20).nullable(),
});
