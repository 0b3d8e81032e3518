import { z } from "zod";
import { homeIdSchema } from "../../../kernel/ids";
import { multiLine, singleLine } from "../../../kernel/typed-text";
import { fieldLetters, type HomeField, homeFields } from "./home-fields";

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

/** What is posted with a file of homes. */
export const importSchema = z.object({
  country: singleLine().regex(/^[A-Z]{2}$/),
  strict: z.literal("yes").optional(),
});

/** What the address of a checked file says; what is wrong in it is dropped. */
export const importAddressSchema = z.object({
  show: z.enum(["new", "changed", "unchanged", "fault"]).nullable().catch(null),
  after: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .catch(-1),
});

/** Bytes of a posted home: its criteria in a script of three bytes a letter, as a form writes them. */
export const homeFormBytes = 64 * 1024;

const typed = (field: HomeField) =>
  singleLine()
    .max((fieldLetters[field] ?? 60) * 4)
    .default("");

/** A home as its form posts it; what a field says is read by `readHome`. */
export const homeFormSchema = z.object({
  ...(Object.fromEntries(homeFields.map((field) => [field, typed(field)])) as Record<
    (typeof homeFields)[number],
    ReturnType<typeof typed>
  >),
  criteria: multiLine().max(homeFormBytes).default(""),
  postId: z.uuid(),
});
