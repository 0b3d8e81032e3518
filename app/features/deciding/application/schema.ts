import { z } from "zod";
import { referenceRequestIdSchema, rentFormIdSchema } from "../../../kernel/ids";
import { pageLocales } from "../../../kernel/page-locale";
import { singleLine } from "../../../kernel/typed-text";
import { noteLength, skipReasons } from "../../applying/applications/states";
import { oneSchema, words } from "../decision/schema";

export const noteSchema = oneSchema.extend({
  text: words(noteLength).min(1),
  /** The page's own; a page of before a deploy sends none. */
  postId: z.uuid().optional(),
  /** Ids of the people who were chosen behind "@", parted by commas. */
  mentioned: singleLine()
    .max(2000)
    .transform((text) => text.split(","))
    .optional(),
});

export const removeNoteSchema = oneSchema.extend({ noteId: z.uuid() });

export const holdSchema = oneSchema.extend({ text: words(noteLength).min(1) });

export const sendAgainSchema = oneSchema.extend({ deliveryId: z.uuid() });

export const askReferenceSchema = oneSchema.extend({
  path: singleLine().max(120),
  locale: z.enum(pageLocales),
  /** The applicant wants to be asked first, and was. */
  hasWord: z.literal("yes").optional(),
});

export const cancelReferenceSchema = oneSchema.extend({ referenceId: referenceRequestIdSchema });

export const skipSchema = oneSchema
  .extend({ reason: z.enum(skipReasons), note: words(noteLength).optional() })
  // Another reason than those is written down.
  .refine(({ reason, note }) => reason !== "other" || Boolean(note));

export const reviewOrderSchema = z.object({ formId: rentFormIdSchema });
