import { z } from "zod";

/** Who is mentioned in a note, and the name as it stands in its text behind "@". */
export const mentionsSchema = z.array(z.object({ id: z.string(), name: z.string() }));
export type Mention = z.infer<typeof mentionsSchema>[number];
