import { z } from "zod";
import { applicationIdSchema, rentFormIdSchema } from "../../../kernel/ids";
import { singleLine } from "../../../kernel/typed-text";
import { applicationsKinds, pickedAtMost } from "./rules";

const kind = z.enum(applicationsKinds);
/** "yes" where a script asks and stays on its page; else the answer leads to the list of exports. */
const inline = z.literal("yes").optional();

/** What a page posts to export applications: of a form, those picked, or what the list shows by its address. */
export const requestApplicationsSchema = z.discriminatedUnion("what", [
  z.object({ what: z.literal("form"), kind, inline, form: rentFormIdSchema }),
  z.object({
    what: z.literal("picked"),
    kind,
    inline,
    ids: singleLine()
      .transform((text) => text.split(","))
      .pipe(z.array(applicationIdSchema).min(1).max(pickedAtMost)),
  }),
  z.object({ what: z.literal("list"), kind, inline, list: singleLine().max(1000).default("") }),
]);
export type RequestApplications = z.infer<typeof requestApplicationsSchema>;
