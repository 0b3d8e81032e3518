import { z } from "zod";
import { homeIdSchema } from "../../../kernel/ids";
import { singleLine } from "../../../kernel/typed-text";

/** So many at a time: as a page shows, and some. */
const homeIds = z.array(homeIdSchema).min(1).max(50);

export const changeHomesSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.enum(["archive", "unarchive", "close"]), homeIds }),
  z.object({ intent: z.literal("extend"), homeIds, until: z.iso.date() }),
]);

export const vacancySchema = z.object({
  /** Left out where the last form says no rent. */
  rent: singleLine().max(30).default(""),
  availableFrom: z.union([z.iso.date(), z.literal("")]).default(""),
  postId: z.uuid().optional(),
});
